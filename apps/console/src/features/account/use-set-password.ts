import { useState } from "react";
import { setPassword } from "@lokalkorb/model/client/auth/set-password";
import { ownAccount } from "@/shared/environment/start-client";
import { accountText, passwordFailureTexts, passwordRefusalTexts } from "./account-text.ts";

type Outcome =
  | { readonly type: "saved" }
  | { readonly type: "problem"; readonly text: string; readonly signInAgain: boolean };

export interface SetPassword {
  /** Whether the password holds now. */
  readonly save: (password: string) => Promise<boolean>;
  readonly pending: boolean;
  readonly outcome: Outcome | null;
}

export function useSetPassword(): SetPassword {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async (password: string): Promise<boolean> => {
    setPending(true);
    const next = await outcomeOf(password);
    setOutcome(next);
    setPending(false);
    return next.type === "saved";
  };
  return { save, pending, outcome };
}

async function outcomeOf(password: string): Promise<Outcome> {
  const answer = await ownAccount()
    .then((account) => setPassword(account, password))
    .catch(() => null);
  if (answer === null) return { type: "problem", text: accountText.loadFailed, signInAgain: false };
  if (answer.ok) return { type: "saved" };
  if (answer.refusal === undefined)
    return { type: "problem", text: passwordFailureTexts[answer.failure.type], signInAgain: false };
  const { type } = answer.refusal;
  return { type: "problem", text: passwordRefusalTexts[type], signInAgain: type === "sign-in-too-old" };
}
