import type { ReactNode } from "react";

/**
 * Props of a field for a day or a time; the value is 'YYYY-MM-DD' or 'HH:mm', or the typed text where it is neither.
 */
export interface MomentFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}
