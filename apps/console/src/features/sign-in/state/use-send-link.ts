import { latePart } from "@lokalkorb/ui/late-part";
import { useRef, useState } from "react";
import { startPath } from "@/shared/routes/routes";
import { modelClient } from "@/shared/environment/start-client";
import { keepLinkAddress } from "./link-address.ts";
import type { LinkAnswer } from "./send-link-request.ts";
import { signInText } from "./sign-in-text.ts";

export interface SendLink {
  readonly send: (email: string) => Promise<void>;
  readonly pending: boolean;
  readonly sent: LinkAnswer["sent"];
  readonly problem: string | null;
}

const requestPart = latePart(
  "sign-in-link",
  async () => (await import(/* webpackChunkName: "part-sign-in-link" */ "./send-link-request.ts")).requestLink,
);

/** Mails a link to sign in with. `wanted`: the console's page after it, whose query stays behind. */
export function useSendLink(wanted: string): SendLink {
  const [path = ""] = wanted.split("?");
  const next = /^\/[\w/-]{0,200}$/.test(path) ? path : startPath();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Omit<LinkAnswer, "answered">>({ problem: null, sent: null });
  // A press that got no answer is repeated as the same request: one mail.
  const request = useRef<{ readonly id: string; readonly email: string } | null>(null);
  const send = async (email: string): Promise<void> => {
    // The last outcome stays until the next: if it went at once, a second tap would meet the link that moved up.
    setPending(true);
    // Before the answer, which may be lost or later than the mail: the link knows its device all the same.
    keepLinkAddress(email);
    if (request.current?.email !== email) request.current = { id: crypto.randomUUID(), email };
    const { id: requestId } = request.current;
    const parts = await Promise.all([requestPart.load(), modelClient()]).catch(() => null);
    const answer = parts && (await parts[0](parts[1], { requestId, email, next }));
    setOutcome(answer ?? { problem: signInText.loadFailed, sent: null });
    if (answer?.answered) request.current = null;
    setPending(false);
  };
  return { send, pending, ...outcome };
}
