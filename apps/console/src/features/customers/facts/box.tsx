import { useId, type ReactElement, type ReactNode } from "react";

export interface BoxProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of a record: its head on paper, its rows below. */
export function Box({ title, lead, action, children }: BoxProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex min-h-11 items-center gap-2 border-b border-line bg-paper px-4">
        <h3 id={id} className="font-bold">
          {title}
        </h3>
        {lead && <span className="min-w-0 truncate text-meta text-ink-2">{lead}</span>}
        {action && <span className="ms-auto flex-none">{action}</span>}
      </div>
      {children}
    </section>
  );
}
