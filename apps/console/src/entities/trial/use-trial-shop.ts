import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import type { SlotUse } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useMemo } from "react";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";

export interface PublishedShop {
  /** Null while it comes, and when nothing is published. */
  readonly shop: TrialShop | null;
  readonly isPublished: boolean;
  /** Times that open orders hold, by the way. */
  readonly heldBy: (optionId: string) => Readonly<Record<string, SlotUse>>;
}

/** The shop as shoppers find it now. */
export function useTrialShop(): PublishedShop {
  const { shop } = useShop();
  const { orders } = useShopOrders();
  const { offeringId, waysOff, rounds } = shop;
  const storefrontId = shop.storefrontIds[0];
  const storefront = useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId });
  const published = valueOf(storefront)?.published;
  const menu = usePublishedMenu(published?.path);
  const offered = useMemo(() => menu && methodsToday(menu, { waysOff, rounds }), [menu, waysOff, rounds]);
  return {
    shop: useMemo(() => offered && { menu: offered, settings: shop }, [offered, shop]),
    isPublished: storefront.status === "pending" || published !== undefined,
    heldBy: useMemo(() => (optionId: string) => heldTimes(orders, optionId), [orders]),
  };
}

/** Room that open orders take of their times; orders that are over have none to come. */
export function heldTimes(
  orders: readonly Pick<ShopOrder, "channel" | "distribution" | "kitchenUnits" | "totals">[],
  optionId: string,
): Readonly<Record<string, SlotUse>> {
  const used: Record<string, Required<SlotUse>> = {};
  for (const { channel, distribution, kitchenUnits, totals } of orders) {
    if (channel === "test" || distribution.optionId !== optionId) continue;
    const { key } = distribution.slot;
    const use = used[key] ?? { orders: 0, units: 0, cents: 0 };
    used[key] = {
      orders: use.orders + 1,
      units: use.units + kitchenUnits,
      cents: use.cents + totals.itemsCents + totals.discountCents,
    };
  }
  return used;
}
