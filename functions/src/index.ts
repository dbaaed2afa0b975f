/** The deploy manifest: one export per line, grouped by where it runs. */

// Both regions: callables (contracts say which one the apps use).
export { placeOrder } from "./orders/place-order.ts";
export { changeOrderStatus } from "./orders/change-order-status.ts";
export { publishStorefront } from "./offerings/publish-storefront.ts";
export { setSoldOut } from "./offerings/set-sold-out.ts";
export { setStock } from "./offerings/set-stock.ts";
export { setOperations } from "./restaurants/set-operations.ts";

// europe-west1 alone: what follows from a write.
export { onOrderWritten } from "./orders/on-order-written.ts";
export { onSlotWritten } from "./orders/on-slot-written.ts";
export { onStockWritten } from "./offerings/on-stock-written.ts";
export { onAccountWritten } from "./restaurants/on-account-written.ts";

// europe-west1 alone: what follows from the clock.
export { updateStats } from "./stats/update-stats.ts";
export { endOperations } from "./restaurants/end-operations.ts";
export { recountDaily } from "./offerings/recount-daily.ts";
