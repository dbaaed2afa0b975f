import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import type { MomentFieldProps } from "./moment-field.ts";
import { readTime } from "./read-moment.ts";

/** A time of day on the clock of 24 hours, whatever the browser's language is. */
export function TimeField({ value, onChange, ...rest }: MomentFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      maxLength={9}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ target: { value: readTime(target.value) ?? target.value } });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
