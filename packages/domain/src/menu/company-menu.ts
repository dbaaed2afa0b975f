import type { Id } from "../kernel/branded.ts";
import type { Cents } from "../kernel/money/cents.ts";
import type { MenuItem } from "../catalog/goods/item.ts";
import { listCents } from "../catalog/prices/list-cents.ts";
import type { Menu } from "./menu.ts";

/** The prices that a shop has agreed with a company: a part more or less for all goods, and own prices of single articles. */
export interface CompanyPrices {
  readonly name: string;
  readonly changeBp: number;
  readonly own: Readonly<Record<Id<"product">, Cents>>;
}

/**
 * The menu as it is for a company (data-model 2.7): its price list goes before the prices of certain times, those before the price of
 * every day. An own price of an article is the last word; goods that the list does not change keep all their prices. A view with
 * a list of its own has one already.
 */
export function menuForCompany(menu: Menu, prices: CompanyPrices | undefined): Menu {
  if (prices === undefined || menu.priceListId !== undefined) return menu;
  const { changeBp, own } = prices;
  const changed = (cents: Cents): Cents => listCents(cents, changeBp);
  const itemOf = (id: string, item: MenuItem): MenuItem => {
    const { priceRules: _times, ...rest } = item;
    const ownCents = Object.hasOwn(own, id) ? own[id] : undefined;
    if (item.catchWeight !== undefined)
      return {
        ...item,
        catchWeight: { ...item.catchWeight, pricePerKgCents: changed(item.catchWeight.pricePerKgCents) },
      };
    if (ownCents !== undefined) return { ...rest, priceCents: ownCents };
    return changeBp === 0 ? item : { ...rest, priceCents: changed(item.priceCents) };
  };
  const items = Object.fromEntries(Object.entries(menu.items).map(([id, item]) => [id, itemOf(id, item)]));
  const bundles = Object.fromEntries(
    Object.entries(menu.bundles).map(([id, bundle]) => [id, { ...bundle, priceCents: changed(bundle.priceCents) }]),
  );
  return { ...menu, items, bundles };
}
