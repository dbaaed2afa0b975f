import { Select } from "@lokalkorb/ui/select";
import type { ReactElement, ReactNode } from "react";

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: Readonly<Partial<Record<Value, string>>>;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** One of a few named things. */
export function ChoiceField<Value extends string>({
  choices,
  onChange,
  ...rest
}: ChoiceFieldProps<Value>): ReactElement {
  return (
    <Select {...rest} onChange={(event) => onChange(event.target.value as Value)}>
      {Object.entries<string | undefined>(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
