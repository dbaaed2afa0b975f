import { Button } from "@lokalkorb/ui/button";
import { LockIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import type { SignIn } from "./use-sign-in.ts";
import { Problem } from "./sign-in-card.tsx";
import { failureTexts, signInText } from "./sign-in-text.ts";
import { useHasPasskeys } from "../passkeys/has-passkeys.ts";
import { loadPasskeyCalls } from "../passkeys/passkey-part.ts";
import { passkeySignInProblems, passkeyText as words } from "../passkeys/passkey-text.ts";

export interface PasskeySignInProps {
  readonly signIn: SignIn;
  readonly onIn: () => void;
}

/** One press: the device knows whose passkeys it has. Nothing is shown where the browser knows none. */
export function PasskeySignIn({ signIn, onIn }: PasskeySignInProps): ReactElement | null {
  const hasPasskeys = useHasPasskeys();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (hasPasskeys !== true) return null;
  const prove = async (): Promise<void> => {
    if (pending || signIn.pending) return;
    setPending(true);
    setProblem(null);
    const answer = await loadPasskeyCalls()
      .then((calls) => calls.prove())
      .catch(() => null);
    if (answer === null) setProblem(failureTexts.offline);
    else if (typeof answer === "string") setProblem(passkeySignInProblems[answer]);
    else if (answer.ok) {
      const { token } = answer.value;
      if (await signIn.attempt((calls) => calls.signInByToken(token))) onIn();
    } else setProblem(answer.refusal ? passkeySignInProblems[answer.refusal.type] : failureTexts[answer.failure.type]);
    setPending(false);
  };
  return (
    <>
      <Problem title={signInText.failed} text={problem} />
      <Button
        look="outline"
        wide
        icon={<LockIcon />}
        pending={pending}
        pendingLabel={signInText.signingIn}
        onClick={() => void prove()}
      >
        {words.signIn}
      </Button>
    </>
  );
}
