import { cents, int, list, object, oneOf, optional, type ValueOf } from "../../kernel/fields/field.ts";
import { vatLine } from "../tax/vat-line.ts";

/**
 * itemsCents + depositCents + discountCents (<= 0) + deliveryCents + feesCents + tipCents = totalCents; where prices are
 * net, addedVatCents is one more part of the sum.
 */
export const totals = object({
  itemsCents: cents(),
  depositCents: cents(),
  discountCents: int(),
  deliveryCents: cents(),
  feesCents: cents(),
  tipCents: cents(),
  totalCents: cents(),
  vat: list(vatLine),
  /** Only where prices are net: the tax on top of them. The amounts of lines and their `vat` are net then. */
  addedVatCents: optional(cents()),
  /** The way it is brought is taxed at the standard rate instead of following the goods. */
  feeVat: optional(oneOf(["standard"])),
});
export type Totals = ValueOf<typeof totals>;
