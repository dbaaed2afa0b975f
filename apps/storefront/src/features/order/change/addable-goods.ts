import { isBundleSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import { priceLine, type PricedLine } from "@lokalkorb/domain/pricing/basket/price-line";
import type { ChooserShop } from "@/entities/chooser/chooser-shop";
import { productView, type ProductView } from "@/entities/product/product-view";
import type { ChosenGoods } from "./change-values.ts";

export interface AddableGoods {
  readonly view: ProductView;
  readonly unitCents: number;
  /** Goods that one press puts in; absent: they are chosen in their sheet. */
  readonly item?: MenuItem;
}

type Handover = Pick<Order, "dayKey" | "distribution">;

/**
 * Goods of today that fit the way and the time of the order and need no proof of age. The server has the last word.
 * Variants stand there one by one.
 */
export function addableGoods(shop: ChooserShop, order: Handover): readonly AddableGoods[] {
  const { menu, live, unavailable } = shop;
  const seen = new Set<string>();
  const entries = menu.categories.flatMap((category) =>
    category.entries.flatMap((entry): readonly MenuEntry[] =>
      entry.kind === "group" ? (menu.groups[entry.id]?.itemIds ?? []).map((id) => ({ kind: "item", id })) : [entry],
    ),
  );
  return entries.flatMap((entry): readonly AddableGoods[] => {
    const { kind, id } = entry;
    const item = kind === "item" ? menu.items[id] : undefined;
    const bundle = kind === "bundle" ? menu.bundles[id] : undefined;
    const sellable = item ?? bundle;
    const view = productView(menu, entry, shop);
    if (sellable === undefined || view === null || seen.has(`${kind}|${id}`) || unavailable.includes(id)) return [];
    seen.add(`${kind}|${id}`);
    const isGone = bundle ? isBundleSoldOut(bundle, live) : isSoldOut(id, live);
    const isAlcohol = (item?.alcohol ?? "none") !== "none";
    if (isGone || isAlcohol || isTooSoon(sellable.leadMinutes, order, shop.now)) return [];
    if (item === undefined || view.needsChoice) return [{ view, unitCents: view.cents }];
    const priced = pricedGoods(shop, order, id as Id<"line">, { kind: "item", refId: id, qty: 1, choices: [] });
    return priced === null ? [] : [{ view, item, unitCents: priced.unitCents }];
  });
}

const isTooSoon = (leadMinutes = 0, { distribution }: Handover, now: Instant): boolean =>
  now + leadMinutes * minuteMs > distribution.slot.start;

/** As they would stand in the order, for the price of their handover; null: they are not sold like that any more. */
export function pricedGoods(
  { menu }: Pick<ChooserShop, "menu">,
  { dayKey, distribution }: Handover,
  lineId: Id<"line">,
  goods: ChosenGoods,
): PricedLine | null {
  const pricing = openPricing(menu, { date: dayKey, at: distribution.slot.start });
  const priced = priceLine({ pricing, lineId, line: { ...goods, position: 0, seenUnitCents: 0 } });
  return priced.ok ? priced.value : null;
}

const mostFound = 6;

/** By the words of their names, in the order of the menu. */
export function findGoods(goods: readonly AddableGoods[], typed: string): readonly AddableGoods[] {
  const words = typed.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  const isFound = ({ view: { name } }: AddableGoods): boolean => {
    const lower = name.toLocaleLowerCase("de");
    return words.every((word) => lower.includes(word));
  };
  return goods.filter(isFound).slice(0, mostFound);
}
