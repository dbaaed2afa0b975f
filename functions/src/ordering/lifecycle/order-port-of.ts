import { unarchiveOrder } from "../archive/unarchive-order.ts";
import { hasCompletedOrder } from "../customers/returning-customer.ts";
import type { OrderPort } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { writeProgress } from "../write/write-progress.ts";
import { applyPaymentFact } from "./apply-payment-fact.ts";

export const orderPortOf = (deps: () => OrderingDeps): OrderPort => ({
  applyPaymentFact: async (address, fact) => void (await applyPaymentFact(deps(), address, fact)),
  unarchiveOrder: (address) => unarchiveOrder(deps(), address),
  tellGroup: writeProgress,
  hasCompletedOrder: (restaurantId, uid) => hasCompletedOrder(deps(), restaurantId, uid),
});
