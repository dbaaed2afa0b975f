import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { BundleComponent } from "../goods/chosen-components.ts";
import type { Bundle } from "../goods/goods.ts";

/**
 * The price of one bundle with these components, surcharges included, options not. `itemCents` is the price of one
 * piece at the moment in question (`priceAt`). A reduction counts for the goods and never for surcharges.
 */
export function bundlePrice(
  bundle: Pick<Bundle, "pricing" | "priceCents" | "percentBp" | "minusCents">,
  components: readonly BundleComponent[],
  itemCents: (itemId: Id<"product">) => Cents,
): Cents {
  const surcharges = components.reduce((sum, { surchargeCents }) => sum + surchargeCents, 0);
  return surcharges + goodsPrice(bundle, () => components.reduce((sum, c) => sum + itemCents(c.itemId) * c.qty, 0));
}

function goodsPrice(
  {
    pricing,
    priceCents,
    percentBp = 0,
    minusCents = 0,
  }: Pick<Bundle, "pricing" | "priceCents" | "percentBp" | "minusCents">,
  sum: () => Cents,
): Cents {
  switch (pricing) {
    case "fixed":
      return priceCents;
    case "sum":
      return sum();
    case "sumMinusPercent":
      return sum() - roundHalfUp(sum() * percentBp, 10_000);
    case "sumMinusCents":
      return Math.max(0, sum() - minusCents);
  }
}

/** The price of the cheapest filling, to show 'ab 12,90 €'. */
export function cheapestBundlePrice(bundle: Bundle, itemCents: (itemId: Id<"product">) => Cents): Cents {
  return bundlePrice(bundle, cheapestFilling(bundle, itemCents), itemCents);
}

/** Fixed slots whole, of the others as few of the cheapest as will do. */
export function cheapestFilling(
  bundle: Pick<Bundle, "pricing" | "slots">,
  itemCents: (itemId: Id<"product">) => Cents,
): BundleComponent[] {
  return bundle.slots.flatMap((slot): BundleComponent[] => {
    const all = slot.choices.map((choice) => ({ slotId: slot.id, ...choice }));
    if (slot.fixed) return all;
    const cost = ({ itemId, qty, surchargeCents }: BundleComponent): Cents =>
      surchargeCents + (bundle.pricing === "fixed" ? 0 : itemCents(itemId) * qty);
    const [cheapest] = all.toSorted((a, b) => cost(a) - cost(b));
    return cheapest ? Array.from({ length: slot.min }, () => cheapest) : [];
  });
}
