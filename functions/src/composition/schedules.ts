/** What follows from the clock. */
import { runDueEffectsWith } from "../outbox/on-outbox-created.ts";
import { effectRunners } from "./effect-runners.ts";

export { recountDaily } from "../catalog/stock/recount-daily.ts";
export { rebuildSuccess } from "../metrics/rebuild-success.ts";
export { updateStats } from "../metrics/update-stats.ts";
export { sendDueMail } from "../notifications/delivery/send-due-mail.ts";
export { erasePersons } from "../ordering/archive/anonymize-customers.ts";
export { runOrderTimers } from "../ordering/lifecycle/order-timers.ts";
export { reconcilePayments } from "../payments/sync/reconcile-payments.ts";
export { sweepPayments } from "../payments/sync/sweep-payments.ts";
export { rebuildListings } from "../search/listings/rebuild-listings.ts";
export { rebuildSearch } from "../search/rebuild-search.ts";
export { endOperations } from "../shops/end-operations.ts";

export const runDueEffects = runDueEffectsWith(effectRunners);
