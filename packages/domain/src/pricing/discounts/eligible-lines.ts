import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderLine } from "../totals/order-line.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { MenuGoods } from "../../catalog/goods/goods.ts";

/** The fields of a line that a discount reads: a `PricedLine` has them all. */
export interface DiscountableLine extends Pick<
  OrderLine,
  "lineId" | "kind" | "refId" | "qty" | "unitCents" | "totalCents"
> {
  readonly choices: readonly { readonly cents: Cents }[];
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

function goodsOf({ categories, groups }: CatalogParts, categoryId: Id<"category">): readonly string[] {
  const entries = categories.find(({ id }) => id === categoryId)?.entries ?? [];
  return entries.flatMap(({ kind, id }) => (kind === "group" ? (groups[id]?.itemIds ?? []) : [id]));
}
