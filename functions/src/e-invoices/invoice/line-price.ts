import type { EInvoiceLine } from "./e-invoice.ts";

/**
 * EIN-05.2: a price that is no whole number of cents stands for the quantity as a whole. A price is never negative (BR-27),
 * so the quantity carries the sign.
 */
export function linePrice({ qty, netCents }: Pick<EInvoiceLine, "netCents" | "qty">): {
  readonly cents: number;
  readonly per: number;
  readonly billed: number;
} {
  const count = Math.abs(qty);
  const cents = Math.abs(netCents);
  const billed = netCents === 0 ? qty : Math.sign(netCents) * count;
  return Number.isInteger(count) && count > 0 && cents % count === 0
    ? { cents: cents / count, per: 1, billed }
    : { cents, per: count, billed };
}
