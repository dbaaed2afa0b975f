import { must } from "../kernel/invariant.ts";
import { roundHalfUp } from "../kernel/money/round-half-up.ts";
import { groupByRate, vatOnNet } from "../pricing/tax/vat-breakdown.ts";
import { type CollectableOrder, deliveredOn } from "./collect-orders.ts";
import type { BusinessInvoice, InvoiceLine } from "./invoice-fields.ts";
import { addVat, netOfParts } from "./net-of-parts.ts";
import { type OrderPart, orderParts } from "./order-parts.ts";

export type InvoiceGrouping = "order" | "costCenter" | "deliveryDate";

export type InvoiceContent = Pick<BusinessInvoice, "lines" | "vat" | "netCents" | "vatCents" | "grossCents" | "supply">;

interface Placed {
  readonly order: CollectableOrder;
  readonly day: string;
  readonly part: OrderPart;
}

/**
 * INV-05: lines with net prices out of all orders, their tax per rate over the whole document (VAT-20), deposits and what
 * went back as lines of their own. Gross prices stay the anchor: the sum is the one that was ordered, to the cent.
 */
export function invoiceContent(
  orders: readonly CollectableOrder[],
  { groupBy, timezone }: { readonly groupBy: InvoiceGrouping; readonly timezone: string },
): InvoiceContent {
  const placed = inGroups(orders, groupBy, timezone).flatMap(({ order, day }) =>
    orderParts(order).map((part): Placed => ({ order, day, part })),
  );
  const isNet = ({ order, part }: Placed): boolean =>
    order.totals.addedVatCents !== undefined && part.isUntaxed !== true;
  const taxed = ({ part }: Placed) => ({ rateBp: part.rateBp, grossCents: part.cents });
  const gross = placed.filter((one) => !isNet(one));
  const net = placed.filter(isNet);
  const ofGross = netOfParts(gross.map(taxed));
  const netCents = new Map(gross.map((one, index) => [one, must(ofGross.netCents[index], "an amount for each part")]));
  const vat = addVat([...ofGross.vat, ...vatOnNet(groupByRate(net.map(taxed)))]);
  const days = orders.map((order) => deliveredOn(order, timezone)).sort();
  return {
    lines: placed.map((one) => lineOf(one, netCents.get(one) ?? one.part.cents)),
    vat,
    netCents: vat.reduce((sum, line) => sum + line.netCents, 0),
    vatCents: vat.reduce((sum, line) => sum + line.vatCents, 0),
    grossCents: vat.reduce((sum, line) => sum + line.grossCents, 0),
    supply: { from: must(days[0], "an order"), to: must(days.at(-1), "an order") },
  };
}

function inGroups(orders: readonly CollectableOrder[], groupBy: InvoiceGrouping, timezone: string) {
  const keyOf = (order: CollectableOrder, day: string): string => {
    if (groupBy === "order") return order.no;
    return groupBy === "costCenter" ? `${order.customer.costCenter ?? ""}\n${day}\n${order.no}` : `${day}\n${order.no}`;
  };
  return orders
    .map((order) => ({ order, day: deliveredOn(order, timezone) }))
    .map((one) => ({ ...one, key: keyOf(one.order, one.day) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

function lineOf({ order, day, part }: Placed, netCents: number): InvoiceLine {
  const { text, qty, unit, rateBp, isDeposit } = part;
  const { costCenter } = order.customer;
  return {
    orderNo: order.no,
    deliveredOn: day,
    text,
    qty,
    unit,
    unitNetCents: roundHalfUp(netCents, qty),
    netCents,
    rateBp,
    ...(isDeposit === true ? { depositCents: netCents } : {}),
    ...(costCenter === undefined ? {} : { costCenter }),
  };
}
