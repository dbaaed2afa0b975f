import type { Instant, Weekday } from "../../kernel/time/instant.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Round } from "./next-rounds.ts";
import type { Ahead, RoundRule } from "./round-rule.ts";

/** Reasons why a round cannot be held as it is meant, each told at its field. */
export type RoundProblem = "day" | "closes-before-opens" | "no-methods" | "no-times" | "no-round-ahead";

export interface PlannedRound {
  readonly rule: RoundRule;
  readonly methods: readonly Pick<FulfilmentMethod, "windows">[];
  readonly rounds: readonly Pick<Round, "day" | "state" | "closesAt">[];
  readonly now: Instant;
}

export function roundProblems({ rule, methods, rounds, now }: PlannedRound): readonly RoundProblem[] {
  const found: RoundProblem[] = [];
  if (!hasDay(rule)) found.push("day");
  if (!isBefore(rule.opens, rule.closes)) found.push("closes-before-opens");
  if (methods.length === 0) found.push("no-methods");
  const held = rounds.filter(({ state, closesAt }) => state === "held" && closesAt > now);
  if (hasDay(rule) && held.length === 0) found.push("no-round-ahead");
  const weekdays = new Set<Weekday>(held.map(({ day }) => weekdayOf(day)));
  const lacksTimes = methods.some(({ windows }) => ![...weekdays].some((day) => hasTimesOn(windows, day)));
  if (weekdays.size > 0 && lacksTimes) found.push("no-times");
  return found;
}

const hasTimesOn = (windows: FulfilmentMethod["windows"], day: Weekday): boolean =>
  windows.some(({ weekday }) => weekday === day);

function hasDay({ repeat, weekday, from, nth, dates }: RoundRule): boolean {
  switch (repeat) {
    case "weekly":
      return weekday !== undefined;
    case "biweekly":
      return from !== undefined;
    case "monthly":
      return weekday !== undefined && nth !== undefined;
    case "dates":
      return dates !== undefined && dates.length > 0;
  }
}

/** Earlier in time is more days ahead, or the same day and an earlier hour. */
const isBefore = (first: Ahead, second: Ahead): boolean =>
  first.days > second.days || (first.days === second.days && first.time < second.time);
