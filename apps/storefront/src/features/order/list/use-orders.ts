import type { DataState } from "@lokalkorb/model/document/document-state";
import { latePart } from "@lokalkorb/ui/late-part";
import { useEffect, useState } from "react";
import { forgetOrders } from "@/entities/order/remembered/forget-orders";
import { rememberedOrders, rememberOrders, type RememberedOrder } from "@/entities/order/remembered/remembered-order";
import { loadLive } from "@/shared/live/load-live";
import type { LiveOrder } from "../calls/watch-order.ts";
import { rememberedOf } from "@/entities/order/remembered/remembered-of";
import { orderName } from "./shown-orders.ts";
import type { IndexedOrder } from "./indexed-order.ts";

const watchOrdersPart = latePart(
  "watch-orders",
  async () => (await import(/* webpackChunkName: "part-watch-orders" */ "./watch-orders.ts")).watchOrders,
);

export interface WatchedOrders {
  readonly list: DataState<readonly IndexedOrder[]>;
  /** By name, each as it is now. */
  readonly live: ReadonlyMap<string, LiveOrder>;
  /** As this browser last saw them; the only ones there are without a connection. */
  readonly remembered: readonly RememberedOrder[];
}

const nothing: WatchedOrders = { list: { status: "pending" }, live: new Map(), remembered: [] };
const retryMillis = 3_000;
/** The orders of this product are handed over in one zone. */
export const timezone = "Europe/Berlin";

/** Live from load on, like the page of one order: their states are the purpose of this page. */
export function useOrders(limit: number): WatchedOrders {
  const [watched, setWatched] = useState(nothing);
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (change: (before: WatchedOrders) => WatchedOrders): void => {
      if (!stopped) setWatched(change);
    };
    const remembered = rememberedOrders(Date.now());
    hear((before) => ({ ...before, remembered }));
    const begin = async (): Promise<void> => {
      try {
        const [client, watchOrders] = await Promise.all([loadLive(), watchOrdersPart.load()]);
        if (stopped) return;
        stop = watchOrders(
          client,
          { limit, more: remembered },
          {
            signedOut: () => {
              forgetOrders();
              hear(() => ({ ...nothing, list: { status: "present", value: [] } }));
            },
            changed: () => hear(() => ({ ...nothing, remembered: rememberedOrders(Date.now()) })),
            // A longer list keeps what is shown until it is there.
            list: (list) =>
              hear((before) =>
                list.status === "pending" && before.list.status === "present" ? before : { ...before, list },
              ),
            order: (key, order) => {
              const now = Date.now();
              rememberOrders([rememberedOf(key, order, { timezone, now })], now);
              hear((before) => ({ ...before, live: new Map(before.live).set(orderName(key), order) }));
            },
          },
        );
      } catch (cause) {
        hear((before) => ({ ...before, list: { status: "failed", failure: { type: "offline", cause } } }));
        timer = setTimeout(() => void begin(), retryMillis);
      }
    };
    void begin();
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [limit]);
  return watched;
}
