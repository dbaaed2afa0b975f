import type { ReactElement, ReactNode } from "react";
import type { IllustrationName } from "../illustrations/illustrations.ts";
import { IllustrationRow } from "./illustration.tsx";

export interface EmptyStateProps {
  readonly picture?: IllustrationName;
  readonly title: ReactNode;
  /** One sentence that teaches the next step. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ picture = "basket", title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <IllustrationRow quantity={[[picture, 88]]} lazy className="mb-2" />
      <p className="text-name font-bold">{title}</p>
      {children && <div className="max-w-[44ch] text-ink-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
