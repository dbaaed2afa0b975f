import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { MenuItem } from "../goods/item.ts";
import { weightCents } from "./price-at.ts";

export interface PriceChange {
  /** 500 is five percent more, -500 five percent less. */
  readonly changeBp: BasisPoints;
  /** Prices become multiples of it. */
  readonly stepCents: 1 | 5 | 10;
}

/** Half a step goes up. What costs something costs at least one step afterwards. */
export function changePrice(priceCents: Cents, { changeBp, stepCents }: PriceChange): Cents {
  if (priceCents === 0) return 0;
  return Math.max(1, roundHalfUp(priceCents * (10_000 + changeBp), 10_000 * stepCents)) * stepCents;
}

/** The changed price fields of an item: of goods sold by weight the price per kilogram, and what follows from it. */
export function changeItemPrice(
  { priceCents, catchWeight }: Pick<MenuItem, "priceCents" | "catchWeight">,
  change: PriceChange,
): Pick<MenuItem, "priceCents" | "catchWeight"> {
  if (catchWeight === undefined) return { priceCents: changePrice(priceCents, change) };
  const changed = { ...catchWeight, pricePerKgCents: changePrice(catchWeight.pricePerKgCents, change) };
  return { priceCents: weightCents(changed, changed.estGrams), catchWeight: changed };
}
