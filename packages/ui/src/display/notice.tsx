import type { ReactElement } from "react";
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";
import { NoticeBox, type NoticeWords } from "./notice-box.tsx";
import { warningLook } from "./warning-notice.tsx";

type NoticeTone = "info" | "ok" | "warning" | "danger";

export interface NoticeProps extends NoticeWords {
  readonly tone?: NoticeTone;
  /** Interrupts screen readers: for what appears after an action of the person. */
  readonly announce?: boolean;
}

const tones = {
  info: ["bg-sunken text-ink", InfoIcon],
  ok: ["bg-ok-tint text-ok-ink", CircleCheckIcon],
  warning: [warningLook, WarningIcon],
  danger: ["bg-danger-tint text-danger-ink", AlertIcon],
} as const;

/** A box in the flow of the page that says something stays true until it changes. */
export function Notice({ tone = "info", announce = false, ...words }: NoticeProps): ReactElement {
  const [look, symbol] = tones[tone];
  const role = announce ? (tone === "danger" ? "alert" : "status") : undefined;
  return <NoticeBox {...words} look={look} symbol={symbol} role={role} />;
}
