import type { ChosenComponent } from "./basket-line.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Bundle, BundleSlot } from "./goods.ts";

/** One component of one bundle: `qty` pieces of the item, for `surchargeCents` on top of the bundle's price. */
export interface BundleComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly qty: number;
  readonly surchargeCents: Cents;
}

/** As far as it is chosen: fixed slots bring all their choices, the others what was picked of theirs. */
export function chosenComponents({ slots }: Bundle, chosen: readonly ChosenComponent[]): BundleComponent[] {
  return slots.flatMap((slot) => {
    const picks = slot.fixed
      ? slot.choices.map(({ itemId }) => ({ slotId: slot.id, itemId, qty: 1 }))
      : picksOf(slot, chosen);
    return picks.flatMap(({ slotId, itemId, qty }) => {
      const choice = slot.choices.find((offered) => offered.itemId === itemId);
      return choice ? [{ slotId, itemId, qty: choice.qty * qty, surchargeCents: choice.surchargeCents * qty }] : [];
    });
  });
}

/**
 * The contents of a complete bundle: of each slot that is not fixed between min and max picks. Every component is
 * named, also the fixed ones, since stock, kitchen and invoice need them.
 */
export function bundleComponents(
  bundle: Bundle,
  chosen: readonly ChosenComponent[],
): Result<BundleComponent[], "components"> {
  const isReturning = chosen.every(({ slotId }) => bundle.slots.some((slot) => slot.id === slotId));
  return isReturning && bundle.slots.every((slot) => slot.fixed || isFilled(slot, chosen))
    ? ok(chosenComponents(bundle, chosen))
    : refuse("components");
}

function isFilled(slot: BundleSlot, chosen: readonly ChosenComponent[]): boolean {
  const count = pickCount(slot, chosen);
  const isOffered = ({ itemId, qty }: ChosenComponent): boolean =>
    Number.isSafeInteger(qty) && qty >= 1 && slot.choices.some((choice) => choice.itemId === itemId);
  return count >= slot.min && count <= slot.max && picksOf(slot, chosen).every(isOffered);
}

const picksOf = ({ id }: BundleSlot, chosen: readonly ChosenComponent[]): readonly ChosenComponent[] =>
  chosen.filter(({ slotId }) => slotId === id);

export function pickCount(slot: BundleSlot, chosen: readonly ChosenComponent[]): number {
  return picksOf(slot, chosen).reduce((sum, { qty }) => sum + qty, 0);
}
