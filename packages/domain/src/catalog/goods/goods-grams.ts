import type { MenuItem } from "./item.ts";

/**
 * The weight of one piece in a parcel: as the shop says, at most when sold by weight, else its content. Millilitres
 * count as grams.
 */
export function gramsOf({
  weightGrams,
  catchWeight,
  content,
}: Pick<MenuItem, "weightGrams" | "catchWeight" | "content">): number {
  if (weightGrams !== undefined) return weightGrams;
  if (catchWeight) return catchWeight.maxGrams;
  return content && content.unit !== "piece" ? content.amount : 0;
}

/** Pieces per item as `PricedLine.pieces` counts them. */
export function goodsGrams(
  items: Readonly<Record<string, MenuItem>>,
  quantity: readonly Readonly<Record<string, number>>[],
): number {
  return quantity
    .flatMap((line) => Object.entries(line))
    .reduce((sum, [itemId, count]) => sum + (items[itemId] ? gramsOf(items[itemId]) * count : 0), 0);
}
