import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type FormEvent, type ReactElement } from "react";
import { accountText, shortestPassword } from "./account-text.ts";
import { useSetPassword } from "./use-set-password.ts";

/** Sets the first password or another one; after a problem it stays as it was typed. */
export function PasswordForm({ email }: { readonly email: string }): ReactElement {
  const client = useModelClient();
  const { save, pending, outcome } = useSetPassword();
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const tooShort = password.length < shortestPassword;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (tooShort) return field.current?.focus();
    if (!(await save(password))) return;
    setPassword("");
    setChecked(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-xl border border-line bg-surface p-6"
    >
      <TextField label={accountText.email} type="email" autoComplete="username" value={email} readOnly />
      <div className="grid gap-1">
        <h2 className="text-h2">{accountText.passwordTitle}</h2>
        <p className="text-pretty text-ink-2">{accountText.passwordLead}</p>
      </div>
      {outcome?.type === "saved" && (
        <Notice tone="ok" announce>
          {accountText.saved}
        </Notice>
      )}
      {outcome?.type === "problem" && (
        <Notice
          tone="danger"
          title={accountText.failed}
          announce
          action={
            outcome.signInAgain && (
              <Button look="outline" onClick={() => void client?.auth.signOut()}>
                {accountText.signInAgain}
              </Button>
            )
          }
        >
          {outcome.text}
        </Notice>
      )}
      <TextField
        ref={field}
        label={accountText.password}
        hint={accountText.hint}
        name="new-password"
        type={shown ? "text" : "password"}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={checked && tooShort ? accountText.tooShort : undefined}
      />
      <Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)} label={accountText.show} />
      <Button type="submit" wide pending={pending} pendingLabel={accountText.pending}>
        {accountText.submit}
      </Button>
    </form>
  );
}
