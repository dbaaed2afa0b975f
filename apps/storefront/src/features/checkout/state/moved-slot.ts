import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { useState } from "react";

/** The time that stood on the page, and the basket it was proposed for. */
export interface SeenSlot {
  readonly slot: Slot | null;
  readonly optionId: string | undefined;
  readonly lines: BasketLines;
  /** It stood there before the clock took it away. */
  readonly before: Slot | null;
}

export type ShownSlot = Omit<SeenSlot, "before"> & { readonly isChosen: boolean };

/** The seen slot after the one before: only a proposal that moved on by itself has to be announced. */
export function seeSlot(seen: SeenSlot, { slot, optionId, lines, isChosen }: ShownSlot): SeenSlot {
  if (isChosen || seen.optionId !== optionId || seen.lines !== lines) {
    const isSame = seen.slot?.key === slot?.key && seen.optionId === optionId && seen.lines === lines;
    return isSame && seen.before === null ? seen : { slot, optionId, lines, before: null };
  }
  if (slot === null || seen.slot === null || slot.key === seen.slot.key)
    return slot?.key === seen.slot?.key ? seen : { ...seen, slot };
  return { ...seen, slot, before: slot.start > seen.slot.start ? (seen.before ?? seen.slot) : null };
}

/** The proposed slot that went while it was shown; null = none did. */
export function useMovedSlot(shown: ShownSlot): Slot | null {
  const { slot, optionId, lines } = shown;
  const [seen, setSeen] = useState<SeenSlot>({ slot, optionId, lines, before: null });
  const next = seeSlot(seen, shown);
  if (next !== seen) setSeen(next);
  return next.before;
}
