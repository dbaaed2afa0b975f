import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { todaysShop, type TodaysShop } from "./todays-shop.ts";

/** `gone`: the shop sells there no more. */
export type AskedShop = TodaysShop | "asking" | "failed" | "gone";

/** The menu and the stock of now where an order was made; asked once. */
export function useTodaysShop(
  restaurantId: string,
  { offeringId, storefrontId }: Pick<Order, "offeringId" | "storefrontId">,
): AskedShop {
  const [today, setToday] = useState<AskedShop>("asking");
  useEffect(() => {
    let stopped = false;
    const hear = (asked: AskedShop): void => {
      if (!stopped) setToday(asked);
    };
    loadLive()
      .then((client) => todaysShop(client, { restaurantId, offeringId, storefrontId }))
      .then(
        (shop) => hear(shop ?? "gone"),
        () => hear("failed"),
      );
    return () => {
      stopped = true;
    };
  }, [restaurantId, offeringId, storefrontId]);
  return today;
}
