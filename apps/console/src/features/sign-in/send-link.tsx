import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { signInText } from "./sign-in-text.ts";
import type { SendLink as Sending } from "./use-send-link.ts";

export interface SendLinkProps {
  readonly link: Sending;
  readonly onSend: () => void;
}

/** For those without a password: the same address, a mail instead. */
export function SendLink({ link: { pending, sent, problem }, onSend }: SendLinkProps): ReactElement {
  return (
    <section aria-labelledby="link" className="grid gap-3 border-t border-line p-6">
      <h2 id="link" className="text-h3">
        {signInText.linkTitle}
      </h2>
      <p className="text-meta text-ink-2">{signInText.linkLead}</p>
      {problem && (
        <Notice tone="danger" title={signInText.linkFailed} announce>
          {problem}
        </Notice>
      )}
      {sent && (
        <Notice tone="ok" title={sent.title} announce>
          {sent.next}
        </Notice>
      )}
      <Button look="outline" wide pending={pending} pendingLabel={signInText.sendingLink} onClick={onSend}>
        {signInText.sendLink}
      </Button>
    </section>
  );
}
