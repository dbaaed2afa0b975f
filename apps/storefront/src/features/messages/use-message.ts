import { sendNotice, sendQuestion } from "@lokalkorb/contracts/messages";
import type { MessageKind } from "@lokalkorb/domain/shop/platform-message";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { changeDraft, useDraft } from "./draft.ts";
import { messageErrors, type MessageForm } from "./message-form.ts";
import { messageFailures, messageRefusals } from "./message-text.ts";

export interface MessageState {
  readonly form: MessageForm;
  readonly errors: ReturnType<typeof messageErrors>;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The address that was told; null until it is sent. */
  readonly sentTo: string | null;
  readonly set: (change: Partial<MessageForm>) => void;
  /** The first field with an error, where there is one. */
  readonly send: () => string | null;
}

/** One message with its draft, which lives as long as the tab. A press without answer is sent again as the same request. */
export function useMessage(kind: MessageKind): MessageState {
  const form = useDraft(kind);
  const [wasChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);

  const errors = messageErrors(kind, form);
  const sendWhole = async (): Promise<void> => {
    setPending(true);
    const body = JSON.stringify(form);
    if (request.current?.body !== body) request.current = { id: crypto.randomUUID(), body };
    const { id } = request.current;
    const answer = await loadLive().then(
      (client) => sendWith(client, kind, form, id),
      () => null,
    );
    setPending(false);
    if (answer?.ok === true) {
      changeDraft(kind, null);
      request.current = null;
      setChecked(false);
      setProblem(null);
      return setSentTo(form.email.trim());
    }
    setProblem(
      answer === null
        ? messageFailures.offline
        : answer.refusal === undefined
          ? messageFailures[answer.failure.type]
          : messageRefusals[answer.refusal.type],
    );
  };
  return {
    form,
    errors: wasChecked ? errors : {},
    pending,
    problem,
    sentTo,
    set: (change) => changeDraft(kind, change),
    send: () => {
      setChecked(true);
      const [first] = Object.keys(errors);
      if (first !== undefined) return first;
      if (!pending) void sendWhole();
      return null;
    },
  };
}

function sendWith(client: ModelClient, kind: MessageKind, form: MessageForm, requestId: string) {
  const { page, reason, text } = form;
  const name = form.name.trim();
  const email = form.email.trim();
  if (kind === "question" || reason === "")
    return client.call(sendQuestion, { requestId, text, name, email, ...(page === "" ? {} : { page }) });
  return client.call(sendNotice, {
    requestId,
    page,
    reason,
    text,
    goodFaith: true,
    ...(name === "" ? {} : { name }),
    ...(email === "" ? {} : { email }),
  });
}
