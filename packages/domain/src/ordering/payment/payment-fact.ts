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
      readonly paymentId: string;
      readonly cents: Cents;
      readonly feeCents?: Cents;
      readonly captureBefore?: Instant;
    }
  /** One attempt; the shopper may try again. */
  | { readonly type: "failed"; readonly paymentId: string; readonly cents: Cents; readonly error: string }
  /** No payment can come any more. */
  | { readonly type: "expired" }
  | { readonly type: "voided"; readonly paymentId: string }
  | { readonly type: "refunded"; readonly refundId: string }
  | { readonly type: "refundFailed"; readonly refundId: string; readonly error: string }
  /** Given back at the provider by hand; `refundId` is the provider's. */
  | {
      readonly type: "refundedElsewhere";
      readonly refundId: string;
      readonly paymentId: string;
      readonly cents: Cents;
      readonly failed: boolean;
    }
  | { readonly type: "disputed"; readonly paymentId: string }
  | { readonly type: "disputeClosed"; readonly paymentId: string; readonly won: boolean };
