import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { MenuGoods } from "../../catalog/goods/goods.ts";

/** The fields of a line that a discount reads: a `PricedLine` has them all. */
export interface DiscountableLine {
  readonly lineId: string;
  readonly kind: "item" | "bundle";
  readonly refId: string;
  readonly qty: number;
  readonly unitCents: number;
  readonly totalCents: number;
  readonly choices: readonly { readonly cents: number }[];
  /** false: books, bread of the day before, whatever the shop keeps out of all discounts. */
  readonly discountable: boolean;
  /** Its price is a reduced one already. */
  readonly reduced: boolean;
}

export type CatalogParts = Pick<MenuGoods, "categories" | "groups">;

/** The lines a discount may touch at all; `excludeDiscounted` is left to what happened before it. */
export function eligibleLines<Line extends DiscountableLine>(
  terms: DiscountTerms,
  menu: CatalogParts,
  lines: readonly Line[],
): Line[] {
  const { includeItems = [], includeCategories = [], excludeItems = [], itemId } = terms;
  const wanted = new Set(includeItems);
  for (const id of includeCategories) for (const refId of goodsOf(menu, id)) wanted.add(refId);
  const everything = includeItems.length + includeCategories.length === 0;
  return lines.filter(
    ({ discountable, reduced, refId, kind }) =>
      discountable &&
      !(reduced && terms.excludeDiscounted) &&
      (everything || wanted.has(refId)) &&
      !excludeItems.includes(refId) &&
      (terms.kind !== "freeItem" || (kind === "item" && refId === itemId)),
  );
}

function goodsOf({ categories, groups }: CatalogParts, categoryId: string): readonly string[] {
  const entries = categories.find(({ id }) => id === categoryId)?.entries ?? [];
  return entries.flatMap(({ kind, id }) => (kind === "group" ? (groups[id]?.itemIds ?? []) : [id]));
}
