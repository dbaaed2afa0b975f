import { must } from "../../kernel/invariant.ts";
import { allocate } from "../../kernel/money/allocate.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { Order } from "../order/order.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { VatLine } from "../../pricing/tax/vat-line.ts";
import { vatBreakdown } from "../../pricing/tax/vat-breakdown.ts";
import type { RefundAmounts } from "./refund-order.ts";
import { backFrom, paidLeft } from "./refund-sources.ts";

/**
 * The refund of a change that made an order cheaper than paid; null = none. The order's totals are without it already,
 * so it does not count as a refund of the rest (`settlesEdit`).
 */
export function refundOfDifference(
  before: Pick<Order, "lines" | "totals" | "payments" | "refunds" | "shares">,
  after: Pick<Order, "lines" | "totals">,
): RefundAmounts | null {
  const difference = before.totals.totalCents - after.totals.totalCents;
  const goneCents = (before.refunds ?? [])
    .filter(({ state, settlesEdit }) => state !== "failed" && !settlesEdit)
    .reduce((sum, { cents }) => sum + cents, 0);
  const cents = Math.min(difference, paidLeft(before) - (after.totals.totalCents - goneCents));
  if (cents <= 0) return null;
  const lines = linesOf(cents, before.lines, after.lines);
  return {
    cents,
    from: backFrom(before, cents, lines),
    lines,
    vat:
      cents === difference
        ? vatBetween(before.totals.vat, after.totals.vat)
        : partOfVat(cents, difference, before, after),
    settlesEdit: true,
  };
}

/** The lines that became cheaper, by how much; what others became dearer is taken off them. */
function linesOf(cents: Cents, before: readonly OrderLine[], after: readonly OrderLine[]): RefundAmounts["lines"] {
  const worth = (line: OrderLine | undefined): Cents =>
    line ? line.totalCents + (line.discountCents ?? 0) + line.depositCents : 0;
  const cheaper = before
    .map((line) => ({ line, less: worth(line) - worth(after.find(({ lineId }) => lineId === line.lineId)) }))
    .filter(({ less }) => less > 0);
  if (cheaper.length === 0) return [];
  const parts = allocate(
    cents,
    cheaper.map(({ less }) => less),
  );
  return cheaper.map(({ line }, index) => ({ lineId: line.lineId, cents: must(parts[index], "a part for each line") }));
}

function vatBetween(before: readonly VatLine[], after: readonly VatLine[]): VatLine[] {
  const rates = [...new Set([...before, ...after].map(({ rateBp }) => rateBp))].sort((a, b) => a - b);
  return rates
    .map((rateBp) => {
      const is = (line: VatLine): boolean => line.rateBp === rateBp;
      const was = before.find(is);
      const now = after.find(is);
      const netCents = (was?.netCents ?? 0) - (now?.netCents ?? 0);
      const grossCents = (was?.grossCents ?? 0) - (now?.grossCents ?? 0);
      return { rateBp, netCents, vatCents: grossCents - netCents, grossCents };
    })
    .filter(({ grossCents }) => grossCents !== 0);
}

/** Only a part had been paid: its share of the taxed difference. */
function partOfVat(
  cents: Cents,
  difference: Cents,
  before: Pick<Order, "totals">,
  after: Pick<Order, "totals">,
): VatLine[] {
  return vatBreakdown(
    vatBetween(before.totals.vat, after.totals.vat).map(({ rateBp, grossCents }) => ({
      rateBp,
      grossCents: roundHalfUp(grossCents * cents, difference),
    })),
  );
}
