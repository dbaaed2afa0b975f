/** The deploy manifest: one export per line, grouped by where it runs. */
import "./edge/refuse-start.ts";
// Before all others: what a function is that says nothing else of itself.
import "./edge/resources.ts";

// europe-west1 alone, because orders and customers stay there: callables.
export { placeOrder } from "./orders/place-order.ts";
export { changeOrderStatus } from "./orders/change-order-status.ts";
export { delayOrder } from "./orders/delay-order.ts";
export { moveOrder } from "./orders/move-order.ts";
export { answerProposal, editOrder } from "./orders/edit-order.ts";
export { refundOrder } from "./orders/refund-order.ts";
export { checkCode } from "./orders/check-code.ts";
export { openGuestOrder } from "./orders/open-guest-order.ts";
export { deadEffects, retryEffect } from "./outbox/effects-of-a-shop.ts";
export { publishStorefront } from "./offerings/publish-storefront.ts";
export { setChoiceSoldOut } from "./offerings/set-choice-sold-out.ts";
export { setSoldOut } from "./offerings/set-sold-out.ts";
export { setStock } from "./offerings/set-stock.ts";
export { setClosures } from "./restaurants/set-closures.ts";
export { setListing } from "./restaurants/set-listing.ts";
export { setOperations } from "./restaurants/set-operations.ts";
export { switchWay } from "./restaurants/switch-way.ts";
export { issueGiftCard } from "./discounts/issue-gift-card.ts";
export { readPaper } from "./documents/read-paper.ts";
export { retryMail, undeliveredMails } from "./mail/mails-of-a-shop.ts";
export { confirmPayment } from "./payments/confirm-payment.ts";
export { openDisputes } from "./payments/open-disputes.ts";
export { startPaymentOnboarding, checkPaymentAccount } from "./payments/payment-account.ts";
export { keepCard, syncCards, removeCard } from "./payments/saved-cards.ts";

// us-central1 alone: what everybody may read.
export { menuFeed } from "./feeds/menu-feed.ts";

// europe-west1 alone: what follows from a write.
export { onOutboxCreated, runDueEffects } from "./outbox/on-outbox-created.ts";
export { runOrderTimers } from "./orders/order-timers.ts";
export { onRedemptionWritten } from "./discounts/on-redemption-written.ts";
export { onSlotWritten } from "./orders/on-slot-written.ts";
export { onStockWritten } from "./offerings/on-stock-written.ts";
export { onAccountWritten } from "./restaurants/on-account-written.ts";
export { onRestaurantWritten } from "./search/on-restaurant-written.ts";
export { onStorefrontWritten } from "./search/on-storefront-written.ts";

// europe-west1 alone: what other services tell.
export { mailWebhook } from "./mail/mail-webhook.ts";
export { stripeWebhook, stripeConnectWebhook, stripeAccountWebhook } from "./payments/receive-event.ts";
export { settlePaymentEvent } from "./payments/settle-payment-event.ts";

// europe-west1 alone: what follows from the clock.
export { sendDueMail } from "./mail/send-due-mail.ts";
export { sweepPayments } from "./payments/sweep-payments.ts";
export { reconcilePayments } from "./payments/reconcile-payments.ts";
export { erasePersons } from "./orders/erase-persons.ts";
export { rebuildSuccess } from "./stats/rebuild-success.ts";
export { updateStats } from "./stats/update-stats.ts";
export { endOperations } from "./restaurants/end-operations.ts";
export { recountDaily } from "./offerings/recount-daily.ts";
export { rebuildListings } from "./listings/rebuild-listings.ts";
export { rebuildSearch } from "./search/rebuild-search.ts";
