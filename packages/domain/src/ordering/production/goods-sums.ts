import { byText } from "./by-text.ts";
import type { Id, Unit } from "../../kernel/branded.ts";
import type { MadeGoods } from "./made-goods.ts";

interface Sum {
  readonly qty: Unit<"count">;
  readonly grams: Unit<"grams">;
}

export interface GoodsSum extends Sum {
  readonly itemId: Id<"product">;
  readonly name: string;
  /** The same pieces by their choices; empty where all are alike and as they are. */
  readonly variants: readonly (Sum & { readonly options: string })[];
}

/** Goods of one place: a station, a shelf, a supplier; '' = none is named. */
export interface PlaceSums {
  readonly place: string;
  readonly goods: readonly GoodsSum[];
  readonly qty: Unit<"count">;
}

const nothing: Sum = { qty: 0, grams: 0 };
const both = (a: Sum, b: Sum): Sum => ({ qty: a.qty + b.qty, grams: a.grams + b.grams });
const sumOf = (sums: readonly Sum[]): Sum => sums.reduce(both, nothing);

/** One row for each item, by its name. */
export function goodsSums(goods: readonly MadeGoods[]): readonly GoodsSum[] {
  const rows = [...Map.groupBy(goods, ({ itemId }) => itemId)].map(([itemId, all]) => ({
    itemId,
    name: nameOf(all),
    ...sumOf(all),
    variants: variantsOf(all),
  }));
  return rows.toSorted((a, b) => byText(a.name, b.name) || byText(a.itemId, b.itemId));
}

/** The kitchen's own word for it, also where it is a part of a bundle. */
function nameOf(goods: readonly MadeGoods[]): string {
  return goods.reduce((known, { kitchenName, name }) => kitchenName ?? (known === "" ? name : known), "");
}

function variantsOf(goods: readonly MadeGoods[]): GoodsSum["variants"] {
  const variants = [...Map.groupBy(goods, ({ options }) => options)]
    .map(([options, all]) => ({ options, ...sumOf(all) }))
    .toSorted((a, b) => byText(a.options, b.options));
  return variants.every(({ options }) => options === "") ? [] : variants;
}

/** The sums by place; goods without one come last. */
export function sumsByPlace(
  goods: readonly MadeGoods[],
  placeOf: (itemId: Id<"product">) => string,
): readonly PlaceSums[] {
  return [...Map.groupBy(goods, ({ itemId }) => placeOf(itemId))]
    .map(([place, all]) => ({ place, goods: goodsSums(all), qty: sumOf(all).qty }))
    .toSorted((a, b) => Number(a.place === "") - Number(b.place === "") || byText(a.place, b.place));
}
