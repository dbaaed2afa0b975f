import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { WarningIcon } from "../icons/icons.ts";

export interface NoticeWords {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export interface NoticeBoxProps extends NoticeWords {
  readonly look: string;
  readonly symbol: typeof WarningIcon;
  readonly role?: "alert" | "status" | undefined;
}

export function NoticeBox(props: NoticeBoxProps): ReactElement {
  const { look, symbol: Symbol, role, title, children, action, className } = props;
  return (
    <div
      className={classNames(
        "flex gap-2.5 rounded-lg px-4 py-3 text-[max(0.8125rem,var(--t-meta))] leading-snug forced-colors:border",
        look,
        className,
      )}
      role={role}
    >
      <Symbol size={16} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
