import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { PaymentFact } from "@lokalkorb/domain/ordering/payment/payment-fact";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Result } from "@lokalkorb/domain/kernel/result";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";

/** Orders and payments meet here and nowhere else. */
export interface OrderAddress {
  readonly restaurantId: Id<"shop">;
  readonly orderId: Id<"order">;
}

export type CheckoutRefusal = Refused<
  "payment-unavailable" | "payment-failed" | "payment-method-unavailable" | "not-found" | "already-handled"
>;

/** Whose part, or as the host all that are open; and where the page leads back to. */
export interface ShareWish {
  readonly participantId: string;
  readonly takesRest: boolean;
  readonly groupId: Id<"group">;
  readonly slug: string;
}

/** The payment port of the orders; everything else reaches them as `PaymentFact`. */
export interface PaymentPort {
  /**
   * The page on which this waiting order is paid: made once per attempt, the same again when asked again. With a card that
   * the orderer keeps (`cardId`) there is a page only when the bank wants to hear its holder.
   */
  startCheckout(address: OrderAddress, cardId?: string): Promise<Result<{ readonly url?: string }, CheckoutRefusal>>;
  /** The page on which the difference of the order's `pendingChange` is paid: the same again while it is open. */
  startDifference(address: OrderAddress): Promise<Result<{ readonly url: string }, CheckoutRefusal>>;
  /** Whether no such page can be paid any more, after ending it; `paid` when it was before (already applied). */
  endDifference(address: OrderAddress): Promise<"over" | "paid" | "unknown">;
  /**
   * Whether no payment can come any more, after ending the provider's session where possible; `paid` when money came
   * meanwhile (already applied), `unknown` without an answer of the provider.
   */
  endCheckout(address: OrderAddress): Promise<"over" | "paid" | "unknown">;
  /** The page for a part of an order that each of a group pays: the same again while it is open. */
  startShare(address: OrderAddress, wish: ShareWish): Promise<Result<{ readonly url: string }, CheckoutRefusal>>;
  hasSavedCard(uid: Id<"user">, cardId: string): Promise<boolean>;
}

/** The order port of the payments. */
export interface OrderPort {
  applyPaymentFact(address: OrderAddress, fact: PaymentFact): Promise<void>;
  /** Out of the archive, so that money can still go back for it. */
  unarchiveOrder(address: OrderAddress): Promise<void>;
  /** How far the parts of its group are, in the transaction that changes them. */
  tellGroup(tx: AdminTransaction, address: OrderAddress, before: Order, after: Order): void;
  hasCompletedOrder(restaurantId: Id<"shop">, uid: Id<"user">): Promise<boolean>;
}
