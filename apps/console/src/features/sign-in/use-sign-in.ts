import type { Authentication, SignInResult } from "@lokalkorb/model/client/auth/identity";
import { useState } from "react";
import { consoleAuthentication, modelClient } from "@/shared/environment/start-client";
import { failureTexts, refusalTexts, signInText } from "./sign-in-text.ts";

export interface SignIn {
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly signInWithLink: (email: string, link: string) => Promise<void>;
  readonly pending: boolean;
  /** Why it did not work, in a sentence. */
  readonly problem: string | null;
}

/** Waits for the SDK if it is still on its way, so that the first press counts. */
export function useSignIn(): SignIn {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (act: (auth: Authentication) => Promise<SignInResult>): Promise<void> => {
    setPending(true);
    setProblem(null);
    // The client for after the sign-in loads meanwhile.
    modelClient().catch(() => undefined);
    const auth = await consoleAuthentication().catch(() => null);
    const answer = auth && (await act(auth));
    if (answer === null) setProblem(signInText.loadFailed);
    else if (!answer.ok)
      setProblem(answer.refusal ? refusalTexts[answer.refusal.type] : failureTexts[answer.failure.type]);
    setPending(false);
  };
  return {
    signIn: (email, password) => attempt((auth) => auth.signInWithEmail(email, password)),
    signInWithLink: (email, link) => attempt((auth) => auth.signInWithLink(email, link)),
    pending,
    problem,
  };
}
