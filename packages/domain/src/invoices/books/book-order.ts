import type { Cents } from "../../kernel/money/cents.ts";
import { sharesOfRefund, sharesOfSale } from "../../ordering/closing/takings.ts";
import { taxedByOf } from "../../ordering/closing/taxed-by.ts";
import type { Order } from "../../ordering/order/order.ts";
import type { Refund } from "../../ordering/order/payment.ts";
import { refundLineIds } from "../../ordering/order/payment-states.ts";
import type { VatLine, VatPart } from "../../pricing/tax/vat-line.ts";
import type { BookedEntry, BookedLine, BookedOrder, BookedPaper, DayOf } from "./booked-entry.ts";

/** An order that lives, or one of the archive, whose person may be erased. */
export type BookableOrder = Omit<Order, "customer"> & {
  readonly id: string;
  readonly customer: { readonly name: string | null; readonly company?: string | undefined };
};

/** An order in the books: its handover, and each refund on its own day. */
export function entriesOfOrder(order: BookableOrder, dayOf: DayOf, withLines: boolean): readonly BookedEntry[] {
  const { status, channel, completedAt } = order;
  if (channel === "test" || status !== "completed" || completedAt === undefined) return [];
  return [
    saleOf(order, dayOf, dayOf(completedAt), withLines),
    ...(order.refunds ?? [])
      .filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true)
      .map((refund) => refundOf(order, refund, dayOf, dayOf(completedAt))),
  ];
}

/** An order on account has its tax on the invoice of its company, and money for it comes for that. */
const paperOf = (order: BookableOrder): BookedPaper =>
  order.paymentMethod === "onAccount" ? "company" : taxedByOf(order);

const commonOf = (order: BookableOrder) => ({
  no: order.no,
  name: order.customer.company ?? order.customer.name ?? "",
});

function saleOf(order: BookableOrder, dayOf: DayOf, day: string, withLines: boolean): BookedEntry {
  const { totals, payments, receipts = [] } = order;
  const slip = payments.find(({ tillReceiptNo }) => tillReceiptNo !== undefined)?.tillReceiptNo;
  const paper = paperOf(order);
  const live = order.lines.filter(({ removed }) => removed === undefined);
  return {
    ...commonOf(order),
    key: `${order.id}/sale`,
    kind: "sale",
    paperNo: (paper === "till" ? slip : receipts.find(({ kind }) => kind === "receipt")?.no) ?? "",
    paper,
    day,
    suppliedOn: day,
    cents: totals.totalCents,
    vat: totals.vat,
    tipCents: totals.tipCents,
    depositCents: totals.depositCents,
    untaxedDepositCents: live.reduce((sum, { depositCents, depositVat }) => sum + untaxed(depositCents, depositVat), 0),
    shares: sharesOfSale(order),
    order: {
      placedOn: dayOf(order.placedAt),
      way: order.distribution.name,
      ...amountsOf(order),
      ...(withLines ? { lines: live.map(lineOf) } : {}),
    },
  };
}

const amountsOf = ({ totals, payments }: BookableOrder): Omit<BookedOrder, "placedOn" | "way"> => ({
  itemsCents: totals.itemsCents,
  discountCents: totals.discountCents,
  deliveryCents: totals.deliveryCents,
  feesCents: totals.feesCents,
  platformCents: payments.reduce((sum, { state, feeCents = 0 }) => sum + (state === "captured" ? feeCents : 0), 0),
});

function refundOf(order: BookableOrder, refund: Refund, dayOf: DayOf, handedOver: string): BookedEntry {
  const made = dayOf(refund.at);
  const { receipts = [] } = order;
  const sum = (part: (line: Refund["lines"][number]) => Cents): Cents =>
    refund.lines.reduce((total, line) => total + part(line), 0);
  return {
    ...commonOf(order),
    key: `${order.id}/${refund.id}`,
    kind: "refund",
    paperNo: receipts.find(({ refundId }) => refundId === refund.id)?.no ?? "",
    paper: paperOf(order),
    // Money that went back before the goods were handed over belongs to the handover.
    day: made > handedOver ? made : handedOver,
    suppliedOn: handedOver,
    cents: minus(refund.cents),
    vat: refund.vat.map(negated),
    tipCents: minus(sum(({ lineId, cents }) => (lineId === refundLineIds.tip ? cents : 0))),
    depositCents: minus(sum(({ depositCents = 0 }) => depositCents)),
    untaxedDepositCents: minus(sum(({ depositCents = 0, depositVat }) => untaxed(depositCents, depositVat))),
    shares: sharesOfRefund(order, refund).map(({ method, cents }) => ({ method, cents: minus(cents) })),
  };
}

/** A tip that came later is paid on a page of its own, and may go back on another day. */
export function tipsOfOrder(order: BookableOrder, dayOf: DayOf): readonly BookedEntry[] {
  const { laterTip } = order;
  if (laterTip === undefined || order.channel === "test") return [];
  const entry = (key: string, at: number, cents: Cents): BookedEntry => ({
    ...commonOf(order),
    key: `${order.id}/${key}`,
    kind: "laterTip",
    paperNo: "",
    paper: "none",
    day: dayOf(at),
    suppliedOn: dayOf(at),
    cents,
    vat: [],
    tipCents: cents,
    depositCents: 0,
    untaxedDepositCents: 0,
    shares: [{ method: "online", cents }],
  });
  const { cents, paidAt, backAt, isRefused } = laterTip;
  return [
    entry("tip", paidAt, cents),
    ...(backAt === undefined || isRefused === true ? [] : [entry("tipBack", backAt, minus(cents))]),
  ];
}

function lineOf({ name, contentText, qty, totalCents, discountCents = 0, depositCents, vat }: Order["lines"][number]) {
  const line: BookedLine = {
    name: contentText === undefined ? name : `${name}, ${contentText}`,
    qty,
    cents: totalCents + discountCents,
    depositCents,
    rates: vat.map(({ rateBp }) => rateBp),
  };
  return line;
}

/** Never the negative zero that no program prints alike. */
export const minus = (cents: Cents): Cents => 0 - cents;

export const negated = ({ rateBp, netCents, vatCents, grossCents }: VatLine): VatLine => ({
  rateBp,
  netCents: minus(netCents),
  vatCents: minus(vatCents),
  grossCents: minus(grossCents),
});

const untaxed = (depositCents: Cents, taxed: readonly VatPart[] = []): Cents =>
  depositCents - taxed.reduce((sum, { grossCents }) => sum + grossCents, 0);
