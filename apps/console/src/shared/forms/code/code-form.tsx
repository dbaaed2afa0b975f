import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from "react";
import { readCode } from "./one-time-code.ts";
import { codeText } from "./code-text.ts";

export interface CodeFormProps {
  readonly submit: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  readonly onCode: (code: string) => void;
  /** Where the form comes in the place of another one; what is typed next belongs here. */
  readonly takesFocus?: boolean;
  /** Why the last code did not do. */
  readonly problem?: ReactNode;
  /** The ways out, below the button. */
  readonly children?: ReactNode;
}

/** Asks for the six digits of an authenticator app. */
export function CodeForm({
  submit,
  pendingLabel,
  pending,
  onCode,
  takesFocus = false,
  problem,
  children,
}: CodeFormProps): ReactElement {
  const [typed, setTyped] = useState("");
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = readCode(typed);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    field.current?.focus();
    if (code !== null) onCode(code);
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {problem}
      <TextField
        ref={field}
        label={codeText.label}
        hint={codeText.hint}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={checked && code === null ? codeText.incomplete : undefined}
      />
      <Button type="submit" wide pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
