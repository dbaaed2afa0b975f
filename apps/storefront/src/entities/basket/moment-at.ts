import { availableAt } from "@lokalkorb/domain/menu/available-at";
import { basePrice } from "@lokalkorb/domain/catalog/prices/base-price";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopMoment } from "@/entities/shop/shop-live";

/** Prices and goods of a handover on this way; without a time, as on every day. */
export function momentAt(
  menu: Menu,
  { type, shipping }: Pick<FulfilmentMethod, "type" | "shipping">,
  at: Instant | null,
): ShopMoment {
  const { itemCents } = openPricing(menu, { at });
  const prices = Object.values(menu.items).flatMap((item) => {
    const cents = item.priceRules ? itemCents(item) : item.priceCents;
    if (cents === item.priceCents) return [];
    const { content, basePrice: usual } = item;
    const base = usual && basePrice({ priceCents: cents, content, country: menu.shop.country, unit: usual.per });
    return [[item.id, { cents, ...(base ? { baseCents: base.cents } : {}) }] as const];
  });
  const unavailableAt = (when: Instant | null): readonly string[] => {
    const handover = { type, ageCheck: shipping?.ageCheck, at: when };
    return [
      ...Object.keys(menu.items).filter((refId) => !availableAt(menu, { kind: "item", refId }, handover)),
      ...Object.keys(menu.bundles).filter((refId) => !availableAt(menu, { kind: "bundle", refId }, handover)),
    ];
  };
  return { prices: Object.fromEntries(prices), unavailable: unavailableAt(at), notThisMethod: unavailableAt(null) };
}
