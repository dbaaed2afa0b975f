import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { signInText } from "../state/sign-in-text.ts";

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export function EmailField({ onChange, ...rest }: EmailFieldProps): ReactElement {
  return (
    <TextField
      {...rest}
      label={signInText.email}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
