import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";

type NoticeTone = "info" | "ok" | "warning" | "danger";

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  /** Interrupts screen readers: for what appears after an action of the person. */
  readonly announce?: boolean;
  readonly className?: string;
}

const tones = {
  info: ["bg-sunken text-ink", InfoIcon],
  ok: ["bg-ok-tint text-ok-ink", CircleCheckIcon],
  warning: ["bg-warning-tint text-warning-ink", WarningIcon],
  danger: ["bg-danger-tint text-danger-ink", AlertIcon],
} as const;

/** A box in the flow of the page that says something stays true until it changes. */
export function Notice({
  tone = "info",
  title,
  children,
  action,
  announce = false,
  className,
}: NoticeProps): ReactElement {
  const [look, Symbol] = tones[tone];
  return (
    <div
      className={classNames(
        "flex gap-2.5 rounded-lg px-4 py-3 text-[max(0.8125rem,var(--t-meta))] leading-snug forced-colors:border",
        look,
        className,
      )}
      {...(announce && { role: tone === "danger" ? "alert" : "status" })}
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
