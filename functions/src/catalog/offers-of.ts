import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ShopSettings } from "@lokalkorb/domain/shop/shop-settings";

/** The offers of a shop card: the cheapest method of each type. */
export function offersOf({
  distributionOptions,
  ordering,
}: Pick<Menu, "distributionOptions" | "ordering">): ShopSettings["offers"] {
  const byType = new Map<string, ShopSettings["offers"][number]>();
  for (const { type, feeCents, minOrderCents, zones = [], shipping } of distributionOptions) {
    const best = byType.get(type);
    const areas = zones.filter(({ enabled }) => enabled);
    const parcels = (shipping?.parcels ?? []).map((parcel) => parcel.feeCents);
    const parcelCents = parcels.length > 0 ? Math.min(...parcels) : 0;
    const fees = areas.length > 0 ? areas.map((area) => area.feeCents) : [feeCents];
    const minima =
      areas.length > 0 ? areas.map((area) => Math.max(area.minOrderCents, minOrderCents)) : [minOrderCents];
    byType.set(type, {
      type,
      feeCents: Math.min(...fees.map((fee) => fee + parcelCents), best?.feeCents ?? Infinity),
      minOrderCents: Math.min(Math.max(Math.min(...minima), ordering.minOrderCents), best?.minOrderCents ?? Infinity),
    });
  }
  return [...byType.values()];
}
