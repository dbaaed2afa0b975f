import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { signInText as words } from "./sign-in-text.ts";

export interface EmailFieldProps {
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
}

export const EmailField = ({ value, wrong, onChange }: EmailFieldProps): ReactElement => (
  <TextField
    label={words.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    maxLength={254}
    value={value}
    error={wrong ? words.emailWrong : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
);
