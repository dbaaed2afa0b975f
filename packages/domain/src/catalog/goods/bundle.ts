import type { ChosenComponent } from "./basket-line.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Bundle } from "./goods.ts";

/** One component of one bundle: `qty` pieces of the item, for `surchargeCents` on top of the bundle's price. */
export interface BundleComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly qty: number;
  readonly surchargeCents: Cents;
}

/**
 * What is in the bundle: fixed slots bring all their choices, the others what the shopper picked, between min and max
 * picks. Every component is named, also the fixed ones, since stock, kitchen and receipt need them.
 */
export function bundleComponents(
  bundle: Bundle,
  chosen: readonly ChosenComponent[],
): Result<BundleComponent[], "components"> {
  const components: BundleComponent[] = [];
  if (chosen.some(({ slotId }) => !bundle.slots.some((slot) => slot.id === slotId))) return refuse("components");
  for (const slot of bundle.slots) {
    const picked = slot.fixed
      ? slot.choices.map(({ itemId }) => ({ slotId: slot.id, itemId, qty: 1 }))
      : chosen.filter(({ slotId }) => slotId === slot.id);
    const picks = picked.reduce((sum, { qty }) => sum + qty, 0);
    if (!slot.fixed && (picks < slot.min || picks > slot.max)) return refuse("components");
    for (const pick of picked) {
      const choice = slot.choices.find(({ itemId }) => itemId === pick.itemId);
      if (!choice || !Number.isSafeInteger(pick.qty) || pick.qty < 1) return refuse("components");
      components.push({
        slotId: slot.id,
        itemId: choice.itemId,
        qty: choice.qty * pick.qty,
        surchargeCents: choice.surchargeCents * pick.qty,
      });
    }
  }
  return ok(components);
}
