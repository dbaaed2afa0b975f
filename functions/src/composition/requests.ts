/** Requests that a person waits for. */
import { retryEffectWith } from "../outbox/effects-of-a-shop.ts";
import { effectRunners } from "./effect-runners.ts";

export { sendSignInLink } from "../sign-in/send-sign-in-link.ts";
export { readPaper } from "../billing/read-invoice.ts";
export { publishStorefront } from "../catalog/publish-storefront.ts";
export { setChoiceSoldOut } from "../catalog/stock/set-choice-sold-out.ts";
export { setSoldOut } from "../catalog/stock/set-sold-out.ts";
export { setStock } from "../catalog/stock/set-stock.ts";
export { menuFeed } from "../feeds/menu-feed.ts";
export { retryMail, undeliveredMails } from "../notifications/mails-of-a-shop.ts";
export { delayOrder } from "../ordering/change/delay-order.ts";
export { answerProposal, editOrder } from "../ordering/change/edit-order.ts";
export { moveOrder } from "../ordering/change/move-order.ts";
export { checkCode } from "../ordering/codes/check-code.ts";
export { issueGiftCard } from "../ordering/codes/issue-gift-card.ts";
export { changeOrderStatus } from "../ordering/lifecycle/change-order-status.ts";
export { openGuestOrder } from "../ordering/lookup/open-guest-order.ts";
export { placeOrder } from "../ordering/place/place-order.ts";
export { placeTestOrder } from "../ordering/place/place-test-order.ts";
export { refundOrder } from "../ordering/refunds/refund-order.ts";
export { deadEffects } from "../outbox/effects-of-a-shop.ts";
export { startPaymentOnboarding, checkPaymentAccount } from "../payments/accounts/payment-account.ts";
export { confirmPayment } from "../payments/checkout/confirm-payment.ts";
export { keepCard, syncCards, removeCard } from "../payments/saved-cards/saved-cards.ts";
export { openDisputes } from "../payments/sync/open-disputes.ts";
export { acceptContracts } from "../shops/accept-contracts.ts";
export { createShop } from "../shops/create-shop.ts";
export { setClosures } from "../shops/set-closures.ts";
export { setListing } from "../shops/set-listing.ts";
export { setOperations } from "../shops/set-operations.ts";
export { acceptInvitation } from "../team/accept-invitation.ts";
export { changeMemberRole, removeMember } from "../team/change-team.ts";
export { inviteMember } from "../team/invite-member.ts";
export { switchWay } from "../shops/switch-method.ts";

export const retryEffect = retryEffectWith(effectRunners);
