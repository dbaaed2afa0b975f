import type { SecondFactorChallenge, SignInResult } from "@lokalkorb/model/client/auth/identity";
import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type SubmitEvent } from "react";
import { signInText as words } from "./sign-in-text.ts";
import { Problem } from "./sign-in-card.tsx";

export interface CodeFormProps {
  readonly challenge: SecondFactorChallenge;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onAnswer: (answer: () => Promise<SignInResult>) => void;
}

/** The second proof of an account that has one: those who work in a shop order with the same account. */
export function CodeForm({ challenge, pending, problem, onAnswer }: CodeFormProps): ReactElement {
  const [code, setCode] = useState("");
  const [checked, setChecked] = useState(false);
  const isCode = /^\d{6}$/.test(code);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isCode) onAnswer(() => challenge.answer(code));
  };
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={submit}>
      <Problem title={words.failed} text={problem} />
      <TextField
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={checked && !isCode ? words.codeWrong : undefined}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ""))}
      />
      <Button type="submit" wide pending={pending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}
