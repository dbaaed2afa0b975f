import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type StatusTone = "ok" | "off" | "warning" | "danger";

const dotTones: Record<StatusTone, string> = {
  ok: "bg-ok text-ok",
  off: "bg-ink-3 text-ink-3",
  warning: "bg-warning text-warning",
  danger: "bg-danger text-danger",
};

export interface StatusDotProps {
  readonly tone?: StatusTone;
  /** Pulses while something is live. */
  readonly live?: boolean | undefined;
}

export function StatusDot({ tone = "ok", live = false }: StatusDotProps): ReactElement {
  return <span aria-hidden className={classNames("size-2 flex-none rounded-full", dotTones[tone], live && "pulse")} />;
}

export interface StatusPillProps extends StatusDotProps {
  /** `plate` stands on the gradient, `tinted` in bars. */
  readonly ground?: "plate" | "tinted";
  readonly children: ReactNode;
  readonly className?: string;
}

const tints: Record<StatusTone, string> = {
  ok: "bg-ok-tint text-ok-ink",
  off: "bg-sunken text-ink-2",
  warning: "bg-warning-tint text-warning-ink",
  danger: "bg-danger-tint text-danger-ink",
};

/** A state in words with a dot: „Geöffnet bis 18:30 Uhr“, „Verbunden“. */
export function StatusPill({
  tone = "ok",
  live,
  ground = "plate",
  children,
  className,
}: StatusPillProps): ReactElement {
  return (
    <span
      className={classNames(
        "inline-flex min-h-8 items-center gap-2 rounded-pill px-3 text-meta font-bold leading-tight forced-colors:border",
        ground === "plate" ? "bg-surface text-ink" : tints[tone],
        className,
      )}
    >
      <StatusDot tone={tone} live={live} />
      {children}
    </span>
  );
}
