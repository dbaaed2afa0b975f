import {
  cents,
  count,
  distributionType,
  flag,
  list,
  localTime,
  object,
  oneOf,
  optional,
  text,
  weekday,
} from "./codecs.ts";
import { address, closure, window } from "./shared-shapes.ts";

/** What the shopper's slot rule needs of a way to receive goods: part of the document, and all that the menu holds. */
export const offeredDistribution = {
  type: distributionType,
  name: text,
  enabled: flag,
  position: count,
  publicNote: optional(text),
  place: optional(object({ name: text, address, instructions: optional(text) })),
  windows: list(window),
  mode: oneOf(["slot", "asap"]),
  intervalMinutes: count,
  firstSlotOffsetMinutes: count,
  leadMinutes: count,
  advance: object({ minDays: count, maxDays: count }),
  cutoffs: list(
    object({
      kind: oneOf(["sameDayAt", "daysBeforeAt"]),
      time: localTime,
      days: optional(count),
      weekdays: optional(list(weekday)),
    }),
  ),
  capacity: object({ ordersPerSlot: optional(count), unitsPerSlot: optional(count) }),
  minOrderCents: cents,
  feeCents: cents,
  closures: list(closure),
};
