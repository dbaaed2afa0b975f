import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { PricedBasket } from "../../pricing/basket/price-basket.ts";

/**
 * The authorization beyond the total, so that heavier goods need no second payment: the shop's share of the estimate,
 * rounded up, and never more than the maximum that the shopper was told (PRC-10).
 */
export function authorizationMarginCents(
  { lines, totals, atMostCents }: Pick<PricedBasket, "lines" | "totals" | "atMostCents">,
  bufferBp: BasisPoints,
): Cents {
  const estimated = lines.reduce((sum, line) => sum + (line.catchWeight === undefined ? 0 : line.totalCents), 0);
  const wanted = Math.ceil((estimated * bufferBp) / 10_000);
  return Math.max(0, Math.min(wanted, atMostCents - totals.totalCents));
}
