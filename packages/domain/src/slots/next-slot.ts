import { offeredSlots, type SlotQuestion } from "./offered-slots.ts";
import type { Slot } from "./slot.ts";

/** The first time that can be had, or null if there is none as far as orders are taken. */
export function earliestSlot(question: SlotQuestion): Slot | null {
  for (const day of offeredSlots(question)) {
    for (const { slot, state } of day.slots) if (state === "free") return slot;
  }
  return null;
}
