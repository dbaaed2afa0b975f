import { bringBackOrder } from "../archive/bring-back-order.ts";
import { hasCompletedOrder } from "../customers/completed-before.ts";
import type { OrderPort } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { applyPaymentFact } from "./apply-payment-fact.ts";

/** What payments ask of the life of an order. */
export const orderPortOf = (deps: () => OrderingDeps): OrderPort => ({
  applyPaymentFact: async (address, fact) => void (await applyPaymentFact(deps(), address, fact)),
  bringBackOrder: (address) => bringBackOrder(deps(), address),
  hasCompletedOrder: (restaurantId, uid) => hasCompletedOrder(deps(), restaurantId, uid),
});
