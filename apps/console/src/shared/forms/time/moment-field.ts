import type { ReactNode } from "react";

/** What a form hands to a field for a day or a time; the value is 'YYYY-MM-DD' or 'HH:mm', or whatever was typed instead. */
export interface MomentFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}
