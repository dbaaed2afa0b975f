import * as f from "../../kernel/fields/field.ts";
import { vatLine } from "../tax/vat-line.ts";

/**
 * itemsCents + depositCents + discountCents (<= 0) + deliveryCents + feesCents + tipCents = totalCents; where prices are
 * net, addedVatCents is one more part of the sum.
 */
export const totals = f.object({
  itemsCents: f.cents(),
  depositCents: f.cents(),
  discountCents: f.signedCents(),
  deliveryCents: f.cents(),
  feesCents: f.cents(),
  tipCents: f.cents(),
  totalCents: f.cents(),
  vat: f.list(vatLine),
  /** Only where prices are net: the tax on top of them. The amounts of lines and their `vat` are net then. */
  addedVatCents: f.optional(f.cents()),
  /** The way it is brought is taxed at the standard rate instead of following the goods. */
  feeVat: f.optional(f.oneOf(["standard"])),
});
export type Totals = f.ValueOf<typeof totals>;
