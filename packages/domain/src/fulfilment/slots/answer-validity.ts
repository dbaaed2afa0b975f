import type { Operations } from "../../shop/shop-settings.ts";
import { type Instant, minuteMs } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { leadTime } from "./lead-time.ts";
import { cutoffsOf } from "./offered-slots.ts";
import type { OpeningState } from "./opening-state.ts";
import type { Slot } from "./slot.ts";
import { reachBackDays } from "../../kernel/time/window-span.ts";

/** Answers about a shop at a moment, and their source. */
export interface Answers {
  readonly now: Instant;
  readonly timezone: string;
  readonly operations: Operations;
  readonly opening: OpeningState;
  /** Ways with the first time that can be had, asked without a basket. */
  readonly ways: readonly { readonly option: FulfilmentMethod; readonly next: Slot | null }[];
}

/**
 * The first moment at which `openingState` or `earliestSlot` may say something else while the shop stays as it is. Within a
 * day and a state of operation times only become impossible, none becomes possible, so the first free one stays the first
 * until it is over itself. Days ahead, days off and holidays change with the date.
 */
export function answersHoldUntil(answers: Answers): Instant {
  const { now, timezone, operations, opening, ways: methods } = answers;
  const tomorrow = localToInstant({ date: addDays(instantToLocal(now, timezone).date, 1), time: "00:00" }, timezone);
  const changes = [
    tomorrow,
    operations.until ?? tomorrow,
    changeOf(opening) ?? tomorrow,
    ...methods.flatMap(({ option }) => (option.rounds ?? []).map(({ opensAt }) => opensAt)),
    ...methods.flatMap(({ option, next }) => (next === null ? [] : endsOf(next, option, answers))),
  ];
  return Math.min(...changes.filter((change) => change > now));
}

function changeOf(opening: OpeningState): Instant | null {
  switch (opening.state) {
    case "open":
    case "paused":
      return opening.until;
    case "opensAt":
      return opening.at;
    case "closed":
      return null;
  }
}

/** When a free time is free no more: it begins, the lead time is over, or orders for its day end. */
function endsOf({ start }: Slot, option: FulfilmentMethod, { now, timezone, operations }: Answers): Instant[] {
  const { date } = instantToLocal(start, timezone);
  const lead = leadTime({ option, leadMinutes: 0, operations, now });
  // A time after midnight goes by the day on which its window began.
  const daysBack = Array.from({ length: reachBackDays(option.windows) + 1 }, (_, back) => addDays(date, -back));
  const cutoffs = daysBack.flatMap((day) => cutoffsOf(day, option, timezone));
  // Lead time and cutoffs still hold at their very moment.
  return [start, ...[start - lead * minuteMs, ...cutoffs].map((last) => last + 1)];
}
