import { type Instant, minuteMs } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { earliestSlot } from "./next-slot.ts";
import type { SlotInput } from "./offered-slots.ts";

/** A countdown that runs for longer hurries for nothing. */
const tellsBefore = 60;

/**
 * Until when an order can still be had today, in whole minutes from now on; null where that is more than an hour away, or nothing
 * is to be had today any more. Capacity may end it sooner.
 */
export function todayUntil(question: SlotInput): Instant | null {
  const dayOf = (at: Instant): string => instantToLocal(at, question.timezone).date;
  const isFree = (minutes: number): boolean => {
    const now = question.now + minutes * minuteMs;
    return dayOf(now) === dayOf(question.now) && earliestSlot({ ...question, now, maxDays: 1 }) !== null;
  };
  if (!isFree(0) || isFree(tellsBefore)) return null;
  let [free, gone] = [0, tellsBefore];
  while (gone - free > 1) {
    const middle = Math.floor((free + gone) / 2);
    if (isFree(middle)) free = middle;
    else gone = middle;
  }
  return question.now + free * minuteMs;
}
