import type { OrderRefusal } from "../orders/refusal.ts";
import { ok, refuse, type Result } from "../result.ts";
import { addDays, isLocalDate } from "../time/local-date.ts";
import { instantToLocal } from "../time/zoned-time.ts";
import { earliestSlot } from "./next-slot.ts";
import { type SlotQuestion, slotJudge, timetable } from "./offered-slots.ts";
import type { Slot } from "./slot.ts";

export type SlotRefusal = Extract<
  OrderRefusal,
  { type: "slot-changed" | "slot-full" | "cutoff-passed" | "shop-closed" }
>;

/**
 * Whether this very time can still be had. Agrees with `offeredSlots`, because both ask the same timetable; with a
 * grace it is kinder about lead time and beginning, while closings, cutoffs and capacity count to the second.
 */
export function checkSlot(question: SlotQuestion & { readonly key: string }): Result<Slot, SlotRefusal> {
  const { option, timezone, now, operations, key } = question;
  const today = instantToLocal(now, timezone).date;
  const date = key.slice(0, 10);
  const inReach =
    option.enabled && isLocalDate(date) && date >= today && date <= addDays(today, option.advance.maxDays);
  const found = inReach ? timetable(option, timezone, date, date).find(({ slot }) => slot.key === key) : undefined;
  const next = (): Slot | null => earliestSlot(question);
  if (!found || found.slot.start <= now - (question.graceMinutes ?? 0) * 60_000)
    return refuse({ type: "slot-changed", next: next() });
  switch (slotJudge(question)(found)) {
    case "free":
      return ok(found.slot);
    case "full":
      return refuse({ type: "slot-full", next: next() });
    case "cutoff":
      return refuse({ type: "cutoff-passed", next: next() });
    case "tooSoon":
      return refuse({ type: "slot-changed", next: next() });
    case "closed":
    case "paused":
      return refuse({
        type: "shop-closed",
        ...(operations.message ? { message: operations.message } : {}),
        next: next(),
      });
  }
}
