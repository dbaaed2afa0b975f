import type { Instant, LocalDate } from "../kernel/time/instant.ts";
import { addDays, weekdayOf } from "../kernel/time/local-date.ts";
import { instantToLocal } from "../kernel/time/zoned-time.ts";
import type { Order } from "../ordering/order/order.ts";
import { undoHeldFor } from "../ordering/undo/step-before.ts";

/** The parts of an order that an invoice is made of. */
export type CollectableOrder = Pick<
  Order,
  "no" | "status" | "paymentStatus" | "channel" | "completedAt" | "customer" | "lines" | "totals" | "refunds"
> & { readonly id: string; readonly b2bInvoiceId?: string | undefined };

export interface InvoiceRhythm {
  readonly invoiceMode: "perOrder" | "weekly" | "monthly";
}

export interface CollectQuestion<Found extends CollectableOrder> {
  readonly customer: InvoiceRhythm;
  readonly orders: readonly Found[];
  readonly timezone: string;
  readonly now: Instant;
  /** Also of a week or month that is not over yet. */
  readonly withOpenPeriod: boolean;
}

export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface Collection<Found extends CollectableOrder> {
  readonly period: Period;
  readonly orders: readonly Found[];
}

/** More would be more than one transaction takes; the rest is in a further invoice of the same period. */
export const mostOrdersOfInvoice = 100;

/** INV-05: delivered on account, in no invoice yet, and not to be taken back any more. */
export const isCollectable = (order: CollectableOrder, now: Instant): boolean =>
  order.status === "completed" &&
  order.paymentStatus === "onAccount" &&
  order.channel !== "test" &&
  order.customer.b2bCustomerId !== undefined &&
  order.b2bInvoiceId === undefined &&
  order.completedAt !== undefined &&
  order.completedAt <= now - undoHeldFor;

/** The day of the handover, local to the shop. */
export const deliveredOn = ({ completedAt = 0 }: Pick<Order, "completedAt">, timezone: string): LocalDate =>
  instantToLocal(completedAt, timezone).date;

function periodOf(mode: InvoiceRhythm["invoiceMode"], day: LocalDate): Period {
  if (mode === "perOrder") return { from: day, to: day };
  if (mode === "monthly") {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
  }
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

/** INV-05: the orders of one company that are due, by period, the oldest first; an order is in one collection at most. */
export function collectOrders<Found extends CollectableOrder>(
  question: CollectQuestion<Found>,
): readonly Collection<Found>[] {
  const { customer, orders, timezone, now, withOpenPeriod } = question;
  const today = instantToLocal(now, timezone).date;
  const due = orders
    .filter((order) => isCollectable(order, now))
    .map((order) => ({ order, day: deliveredOn(order, timezone) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.order.no < b.order.no ? -1 : 1));
  const byPeriod = new Map<string, { readonly period: Period; readonly orders: Found[] }>();
  for (const { order, day } of due) {
    const period = periodOf(customer.invoiceMode, day);
    if (customer.invoiceMode !== "perOrder" && period.to >= today && !withOpenPeriod) continue;
    const key = customer.invoiceMode === "perOrder" ? order.id : period.from;
    const found = byPeriod.get(key);
    if (found === undefined) byPeriod.set(key, { period, orders: [order] });
    else found.orders.push(order);
  }
  return [...byPeriod.values()].flatMap((one) => inParts(one.orders).map((part) => ({ ...one, orders: part })));
}

function inParts<One>(all: readonly One[]): readonly (readonly One[])[] {
  const parts = Math.ceil(all.length / mostOrdersOfInvoice);
  return Array.from({ length: parts }, (_, index) =>
    all.slice(index * mostOrdersOfInvoice, (index + 1) * mostOrdersOfInvoice),
  );
}
