import { classNames } from "@lokalkorb/ui/class-names";
import { useId, type ReactElement, type ReactNode } from "react";

export interface FormSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Adds a row or the like, at the right of the title. */
  readonly action?: ReactNode;
  /** Rows from edge to edge stand in the place of fields. */
  readonly rows?: boolean;
  readonly children: ReactNode;
}

/** One panel of a page. */
export function FormSection({ title, lead, action, rows = false, children }: FormSectionProps): ReactElement {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "rounded-lg border border-line bg-surface",
        rows ? "overflow-hidden" : "grid gap-3 p-4 md:p-5",
      )}
    >
      <div
        className={classNames(
          "flex flex-wrap justify-between gap-x-4 gap-y-2",
          rows ? "items-center border-b border-line px-4 py-3 md:px-5" : "items-start",
        )}
      >
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {lead && <p className="max-w-[90ch] text-meta text-pretty text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface FieldRowProps {
  /** Whole phrases are typed here, and have to be read as a whole. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Related fields beside each other; each at least as wide as a thumb can hit, and level where a label takes two lines. */
export function FieldRow({ wide = false, children }: FieldRowProps): ReactElement {
  return <div className={wide ? "field-row field-row-wide" : "field-row"}>{children}</div>;
}
