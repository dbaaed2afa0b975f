import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";

export const paymentStatuses = [
  "none",
  "open",
  "onAccount",
  "authorized",
  "paid",
  "partiallyRefunded",
  "refunded",
  "failed",
  "disputed",
  "voided",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentProviders = ["counter", "stripe", "giftCard"] as const;
export const tenderMethods = ["cash", "card", "online", "giftCard"] as const;
export const paymentStates = ["authorized", "captured", "failed", "voided"] as const;

/** One flow of money towards the shop. Refunds are documents of their own and never change what was captured. */
export interface Payment {
  /** Unique within the order: 'counter-1', the provider's payment intent, or 'giftCard-{codeId}'. */
  readonly id: string;
  readonly provider: (typeof paymentProviders)[number];
  readonly method: (typeof tenderMethods)[number];
  readonly state: (typeof paymentStates)[number];
  readonly authorizedCents: Cents;
  readonly capturedCents: Cents;
  readonly at: Instant;
  /** The platform's share of an online payment. */
  readonly feeCents?: Cents;
  /** The last moment at which an authorisation can be captured. */
  readonly captureBefore?: Instant;
  /** Provider's word for why it failed; never shown as it is. */
  readonly error?: string;
}

/** Money on its way back. The parts per line add up to `cents`, those per rate to its taxed part; a credit receipt mirrors them. */
export interface Refund {
  readonly id: string;
  readonly cents: Cents;
  readonly reason: string;
  readonly state: "pending" | "succeeded" | "failed";
  readonly at: Instant;
  /** Which payments give it back, in cents; counter payments are handed over by staff. */
  readonly from: readonly { readonly paymentId: string; readonly cents: Cents }[];
  readonly lines: readonly RefundLine[];
  readonly vat: readonly {
    readonly rateBp: number;
    readonly netCents: Cents;
    readonly vatCents: Cents;
    readonly grossCents: Cents;
  }[];
  /** The difference after a change of the order, whose figures are without it already: no part of what is left is gone. */
  readonly settlesEdit?: boolean;
  /** How often it was sent to the provider, when the first time failed. */
  readonly attempt?: number;
}

/** The refund of one line, or of `refundLineIds`. */
export interface RefundLine {
  readonly lineId: string;
  /** With its deposits. */
  readonly cents: Cents;
  readonly qty?: number;
  readonly depositCents?: Cents;
  /** The taxed part of the goods and of the deposits; what is missing is outside of the tax table. */
  readonly vat?: readonly { readonly rateBp: number; readonly grossCents: Cents }[];
  readonly depositVat?: readonly { readonly rateBp: number; readonly grossCents: Cents }[];
}

/** Ids of refunds that belong to no line of the order. */
export const refundLineIds = { delivery: "delivery", tip: "tip" } as const;
