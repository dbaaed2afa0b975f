import { must } from "../../kernel/invariant.ts";
import { type Instant, type Minutes, minuteMs } from "../../kernel/time/instant.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { cutoffsOf } from "./offered-slots.ts";
import type { Slot } from "./slot.ts";
import { slotOfKey } from "./timetable.ts";

/** The last moment at which goods with this lead time can be ordered for a time: what a shop may add in a rush is not known ahead. */
export function lastOrderMoment(
  { key, start }: Slot,
  option: FulfilmentMethod,
  timezone: string,
  { leadMinutes, extraMinutes }: { readonly leadMinutes: Minutes; readonly extraMinutes: Minutes },
): Instant {
  const { businessDay } = must(slotOfKey(option, timezone, key), "a time of this way");
  const lead = Math.max(option.leadMinutes, leadMinutes) + extraMinutes;
  return Math.min(start - lead * minuteMs, ...cutoffsOf(businessDay, option, timezone));
}
