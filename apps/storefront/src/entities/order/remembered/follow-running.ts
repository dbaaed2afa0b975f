import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { rememberedOf } from "./remembered-of.ts";
import { rememberOrders, type RememberedOrder } from "./remembered-order.ts";

/** Keeps what this browser remembers of its running orders in step with them. Answers how to stop. */
export function followRunning(
  client: ModelClient,
  orders: readonly RememberedOrder[],
  changed: () => void,
): () => void {
  const stops = orders.map(({ restaurantId, orderId, timezone }) => {
    const key = { restaurantId, orderId };
    const order = client.cache.document(orderDocument, key);
    const tell = (): void => {
      const state = order.state();
      if (state.status !== "present") return;
      const now = Date.now();
      rememberOrders([rememberedOf(key, state.value, { timezone, now })], now);
      changed();
    };
    // Before the account is known, every order is another person's.
    let stop: (() => void) | undefined;
    const begin = (): void => {
      if (client.auth.identity()) stop ??= order.subscribe(tell);
    };
    const stopAuth = client.auth.subscribe(begin);
    begin();
    return () => {
      stopAuth();
      stop?.();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
