/** The deploy manifest: one export per line, grouped by where it runs. */
import "./composition/refuse-start.ts";
// Before all others: what a function is that says nothing else of itself.
import "./platform/resources.ts";

// europe-west1 alone, because orders and customers stay there: callables.
export { placeOrder } from "./ordering/place/place-order.ts";
export { changeOrderStatus } from "./ordering/lifecycle/change-order-status.ts";
export { delayOrder } from "./ordering/change/delay-order.ts";
export { moveOrder } from "./ordering/change/move-order.ts";
export { answerProposal, editOrder } from "./ordering/change/edit-order.ts";
export { refundOrder } from "./ordering/refunds/refund-order.ts";
export { checkCode } from "./ordering/codes/check-code.ts";
export { openGuestOrder } from "./ordering/lookup/open-guest-order.ts";
export { deadEffects, retryEffect } from "./outbox/effects-of-a-shop.ts";
export { publishStorefront } from "./catalog/publish-storefront.ts";
export { setChoiceSoldOut } from "./catalog/stock/set-choice-sold-out.ts";
export { setSoldOut } from "./catalog/stock/set-sold-out.ts";
export { setStock } from "./catalog/stock/set-stock.ts";
export { setClosures } from "./shops/set-closures.ts";
export { setListing } from "./shops/set-listing.ts";
export { setOperations } from "./shops/set-operations.ts";
export { switchWay } from "./shops/switch-way.ts";
export { issueGiftCard } from "./ordering/codes/issue-gift-card.ts";
export { readPaper } from "./billing/read-paper.ts";
export { retryMail, undeliveredMails } from "./notifications/mails-of-a-shop.ts";
export { confirmPayment } from "./payments/checkout/confirm-payment.ts";
export { openDisputes } from "./payments/sync/open-disputes.ts";
export { startPaymentOnboarding, checkPaymentAccount } from "./payments/accounts/payment-account.ts";
export { keepCard, syncCards, removeCard } from "./payments/saved-cards/saved-cards.ts";

// us-central1 alone: what everybody may read.
export { menuFeed } from "./feeds/menu-feed.ts";

// europe-west1 alone: what follows from a write.
export { onOutboxCreated, runDueEffects } from "./outbox/on-outbox-created.ts";
export { runOrderTimers } from "./ordering/lifecycle/order-timers.ts";
export { onRedemptionWritten } from "./ordering/codes/on-redemption-written.ts";
export { onSlotWritten } from "./ordering/reservations/on-slot-written.ts";
export { onStockWritten } from "./catalog/stock/on-stock-written.ts";
export { onAccountWritten } from "./access/on-account-written.ts";
export { onRestaurantWritten } from "./search/on-restaurant-written.ts";
export { onStorefrontWritten } from "./search/on-storefront-written.ts";

// europe-west1 alone: what other services tell.
export { mailWebhook } from "./notifications/delivery/mail-webhook.ts";
export { stripeWebhook, stripeConnectWebhook, stripeAccountWebhook } from "./payments/sync/receive-event.ts";
export { settlePaymentEvent } from "./payments/sync/settle-payment-event.ts";

// europe-west1 alone: what follows from the clock.
export { sendDueMail } from "./notifications/delivery/send-due-mail.ts";
export { sweepPayments } from "./payments/sync/sweep-payments.ts";
export { reconcilePayments } from "./payments/sync/reconcile-payments.ts";
export { erasePersons } from "./ordering/archive/erase-persons.ts";
export { rebuildSuccess } from "./metrics/rebuild-success.ts";
export { updateStats } from "./metrics/update-stats.ts";
export { endOperations } from "./shops/end-operations.ts";
export { recountDaily } from "./catalog/stock/recount-daily.ts";
export { rebuildListings } from "./search/listings/rebuild-listings.ts";
export { rebuildSearch } from "./search/rebuild-search.ts";
