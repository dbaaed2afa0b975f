import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type BadgeTone = "neutral" | "ok" | "warning" | "danger" | "theme" | "strong" | "dark";

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  /** `tag` on products, `fact` in rows and tables, `state` at option groups. */
  readonly size?: "tag" | "fact" | "state";
  readonly className?: string;
  readonly children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-2",
  ok: "bg-ok-tint text-ok-ink",
  warning: "bg-warning-tint text-warning-ink",
  danger: "bg-danger-tint text-danger-ink",
  theme: "bg-tint-2 text-theme-ink",
  strong: "bg-theme-ink text-surface",
  dark: "bg-ink text-surface",
};

const sizes = {
  tag: "pill-tag",
  fact: "min-h-6 px-2 text-xs",
  state: "min-h-6 px-2.5 text-meta font-bold",
} as const;

/** A fact in a pill: „Bio“, „ausverkauft“, „2 gewählt“. */
export function Badge({ tone = "neutral", icon, size = "fact", className, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames("pill", tones[tone], sizes[size], className)}>
      {icon}
      {children}
    </span>
  );
}
