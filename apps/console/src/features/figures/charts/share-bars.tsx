import type { ReactElement } from "react";

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** As it is written at the end of its row. */
  readonly figure: string;
  readonly beside: string;
}

/** One bar each, the longest over the whole width. */
export function ShareBars({ shares }: { readonly shares: readonly Share[] }): ReactElement {
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <ul className="grid gap-3">
      {shares.map(({ key, name, value, figure, beside }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-1">
          <span className="truncate text-name">{name}</span>
          <b className="text-end">{figure}</b>
          <span aria-hidden className="h-1 self-center rounded-pill bg-sunken">
            <span
              className="block h-full rounded-pill bg-primary"
              style={{ width: `${Math.max(0, (100 * value) / most)}%` }}
            />
          </span>
          <span className="text-end text-meta text-ink-2">{beside}</span>
        </li>
      ))}
    </ul>
  );
}
