import { latePart } from "@lokalkorb/ui/late-part";
import { useRef, useState } from "react";
import { startPath } from "@/shared/routes/routes";
import { modelClient } from "@/shared/environment/start-client";
import { keepLinkAddress } from "./link-address.ts";
import { failureTexts, linkRefusalText, signInText } from "./sign-in-text.ts";

export interface SendLink {
  readonly send: (email: string) => Promise<void>;
  readonly pending: boolean;
  /** The address that the last link went to. */
  readonly sentTo: string | null;
  readonly problem: string | null;
}

const contractPart = latePart(
  "sign-in-link",
  async () =>
    (await import(/* webpackChunkName: "part-sign-in-link" */ "@lokalkorb/contracts/accounts")).sendSignInLink,
);

/** Mails a link to sign in with. `wanted`: the console's page after it, whose query stays behind. */
export function useSendLink(wanted: string): SendLink {
  const [path = ""] = wanted.split("?");
  const next = /^\/[\w/-]{0,200}$/.test(path) ? path : startPath();
  const [pending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A press that got no answer is repeated as the same request: one mail.
  const request = useRef<{ readonly id: string; readonly email: string } | null>(null);
  const send = async (email: string): Promise<void> => {
    setPending(true);
    setProblem(null);
    setSentTo(null);
    if (request.current?.email !== email) request.current = { id: crypto.randomUUID(), email };
    const { id: requestId } = request.current;
    const parts = await Promise.all([modelClient(), contractPart.load()]).catch(() => null);
    const answer = parts && (await parts[0].call(parts[1], { requestId, email, next }));
    if (answer === null) setProblem(signInText.loadFailed);
    else if (answer.ok) {
      keepLinkAddress(email);
      setSentTo(email);
    } else setProblem(answer.refusal ? linkRefusalText(answer.refusal, Date.now()) : failureTexts[answer.failure.type]);
    if (answer?.ok || answer?.refusal) request.current = null;
    setPending(false);
  };
  return { send, pending, sentTo, problem };
}
