import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ConnectionState } from "@lokalkorb/model/client/connection/connection";
import type { DataState } from "@lokalkorb/model/document/document-state";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { watchOrderPart } from "./order-parts.ts";
import type { GuestLink } from "./use-guest-link.ts";
import type { LiveOrder, OrderShop } from "./watch-order.ts";

export interface WatchedOrder {
  readonly order: DataState<LiveOrder>;
  /** The last that was seen, also while the connection is gone. */
  readonly seen: LiveOrder | null;
  /** A visitor with the link of the mail may look; the server lets the orderer change the order, and whom its mailbox confirmed. */
  readonly isMine: boolean;
  readonly shop: OrderShop | null;
  readonly menu: Menu | null;
  readonly connection: ConnectionState;
}

const nothing: WatchedOrder = {
  order: { status: "pending" },
  seen: null,
  isMine: true,
  shop: null,
  menu: null,
  connection: "connecting",
};
const retryMillis = 3_000;

/** Live from load on: the state is the purpose of this page. */
export function useOrder(key: OrderKey | null, link: GuestLink): WatchedOrder {
  const [watched, setWatched] = useState(nothing);
  const { restaurantId, orderId } = key ?? {};
  useEffect(() => {
    // Before the link of a mail has opened the order, the answer would be "not yours".
    if (restaurantId === undefined || orderId === undefined || link === "opening") return;
    let stopped = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (news: Partial<WatchedOrder>): void => {
      if (!stopped) setWatched((before) => ({ ...before, ...news }));
    };
    const begin = async (): Promise<void> => {
      try {
        const [client, watchOrder] = await Promise.all([loadLive(), watchOrderPart.load()]);
        if (stopped) return;
        if (link === "opened") client.cache.retryFailed();
        stop = watchOrder(
          client,
          { restaurantId, orderId },
          {
            order: (order, isMine) =>
              hear(order.status === "present" ? { order, seen: order.value, isMine } : { order }),
            shop: (shop) => hear({ shop }),
            menu: (menu) => hear({ menu }),
            connection: (connection) => hear({ connection }),
          },
        );
      } catch (cause) {
        // The code itself did not arrive: most likely there is no network.
        hear({ order: { status: "failed", failure: { type: "offline", cause } }, connection: "offline" });
        timer = setTimeout(() => void begin(), retryMillis);
      }
    };
    void begin();
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [restaurantId, orderId, link]);
  return watched;
}
