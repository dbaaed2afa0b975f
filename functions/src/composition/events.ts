/** Triggers of documents and queues, and messages of other services. */
import { runJobWith } from "../jobs/run-job.ts";
import { runTimer } from "../ordering/lifecycle/order-timers.ts";
import { onOutboxCreatedWith, runHeldEffectsWith } from "../outbox/on-outbox-created.ts";
import { effectRunners } from "./effect-runners.ts";
import { jobRunners } from "./job-runners.ts";

export {
  onCatalogEdited,
  onDiscountEdited,
  onMethodEdited,
  onProfileEdited,
  onSettingsEdited,
  onStorefrontEdited,
} from "../access/member-edits.ts";
export { onAccountWritten } from "../access/on-account-written.ts";
export { onStockWritten } from "../catalog/stock/on-stock-written.ts";
export { onTalkWritten } from "../complaints/on-talk-written.ts";
export { mailWebhook } from "../notifications/delivery/mail-webhook.ts";
export { onRedemptionWritten } from "../ordering/codes/on-redemption-written.ts";
export { onSlotWritten } from "../ordering/reservations/on-slot-written.ts";
export { stripeWebhook, stripeConnectWebhook, stripeAccountWebhook } from "../payments/sync/receive-event.ts";
export { settlePaymentEvent } from "../payments/sync/handle-provider-event.ts";
export { onAddressWritten } from "../places/on-address-written.ts";
export { onRestaurantWritten } from "../search/on-restaurant-written.ts";
export { onStorefrontWritten } from "../search/on-storefront-written.ts";

export const onOutboxCreated = onOutboxCreatedWith(effectRunners, runTimer);
export const runHeldEffects = runHeldEffectsWith(effectRunners);
export const runJob = runJobWith(jobRunners);
