import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { latePart } from "@lokalkorb/ui/late-part";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { accountPath, addCardPath } from "@/shared/routes/paths";
import { addCardText as words, cardsText } from "./cards-text.ts";
import type { PaymentForm } from "./payment-form.ts";

const formPart = latePart("payment-form", async () => {
  const { openPaymentForm, notePaymentCards } = await import(
    /* webpackChunkName: "part-payment-form" */ "./payment-form.ts"
  );
  return { openPaymentForm, notePaymentCards };
});

export interface UsePaymentForm {
  readonly status: "loading" | "ready" | "failed";
  readonly saving: boolean;
  readonly problem: string | null;
  readonly place: RefObject<HTMLDivElement | null>;
  load(): void;
  save(): void;
}

const loadProblems = {
  offline: words.offline,
  "payment-unavailable": cardsText.unavailable,
  "rate-limited": cardsText.tooOften,
  "sign-in-required": cardsText.again,
} as const;

/** A whole new page: the provider's script stays on this one. */
const leave = (): void => location.assign(accountPath());

/** `redirect_status`: the bank has asked on a page of its own, and this is the way back. */
export function usePaymentForm(client: ModelClient): UsePaymentForm {
  const [status, setStatus] = useState<UsePaymentForm["status"]>("loading");
  const [saving, setSaving] = useState(false);
  const [returned] = useState(() => new URLSearchParams(location.search).get("redirect_status"));
  const [problem, setProblem] = useState<string | null>(() =>
    returned === null || returned === "succeeded" ? null : words.bankSaidNo,
  );
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<PaymentForm | null>(null);

  const finish = useCallback(async (): Promise<void> => {
    const part = await formPart.load();
    // The account page shows the card as soon as the provider has told of it.
    await part.notePaymentCards(client);
    leave();
  }, [client]);

  /** Null: it can be typed into. */
  const open = useCallback(async (): Promise<string | null> => {
    try {
      const part = await formPart.load();
      const opened = await part.openPaymentForm(client);
      if (typeof opened === "string") return loadProblems[opened];
      form.current?.destroy();
      form.current = opened;
      if (place.current !== null) await opened.mount(place.current);
      return null;
    } catch {
      return navigator.onLine ? cardsText.unavailable : words.offline;
    }
  }, [client]);
  const settle = useCallback((failure: string | null): void => {
    if (failure !== null) setProblem(failure);
    setStatus(failure === null ? "ready" : "failed");
  }, []);

  useEffect(() => {
    let stopped = false;
    history.replaceState(history.state, "", location.pathname);
    if (returned === "succeeded") finish().catch(leave);
    else
      open()
        .then((failure) => (stopped ? undefined : settle(failure)))
        .catch(() => undefined);
    return () => {
      stopped = true;
      form.current?.destroy();
      form.current = null;
    };
  }, [returned, finish, open, settle]);

  const save = async (): Promise<void> => {
    if (saving || form.current === null) return;
    setSaving(true);
    setProblem(null);
    const answer = await form.current.save(`${location.origin}${addCardPath()}`).catch(() => ({ problem: "" }));
    if (answer === "saved") return finish().catch(leave);
    setProblem(answer.problem || cardsText.again);
    setSaving(false);
  };
  return {
    status,
    saving,
    problem,
    place,
    load: () => {
      setProblem(null);
      setStatus("loading");
      void open().then(settle);
    },
    save: () => void save(),
  };
}
