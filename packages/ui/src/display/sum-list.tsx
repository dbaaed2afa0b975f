import type { ReactElement, ReactNode } from "react";

export interface SumLine {
  readonly name: string;
  /** Written out, such as „4,80 €“. */
  readonly value: string;
}

export interface SumListProps {
  readonly lines: readonly SumLine[];
  /** `note` says what is in it, such as „inkl. MwSt.“. */
  readonly total: SumLine & { readonly note: string };
  /** Further lines below the total. */
  readonly children?: ReactNode;
}

/** The summands and their total. */
export function SumList({ lines, total, children }: SumListProps): ReactElement {
  return (
    <dl className="sums">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="sums-total">
        <dt>
          {total.name} <small>{total.note}</small>
        </dt>
        <dd>{total.value}</dd>
      </div>
      {children}
    </dl>
  );
}
