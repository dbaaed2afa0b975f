import { bringBackOrder } from "../archive/bring-back-order.ts";
import { hasCompletedOrder } from "../customers/completed-before.ts";
import type { OrderPort } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { applyPayment } from "./settle-payment.ts";

/** What payments ask of the life of an order. */
export const orderPortOf = (deps: () => OrderingDeps): OrderPort => ({
  applyPayment: async (address, fact) => void (await applyPayment(deps(), address, fact)),
  bringBackOrder: (address) => bringBackOrder(deps(), address),
  hasCompletedOrder: (restaurantId, uid) => hasCompletedOrder(deps(), restaurantId, uid),
});
