import type { ChosenComponent } from "./basket-line.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { type BundleComponent, chosenComponents, picksOf } from "./chosen-components.ts";
import type { Bundle, BundlePart } from "./goods.ts";

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

function isFilled(slot: BundlePart, chosen: readonly ChosenComponent[]): boolean {
  const count = pickCount(slot, chosen);
  const isOffered = ({ itemId, qty }: ChosenComponent): boolean =>
    Number.isSafeInteger(qty) && qty >= 1 && slot.choices.some((choice) => choice.itemId === itemId);
  return count >= slot.min && count <= slot.max && picksOf(slot, chosen).every(isOffered);
}

export function pickCount(slot: BundlePart, chosen: readonly ChosenComponent[]): number {
  return picksOf(slot, chosen).reduce((sum, { qty }) => sum + qty, 0);
}
