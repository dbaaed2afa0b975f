import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";

/**
 * A statement of the payment provider about one order, as plain facts. They may come twice, late and in any order; the
 * same fact changes an order at most once.
 */
export type PaymentFact =
  | {
      /** `paid` is also the capture of what was authorised. */
      readonly type: "authorized" | "paid";
      readonly paymentId: Id<"payment">;
      readonly cents: Cents;
      readonly feeCents?: Cents;
      readonly captureBefore?: Instant;
      /** Of the attempt to pay; unknown for payments from before it was kept. */
      readonly attempt?: number;
    }
  /** One attempt; the shopper may try again. */
  | { readonly type: "failed"; readonly paymentId: Id<"payment">; readonly cents: Cents; readonly error: string }
  /** No payment can come any more. */
  | { readonly type: "expired" }
  | { readonly type: "voided"; readonly paymentId: Id<"payment"> }
  | { readonly type: "refunded"; readonly refundId: Id<"refund"> }
  | { readonly type: "refundFailed"; readonly refundId: Id<"refund">; readonly error: string }
  /** Given back at the provider by hand; `refundId` is the provider's. */
  | {
      readonly type: "refundedElsewhere";
      readonly refundId: Id<"refund">;
      readonly paymentId: Id<"payment">;
      readonly cents: Cents;
      readonly failed: boolean;
    }
  | { readonly type: "disputed"; readonly paymentId: Id<"payment"> }
  | { readonly type: "disputeClosed"; readonly paymentId: Id<"payment">; readonly won: boolean };
