import { isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { optionRules } from "@lokalkorb/domain/catalog/goods/option-rules";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { availableAt } from "@lokalkorb/domain/menu/available-at";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import { priceLine } from "@lokalkorb/domain/pricing/basket/price-line";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { TodaysShop } from "../again/todays-shop.ts";

export interface AddableGoods {
  readonly item: MenuItem;
  readonly unitCents: number;
}

/**
 * Goods of today that can be put in by one press: they fit the way and the time of the order and need neither a choice
 * nor a proof of age. The server has the last word.
 */
export function addableGoods(
  { menu, live }: TodaysShop,
  { dayKey, distribution }: Pick<Order, "dayKey" | "distribution">,
): readonly AddableGoods[] {
  const { type, slot } = distribution;
  const pricing = openPricing(menu, { date: dayKey, at: slot.start });
  const seen = new Set<string>();
  const ids = menu.categories.flatMap(({ entries }) =>
    entries.flatMap(({ kind, id }) =>
      kind === "group" ? (menu.groups[id]?.itemIds ?? []) : kind === "item" ? [id] : [],
    ),
  );
  return ids.flatMap((itemId) => {
    const item = menu.items[itemId];
    if (item === undefined || seen.has(itemId)) return [];
    seen.add(itemId);
    const needsChoice = optionRules(menu, item, []).some(({ min }) => min > 0);
    const isAlcohol = (item.alcohol ?? "none") !== "none";
    const line = { kind: "item", refId: itemId, qty: 1, choices: [], position: 0, seenUnitCents: 0 } as const;
    if (needsChoice || isAlcohol || isSoldOut(itemId, live) || !availableAt(menu, line, { type, at: slot.start }))
      return [];
    const price = priceLine({ pricing, lineId: itemId as never, line });
    return price.ok ? [{ item, unitCents: price.value.unitCents }] : [];
  });
}

const mostFound = 6;

/** By the words of their names, in the order of the menu. */
export function findGoods(goods: readonly AddableGoods[], typed: string): readonly AddableGoods[] {
  const words = typed.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  const isFound = ({ item: { name } }: AddableGoods): boolean => {
    const lower = name.toLocaleLowerCase("de");
    return words.every((word) => lower.includes(word));
  };
  return goods.filter(isFound).slice(0, mostFound);
}
