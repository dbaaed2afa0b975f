import type {
  Authentication,
  SecondFactorChallenge,
  SignInRefusal,
  SignInResult,
} from "@lokalkorb/model/client/auth/identity";
import { useState } from "react";
import { consoleAuthentication, modelClient } from "@/shared/environment/start-client";
import { secondFactorPart } from "../code/late-second-factor.ts";
import { failureTexts, refusalTexts, signInText } from "./sign-in-text.ts";

export interface SignIn {
  readonly attempt: (act: (auth: Authentication) => Promise<SignInResult>) => Promise<void>;
  /** The account has a second factor and waits for its code. */
  readonly challenge: SecondFactorChallenge | null;
  readonly restart: () => void;
  readonly pending: boolean;
  /** Why it did not work, in a sentence. */
  readonly problem: string | null;
}

/**
 * Waits for the SDK if it is still on its way, so that the first press counts. `linkInvalid`: the sentence where a link is
 * what signs in.
 */
export function useSignIn(linkInvalid = ""): SignIn {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const attempt = async (act: (auth: Authentication) => Promise<SignInResult>): Promise<void> => {
    // The last problem stays until the answer: if it went at once, a second tap would meet a link that moved up.
    setPending(true);
    // The client for after the sign-in loads meanwhile.
    modelClient().catch(() => undefined);
    const auth = await consoleAuthentication().catch(() => null);
    const answer = auth && (await act(auth));
    if (answer === null) setProblem(signInText.loadFailed);
    else if (answer.ok) setProblem(null);
    else if (answer.challenge) {
      const { challenge: asked } = answer;
      const isHere = await secondFactorPart.load().then(
        () => true,
        () => false,
      );
      setProblem(isHere ? null : signInText.loadFailed);
      setChallenge(isHere ? asked : null);
    } else {
      if (answer.refusal?.type === "code-too-late") setChallenge(null);
      setProblem(answer.refusal ? textOf(answer.refusal.type) : failureTexts[answer.failure.type]);
    }
    setPending(false);
  };
  const textOf = (type: SignInRefusal["type"]): string => (type === "link-invalid" ? linkInvalid : refusalTexts[type]);
  const restart = (): void => {
    setChallenge(null);
    setProblem(null);
  };
  return { attempt, challenge, restart, pending, problem };
}
