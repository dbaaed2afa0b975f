import type { Id } from "../../kernel/branded.ts";
import type { ChosenComponent } from "./basket-line.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Bundle, BundlePart } from "./goods.ts";

/** One component of one bundle: so many of the item, for `surchargeCents` on top of the bundle's price. */
export interface BundleComponent {
  readonly slotId: Id<"component">;
  readonly itemId: Id<"product">;
  readonly qty: number;
  readonly surchargeCents: Cents;
}

/** Components of a bundle as far as it is chosen: fixed slots bring all their choices, the others what was picked of theirs. */
export function chosenComponents({ slots }: Bundle, chosen: readonly ChosenComponent[]): BundleComponent[] {
  return slots.flatMap((slot) =>
    (slot.fixed ? slot.choices.map(({ itemId }) => ({ itemId, qty: 1 })) : picksOf(slot, chosen)).flatMap(
      ({ itemId, qty }) => {
        const choice = slot.choices.find((offered) => offered.itemId === itemId);
        if (!choice) return [];
        return { slotId: slot.id, itemId, qty: choice.qty * qty, surchargeCents: choice.surchargeCents * qty };
      },
    ),
  );
}

export function picksOf({ id }: BundlePart, chosen: readonly ChosenComponent[]): readonly ChosenComponent[] {
  return chosen.filter(({ slotId }) => slotId === id);
}
