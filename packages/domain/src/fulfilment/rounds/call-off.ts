import * as f from "../../kernel/fields/field.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { handoverOn, type Round } from "./next-rounds.ts";
import type { RoundRule } from "./round-rule.ts";

/** A day that is not held although it had orders: these end, and their people read the word. `key` is the day of the rule, `day` that of the handover. */
export const callOff = f.object({
  key: f.localDate(),
  day: f.localDate(),
  word: f.text({ max: 500 }),
  done: f.flag(),
});
export type CallOff = f.ValueOf<typeof callOff>;

/** Told to those who ordered for a round that stayed below its minimum (state-machines 3.6). */
export const notEnough = "Für diese Runde kam nicht genug zusammen.";

export interface CallableOff {
  readonly rule: RoundRule;
  readonly callOffs?: readonly CallOff[] | undefined;
  /** Days whose minimum was looked at. */
  readonly settledOn?: readonly LocalDate[] | undefined;
}

/** The day falls out, and its orders are to end; called off once more, the first word stays. */
export function calledOff<Plan extends CallableOff>(plan: Plan, key: LocalDate, word: string, today: LocalDate): Plan {
  const { rule, callOffs = [] } = plan;
  const known = callOffs.filter(({ day }) => day >= today);
  const skips = [...new Set([...rule.skips.filter((one) => one >= today), key])].toSorted();
  const isOff = known.some((one) => one.key === key);
  const added = { key, day: handoverOn(rule, key), word, done: false };
  return { ...plan, rule: { ...rule, skips }, callOffs: isOff ? known : [...known, added] };
}

/** Rounds that have closed and whose minimum was not looked at yet. */
export const roundsToSettle = (
  { settledOn = [] }: CallableOff,
  rounds: readonly Round[],
  now: Instant,
): readonly Round[] =>
  rounds.filter(({ key, state, closesAt }) => state === "held" && closesAt < now && !settledOn.includes(key));

/**
 * A minimum, or a closing, that is new judges no round that had closed before it was said; `due` are those that the words of
 * before still judge. Answers which of the rounds count as looked at.
 */
export function settledWhenSaid(
  plan: CallableOff,
  { rounds, due, now }: { readonly rounds: readonly Round[]; readonly due: readonly Round[]; readonly now: Instant },
): readonly LocalDate[] {
  const judged = new Set(due.map(({ key }) => key));
  const closed = new Set(roundsToSettle(plan, rounds, now).filter(({ key }) => !judged.has(key)));
  return rounds
    .filter((round) => closed.has(round) || plan.settledOn?.includes(round.key) === true)
    .map(({ key }) => key);
}

export interface Settling {
  readonly rounds: readonly Round[];
  readonly minTotalCents: Cents;
  /** The goods that were ordered for a day, discounts taken off. */
  readonly totalOn: (day: LocalDate) => Cents;
  readonly today: LocalDate;
}

/** After the closing: a round below its minimum is called off, one without any order just falls out. Each day is looked at once. */
export function settledRounds<Plan extends CallableOff>(
  plan: Plan,
  { rounds, minTotalCents, totalOn, today }: Settling,
): Plan {
  const settledOn = [...(plan.settledOn ?? []), ...rounds.map(({ key }) => key)].filter((day) => day >= today);
  const short = rounds.filter(({ day }) => totalOn(day) < minTotalCents);
  return short.reduce((after, { key }) => calledOff(after, key, notEnough, today), { ...plan, settledOn });
}
