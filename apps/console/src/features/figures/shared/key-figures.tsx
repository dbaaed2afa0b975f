import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  /** '+ 20 %'; null: no comparison. */
  readonly change: string | null;
  readonly isBetter: boolean;
  /** In words: what it is compared with, or contains. */
  readonly beside: string;
}

export interface KeyFiguresProps {
  readonly label: string;
  readonly figures: readonly KeyFigure[];
  /** All in one row where there is room. */
  readonly wide?: boolean;
}

/** Three or four figures in a row, two by two on a phone. */
export function KeyFigures({ label, figures, wide = true }: KeyFiguresProps): ReactElement {
  return (
    <dl
      aria-label={label}
      className={classNames(
        "grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line gap-px",
        wide && "lg:grid-cols-4",
      )}
    >
      {figures.map(({ name, value, change, isBetter, beside }) => (
        <div key={name} className="grid content-start gap-1 bg-surface p-3 md:px-5 md:py-4">
          <dt className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 text-ink-2">
            {name}
            {change !== null && (
              <span
                className={classNames(
                  "rounded-pill px-2.5 py-0.5 text-meta font-bold whitespace-nowrap",
                  isBetter ? "bg-ok-tint text-ok-ink" : "bg-warning-tint text-warning-ink",
                )}
              >
                {change}
              </span>
            )}
          </dt>
          <dd className="text-[1.5rem] leading-8 font-bold md:text-[1.75rem]">{value}</dd>
          <dd className="text-meta text-ink-2">{beside}</dd>
        </div>
      ))}
    </dl>
  );
}
