import type { SecondFactorChallenge, SignInResult } from "@lokalkorb/model/client/auth/identity";
import { useState } from "react";
import type { AccountCalls } from "@/entities/account/account-calls";
import { loadAccountCalls } from "@/entities/account/account-part";
import { failureTexts, refusalTexts } from "./sign-in-text.ts";

export interface SignIn {
  /** True once this browser is signed in. */
  attempt(act: (calls: AccountCalls) => Promise<SignInResult>): Promise<boolean>;
  /** The account has a second factor and waits for its code. */
  readonly challenge: SecondFactorChallenge | null;
  readonly pending: boolean;
  readonly problem: string | null;
}

export function useSignIn(): SignIn {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const attempt: SignIn["attempt"] = async (act) => {
    setPending(true);
    const answer = await loadAccountCalls().then(act, () => null);
    setPending(false);
    if (answer?.ok) return true;
    if (answer === null) setProblem(failureTexts.offline);
    else if (answer.challenge) {
      setProblem(null);
      setChallenge(answer.challenge);
    } else {
      if (answer.refusal?.type === "code-too-late") setChallenge(null);
      setProblem(answer.refusal ? refusalTexts[answer.refusal.type] : failureTexts[answer.failure.type]);
    }
    return false;
  };
  return { attempt, challenge, pending, problem };
}
