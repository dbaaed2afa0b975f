import * as f from "../../kernel/fields/field.ts";
import { vatLine, vatPart } from "../../pricing/tax/vat-line.ts";
import { paymentStates } from "./payment-states.ts";

/** One flow of money towards the shop. Refunds are documents of their own and never change what was captured. */
export const payment = f.object({
  /** Unique within the order: 'counter-1', the provider's payment intent, or 'giftCard-{codeId}'. */
  id: f.id<"payment">(),
  provider: f.oneOf(["counter", "stripe", "giftCard"]),
  method: f.oneOf(["cash", "card", "online", "giftCard"]),
  state: f.oneOf(paymentStates),
  authorizedCents: f.cents(),
  capturedCents: f.cents(),
  at: f.instant(),
  /** Of a counter payment: the number of the paper that the shop's till gave for it (POS-01). */
  tillReceiptNo: f.optional(f.text({ max: 40 })),
  /** The platform's share of an online payment. */
  feeCents: f.optional(f.cents()),
  /** The last moment at which an authorisation can be captured. */
  captureBefore: f.optional(f.instant()),
  /** Provider's word for why it failed; never shown as it is. */
  error: f.optional(f.text()),
});
export type Payment = f.ValueOf<typeof payment>;

/** The refund of one line, or of `refundLineIds`. */
const refundLine = f.object({
  lineId: f.id<"line">(),
  /** With its deposits. */
  cents: f.cents(),
  qty: f.optional(f.count()),
  depositCents: f.optional(f.cents()),
  /** The taxed part of the goods and of the deposits; what is missing is outside of the tax table. */
  vat: f.optional(f.list(vatPart)),
  depositVat: f.optional(f.list(vatPart)),
});
export type RefundLine = f.ValueOf<typeof refundLine>;

/** Money on its way back. The parts per line add up to `cents`, those per rate to its taxed part; a credit receipt mirrors them. */
export const refund = f.object({
  id: f.id<"refund">(),
  cents: f.cents(),
  reason: f.text(),
  state: f.oneOf(["pending", "succeeded", "failed"]),
  at: f.instant(),
  /** Which payments give it back, in cents; counter payments are handed over by staff. */
  from: f.list(f.object({ paymentId: f.id<"payment">(), cents: f.cents() })),
  lines: f.list(refundLine),
  vat: f.list(vatLine),
  /** The difference after a change of the order, whose figures are without it already: no part of what is left is gone. */
  settlesEdit: f.optional(f.flag()),
  /** How often it was sent to the provider, when the first time failed. */
  attempt: f.optional(f.count()),
});
export type Refund = f.ValueOf<typeof refund>;
