import type { BasketLine } from "../catalog/goods/basket-line.ts";
import type { MenuEntry, MenuGoods } from "../catalog/goods/goods.ts";
import { entriesOfProducts } from "../menu/menu-parts.ts";

type Line = Pick<BasketLine, "kind" | "refId" | "position">;

/**
 * The cards of what the shop says goes with the goods of a basket, in the order of its lines; without what lies in it,
 * another variant of it included.
 */
export function goesWith(menu: MenuGoods, lines: Readonly<Record<string, Line>>): readonly MenuEntry[] {
  const sorted = Object.values(lines).toSorted((a, b) => a.position - b.position);
  const inBasket = new Set(entriesOfProducts(menu, new Set(sorted.map(({ refId }) => refId))));
  const wanted = sorted.flatMap(({ kind, refId }) => (kind === "item" ? (menu.items[refId]?.goesWith ?? []) : []));
  const entries = wanted.flatMap((id) => entriesOfProducts(menu, new Set([id])).slice(0, 1));
  return [...new Set(entries)].filter((entry) => !inBasket.has(entry));
}

/** Products named by the goods of a basket that a page with a part of the menu does not hold yet. */
export function missingOfGoesWith(menu: MenuGoods, lines: Readonly<Record<string, Line>>): readonly string[] {
  const wanted = Object.values(lines).flatMap(({ kind, refId }) =>
    kind === "item" ? (menu.items[refId]?.goesWith ?? []) : [],
  );
  return [...new Set(wanted)].filter((id) => menu.items[id] === undefined);
}
