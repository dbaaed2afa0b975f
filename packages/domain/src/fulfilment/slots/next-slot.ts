import { daysAhead, type OfferedDay, offeredBetween, type SlotInput } from "./offered-slots.ts";
import type { Slot } from "./slot.ts";

/** The first time that can be had, or null if there is none as far as orders are taken. */
export function earliestSlot(question: SlotInput): Slot | null {
  const last = daysAhead(question);
  // Mostly it is today: further days are looked at, more of them each time, when these are over.
  for (let first = 0, next = 1; first <= last; first = next, next *= 4) {
    const slot = firstFree(offeredBetween(question, first, Math.min(last, next - 1)));
    if (slot !== null) return slot;
  }
  return null;
}

function firstFree(days: readonly OfferedDay[]): Slot | null {
  for (const { slots } of days) for (const { slot, state } of slots) if (state === "free") return slot;
  return null;
}
