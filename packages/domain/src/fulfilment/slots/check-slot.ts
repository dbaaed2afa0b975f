import { minuteMs } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { earliestSlot } from "./next-slot.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { closingOf, type SlotInput, type SlotVerdict, slotJudge } from "./offered-slots.ts";
import { type SlotCapacity, slotCapacity } from "./slot-capacity.ts";
import type { Slot } from "./slot.ts";
import { slotOfKey, type TimetableSlot } from "./timetable.ts";

export type SlotRefusal =
  | { readonly type: "slot-changed"; readonly next: Slot | null }
  | { readonly type: "slot-full"; readonly next: Slot | null }
  | {
      readonly type: "shop-closed";
      readonly message?: string;
      /** Of the closure in which the time lies, such as 'Betriebsferien'. */
      readonly reason?: string;
      readonly next: Slot | null;
    }
  | { readonly type: "cutoff-passed"; readonly next: Slot | null };

/**
 * Whether this very time can still be had. Agrees with `offeredSlots`, because both ask the same timetable; with a
 * grace it is kinder about lead time and beginning, while closings, cutoffs and capacity count to the second.
 */
export function checkSlot(question: SlotInput & { readonly key: string }): Result<Slot, SlotRefusal> {
  const { operations } = question;
  const found = findSlot(question);
  const next = (): Slot | null => earliestSlot(question);
  if (found === null) return refuse({ type: "slot-changed", next: next() });
  switch (found.verdict.state) {
    case "free":
      return ok(found.entry.slot);
    case "full":
      return refuse({ type: "slot-full", next: next() });
    case "cutoff":
      return refuse({ type: "cutoff-passed", next: next() });
    case "tooSoon":
    case "goods":
    case "area":
      return refuse({ type: "slot-changed", next: next() });
    case "closed":
    case "paused": {
      const closing = closingOf(question, found.entry);
      const message = closing === undefined ? operations.message : undefined;
      return refuse({
        type: "shop-closed",
        ...(message ? { message } : {}),
        ...(closing?.reason ? { reason: closing.reason } : {}),
        next: next(),
      });
    }
  }
}

/** Why this very time can or cannot be had, with the facts for a sentence; `noSuchTime` = it stands in no timetable, or is over. */
export function explainSlot(
  question: SlotInput & { readonly key: string },
): SlotVerdict | { readonly state: "noSuchTime" } {
  return findSlot(question)?.verdict ?? { state: "noSuchTime" };
}

/** The whole capacity of a slot, for its document; null = there is no such slot. */
export function capacityOfKey(option: FulfilmentMethod, timezone: string, key: string): SlotCapacity | null {
  const entry = slotOfKey(option, timezone, key);
  return entry ? slotCapacity(option, entry.window) : null;
}

function findSlot(
  question: SlotInput & { readonly key: string },
): { readonly entry: TimetableSlot; readonly verdict: SlotVerdict } | null {
  const { option, timezone, now, key } = question;
  const today = instantToLocal(now, timezone).date;
  const date = key.slice(0, 10);
  if (!option.enabled || date < today || date > addDays(today, option.advance.maxDays)) return null;
  const entry = slotOfKey(option, timezone, key);
  if (!entry || entry.slot.start <= now - (question.graceMinutes ?? 0) * minuteMs) return null;
  return { entry, verdict: slotJudge(question)(entry) };
}
