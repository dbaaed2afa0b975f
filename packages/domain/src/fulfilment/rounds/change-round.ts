import type { LocalDate } from "../../kernel/time/instant.ts";
import { type CallableOff, calledOff } from "./call-off.ts";
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
  | { readonly kind: "skip" | "hold"; readonly day: LocalDate }
  | { readonly kind: "callOff"; readonly day: LocalDate; readonly word: string };

export interface ChangingRound extends CallableOff {
  readonly status: RoundStatus;
}

const statusAfter = { pause: "paused", resume: "active", end: "ended" } as const;

/** The round after a change. To skip the same day twice is to skip it; days of the past are forgotten. */
export function changedRound<Plan extends ChangingRound>(round: Plan, change: RoundChange, today: LocalDate): Plan {
  if (change.kind === "callOff") return calledOff(round, change.day, change.word, today);
  if (change.kind !== "skip" && change.kind !== "hold") return { ...round, status: statusAfter[change.kind] };
  const { rule, callOffs = [] } = round;
  const others = rule.skips.filter((day) => day !== change.day && day >= today);
  const skips = change.kind === "hold" ? others : [...others, change.day].toSorted();
  const known = callOffs.filter(({ key, day }) => key !== change.day && day >= today);
  return { ...round, rule: { ...rule, skips }, ...(known.length < callOffs.length ? { callOffs: known } : {}) };
}
