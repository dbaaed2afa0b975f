import {
  cents,
  count,
  flag,
  instant,
  list,
  object,
  oneOf,
  optional,
  text,
  type ValueOf,
} from "../../kernel/fields/field.ts";
import { vatLine, vatPart } from "../../pricing/tax/vat-line.ts";
import { paymentStates } from "./payment-states.ts";

/** One flow of money towards the shop. Refunds are documents of their own and never change what was captured. */
export const payment = object({
  /** Unique within the order: 'counter-1', the provider's payment intent, or 'giftCard-{codeId}'. */
  id: text(),
  provider: oneOf(["counter", "stripe", "giftCard"]),
  method: oneOf(["cash", "card", "online", "giftCard"]),
  state: oneOf(paymentStates),
  authorizedCents: cents(),
  capturedCents: cents(),
  at: instant(),
  /** The platform's share of an online payment. */
  feeCents: optional(cents()),
  /** The last moment at which an authorisation can be captured. */
  captureBefore: optional(instant()),
  /** Provider's word for why it failed; never shown as it is. */
  error: optional(text()),
});
export type Payment = ValueOf<typeof payment>;

/** The refund of one line, or of `refundLineIds`. */
const refundLine = object({
  lineId: text(),
  /** With its deposits. */
  cents: cents(),
  qty: optional(count()),
  depositCents: optional(cents()),
  /** The taxed part of the goods and of the deposits; what is missing is outside of the tax table. */
  vat: optional(list(vatPart)),
  depositVat: optional(list(vatPart)),
});
export type RefundLine = ValueOf<typeof refundLine>;

/** Money on its way back. The parts per line add up to `cents`, those per rate to its taxed part; a credit receipt mirrors them. */
export const refund = object({
  id: text(),
  cents: cents(),
  reason: text(),
  state: oneOf(["pending", "succeeded", "failed"]),
  at: instant(),
  /** Which payments give it back, in cents; counter payments are handed over by staff. */
  from: list(object({ paymentId: text(), cents: cents() })),
  lines: list(refundLine),
  vat: list(vatLine),
  /** The difference after a change of the order, whose figures are without it already: no part of what is left is gone. */
  settlesEdit: optional(flag()),
  /** How often it was sent to the provider, when the first time failed. */
  attempt: optional(count()),
});
export type Refund = ValueOf<typeof refund>;
