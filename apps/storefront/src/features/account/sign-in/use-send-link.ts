import { useRef, useState } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { keepLinkAddress } from "./link-address.ts";
import { failureTexts, tooMany } from "./sign-in-text.ts";

export interface SendLink {
  send(email: string): Promise<void>;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The address that the link went to. */
  readonly sentTo: string | null;
}

export function useSendLink(next: string): SendLink {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A press that got no answer is repeated as the same request: one mail.
  const request = useRef<{ readonly id: string; readonly email: string } | null>(null);
  const send = async (email: string): Promise<void> => {
    setPending(true);
    // Before the answer, which may be later than the mail.
    keepLinkAddress(email);
    if (request.current?.email !== email) request.current = { id: crypto.randomUUID(), email };
    const { id } = request.current;
    const answer = await loadAccountCalls().then(
      (calls) => calls.sendLink(id, email, next),
      () => null,
    );
    setPending(false);
    if (answer?.ok || answer?.refusal) request.current = null;
    setSentTo(answer?.ok ? email : null);
    if (answer === null) setProblem(failureTexts.offline);
    else if (answer.ok) setProblem(null);
    else if (!answer.refusal) setProblem(failureTexts[answer.failure.type]);
    else
      setProblem(
        answer.refusal.type === "rate-limited" ? tooMany(answer.refusal.retryAt - Date.now()) : failureTexts.unexpected,
      );
  };
  return { send, pending, problem, sentTo };
}
