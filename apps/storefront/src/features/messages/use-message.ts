import { sendNotice, sendQuestion } from "@lokalkorb/contracts/messages";
import type { MessageKind } from "@lokalkorb/domain/shop/platform-message";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { changeDraft, useDraft } from "./draft.ts";
import { messageErrors, type MessageForm } from "./message-form.ts";
import { messageRefusals } from "./message-text.ts";

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
  const { pending, problem, send } = useSending(messageRefusals);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const errors = messageErrors(kind, form);
  const sendWhole = async (): Promise<void> => {
    const answer = await send(form, async (requestId) => sendWith(await loadLive(), kind, form, requestId));
    if (answer === null) return;
    changeDraft(kind, null);
    setChecked(false);
    setSentTo(form.email.trim());
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

/** A question is kept by the guest of this browser, whose help shows the answer; without one it goes by mail alone. */
async function sendWith(client: ModelClient, kind: MessageKind, form: MessageForm, requestId: string) {
  const { page, reason, text } = form;
  const name = form.name.trim();
  const email = form.email.trim();
  if (kind === "question" || reason === "") {
    await client.auth.ensureIdentity();
    return client.call(sendQuestion, { requestId, text, name, email, ...(page === "" ? {} : { page }) });
  }
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
