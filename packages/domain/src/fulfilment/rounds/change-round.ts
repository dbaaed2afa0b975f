import type { LocalDate } from "../../kernel/time/instant.ts";
import type { RoundRule } from "./round-rule.ts";
import type { RoundStatus } from "./rounds-of-shop.ts";

/** `taken`: one of the ways is in another round. `promised`: there are orders for the day. `over`: an ended round stays ended. */
export const roundAnswers = [
  "saved",
  "taken",
  "promised",
  "over",
  "day",
  "closes-before-opens",
  "no-methods",
  "no-times",
  "no-round-ahead",
] as const;

export type RoundChange =
  | { readonly kind: "pause" | "resume" | "end" }
  | { readonly kind: "skip" | "hold"; readonly day: LocalDate };

export interface ChangingRound {
  readonly status: RoundStatus;
  readonly rule: RoundRule;
}

const statusAfter = { pause: "paused", resume: "active", end: "ended" } as const;

/** The round after a change. To skip the same day twice is to skip it; days of the past are forgotten. */
export function changedRound({ status, rule }: ChangingRound, change: RoundChange, today: LocalDate): ChangingRound {
  if (change.kind !== "skip" && change.kind !== "hold") return { status: statusAfter[change.kind], rule };
  const others = rule.skips.filter((day) => day !== change.day && day >= today);
  const skips = change.kind === "hold" ? others : [...others, change.day].toSorted();
  return { status, rule: { ...rule, skips } };
}
