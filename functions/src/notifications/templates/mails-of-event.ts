import type { OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import { neverPlaced } from "@lokalkorb/domain/ordering/order/never-placed";
import { approvalAskedMail, approvalEndedMail } from "./approval-templates.ts";
import { cancelledMail, refundedMail, rejectedMail, tippedMail, tipReturnedMail } from "./ending-templates.ts";
import * as handover from "./handover-templates.ts";
import { isTooLateToAnswer, lapsedMail } from "./lapsed-mail.ts";
import { legalBlocks } from "./own-legal-notice.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { expiredMail, paymentFailedMail, placedMail } from "./payment-templates.ts";
import { acceptedMail, delayedMail, editedMail, movedMail, restoredMail, weighedMail } from "./promise-templates.ts";
import { cancelledShopMail, disputedShopMail, escalatedShopMail, refundFailedShopMail } from "./shop-templates.ts";
import type { OrderTemplate } from "./template-parts.ts";
import type { WithdrawalKind } from "@lokalkorb/domain/shop/storefront";

interface MailsOfEvent {
  readonly shopper: OrderTemplate | null;
  readonly shop: OrderTemplate | null;
  /** Attachments of the shopper's mail. */
  readonly attach?: "calendar" | "receipts";
}

const only = (shopper: OrderTemplate, attach?: MailsOfEvent["attach"]): MailsOfEvent => ({
  shopper,
  shop: null,
  ...(attach === undefined ? {} : { attach }),
});
const toShop = (shop: OrderTemplate): MailsOfEvent => ({ shopper: null, shop });
const silent: MailsOfEvent = { shopper: null, shop: null };

/** Complete by type: a new kind of event does not compile without its mails. */
const table: Readonly<Record<OrderEventType, (withdrawal: WithdrawalKind, facts: OrderMailFacts) => MailsOfEvent>> = {
  placed: (withdrawal) => only(placedMail((facts) => legalBlocks(withdrawal, facts))),
  // Answered before the mail was written: there is nothing to wait for any more.
  approvalRequested: (_withdrawal, { order }) =>
    order.status === "awaitingApproval" ? only(approvalAskedMail) : silent,
  accepted: () => only(acceptedMail, "calendar"),
  delayed: () => only(delayedMail, "calendar"),
  moved: () => only(movedMail, "calendar"),
  edited: (_withdrawal, facts) => only(isTooLateToAnswer(facts) ? lapsedMail : editedMail),
  weighed: () => only(weighedMail),
  ready: () => only(handover.readyMail),
  deposited: () => only(handover.depositedMail),
  outForDelivery: () => only(handover.outForDeliveryMail),
  shipped: () => only(handover.shippedMail),
  completed: () => only(handover.completedMail, "receipts"),
  rejected: () => only(rejectedMail),
  cancelled: (_withdrawal, { order }) => ({
    shopper: neverPlaced(order) ? approvalEndedMail : cancelledMail,
    shop:
      !neverPlaced(order) && order.events.findLast(({ type }) => type === "cancelled")?.by === "customer"
        ? cancelledShopMail
        : null,
  }),
  restored: () => only(restoredMail, "calendar"),
  refunded: () => only(refundedMail, "receipts"),
  tipped: () => only(tippedMail),
  tipReturned: () => only(tipReturnedMail),
  refundFailed: () => toShop(refundFailedShopMail),
  paymentFailed: () => only(paymentFailedMail),
  expired: () => only(expiredMail),
  noShow: () => only(handover.noShowMail),
  escalated: () => toShop(escalatedShopMail),
  disputed: () => toShop(disputedShopMail),
  // Shoppers see these on the page of their order; a mail for each would be one too many.
  paymentStarted: () => silent,
  preparing: () => silent,
  paid: () => silent,
  authorized: () => silent,
  voided: () => silent,
  undone: () => silent,
};

export const mailsOfEvent = (event: OrderEventType, withdrawal: WithdrawalKind, facts: OrderMailFacts): MailsOfEvent =>
  table[event](withdrawal, facts);
