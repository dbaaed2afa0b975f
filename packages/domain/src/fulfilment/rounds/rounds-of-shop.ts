import type { Instant } from "../../kernel/time/instant.ts";
import { type Round, nextRounds, type RoundsQuestion } from "./next-rounds.ts";
import type { RoundDate, RoundsOfMethods } from "../../shop/round-dates.ts";
import type { RoundRule } from "./round-rule.ts";

export type RoundStatus = "active" | "paused" | "ended";

/** A shop's round as it is stored. */
export interface PlannedRounds {
  readonly status: RoundStatus;
  readonly rule: RoundRule;
  readonly methodIds: readonly string[];
}

/** As many coming rounds as shoppers can choose from. */
const offered = 6;

/**
 * Of each way that has rounds, those that can be ordered for now or later. Days off are left to those who ask for a time, because
 * they change without the rounds. A pause leaves a way without any; an end gives it its
 * usual times back.
 */
export function roundsOfShop(
  plans: readonly PlannedRounds[],
  question: Pick<RoundsQuestion, "now" | "timezone">,
): RoundsOfMethods {
  const rounds = plans
    .filter(({ status }) => status !== "ended")
    .flatMap(({ status, rule, methodIds }) => {
      const dates =
        status === "paused" ? [] : heldRounds(nextRounds({ ...question, rule, closures: [], count: 2 * offered }));
      return methodIds.map((id) => [id, dates.slice(0, offered)] as const);
    });
  return Object.fromEntries(rounds);
}

const heldRounds = (rounds: readonly Round[]): readonly RoundDate[] =>
  rounds.filter(({ state }) => state === "held").map(({ day, opensAt, closesAt }) => ({ day, opensAt, closesAt }));

/** When something about these rounds changes by itself: one opens, closes, or its day is over and a further one comes into view. */
export function nextRoundMoment(rounds: RoundsOfMethods, now: Instant): Instant | null {
  const moments = Object.values(rounds)
    .flat()
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt + 1])
    .filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
