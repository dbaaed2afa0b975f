import { classNames } from "@lokalkorb/ui/class-names";
import { useId, useState, type ReactElement, type ReactNode } from "react";
import { chartText as words } from "./chart-text.ts";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";

export interface ChartPanelProps {
  readonly title: string;
  /** Beside the title: which orders, which days. */
  readonly note?: ReactNode;
  /** Every figure of the picture; without one the panel is a table or a list already. */
  readonly table?: Omit<FigureTableProps, "caption">;
  /** In the place of the switch. */
  readonly more?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box of figures. Each picture can be read as a table. */
export function ChartPanel({ title, note, table, more, className, children }: ChartPanelProps): ReactElement {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid min-w-0 content-start gap-2 rounded-xl border border-line bg-surface p-4 md:px-5",
        className,
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {note && <span className="text-meta text-ink-2">{note}</span>}
        <span className="ms-auto">
          {table && (
            <button
              type="button"
              aria-pressed={asTable}
              className="link min-h-11"
              aria-describedby={id}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? words.asPicture : words.asTable}
            </button>
          )}
          {more}
        </span>
      </div>
      {asTable && table ? <FigureTable caption={title} {...table} /> : children}
    </section>
  );
}
