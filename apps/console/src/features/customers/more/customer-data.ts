import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { paymentLabelOf } from "@lokalkorb/domain/labels/payment-labels";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { euros } from "../list/customer-table.ts";
import type { CustomerOrder } from "../state/use-customer-orders.ts";

const iso = (at: Instant | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

/** GDP-04: what a shop knows about one person, in a form that other programs read; amounts in cents, times in UTC. */
export function customerData(customer: ShopCustomer, orders: readonly CustomerOrder[], shop: string): object {
  const { id, person, emailLower, emails, addresses, stats, tags, groups, notes, blocked, consents } = customer;
  const { marketing } = consents;
  return {
    shop,
    customerNo: customerNo(id),
    hasAccount: customer.uid !== undefined,
    person: { ...person, email: person.email ?? emailLower },
    emails: emails ?? [emailLower],
    addresses,
    figures: { ...stats, firstOrderAt: iso(stats.firstOrderAt), lastOrderAt: iso(stats.lastOrderAt) },
    deposits: (customer.deposits ?? []).map(({ kind, cents, out, back }) => ({ kind, cents, out, back })),
    depositReturns: (customer.depositReturns ?? []).map(({ at, by, pieces }) => ({ at: iso(at), by, pieces })),
    tags,
    groups,
    notes: (notes ?? []).map(({ text, at, by }) => ({ text, at: iso(at), by })),
    ...(blocked === undefined ? {} : { blocked: { at: iso(blocked.at), by: blocked.by, reason: blocked.reason } }),
    deniedPayments: customer.deniedPayments ?? [],
    creditCents: customer.creditCents,
    consents: marketing === undefined ? {} : { marketing: { ...marketing, at: iso(marketing.at) } },
    orders: orders.map((order) => ({
      no: order.no,
      placedAt: iso(order.placedAt),
      status: order.status,
      customer: order.customer,
      way: order.distribution.type,
      slot: { start: iso(order.distribution.slot.start), end: iso(order.distribution.slot.end) },
      ...(order.distribution.address === undefined ? {} : { address: order.distribution.address }),
      ...(order.customerNote === undefined ? {} : { note: order.customerNote }),
      lines: order.lines.map(({ name, qty, totalCents, note, choices, removed }) => ({
        name,
        qty,
        totalCents,
        choices: choices.map((choice) => choice.text ?? choice.name),
        ...(note === undefined ? {} : { note }),
        ...(removed === undefined ? {} : { removed: true }),
      })),
      totalCents: order.totals.totalCents,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      refunds: (order.refunds ?? []).map(({ cents, at, state }) => ({ cents, at: iso(at), state })),
      papers: (order.receipts ?? []).map(({ no, kind, at }) => ({ no, kind, at: iso(at) })),
      ...(order.evidence === undefined ? {} : { agreedTo: order.evidence }),
    })),
  };
}

const head = ["Nummer", "Bestellt am", "Für den", "Stand", "Art", "Artikel", "Summe in Euro", "Zahlung"];

/** The orders of one person as a table, the latest first. */
export function orderTable(orders: readonly CustomerOrder[], timezone: string): readonly (readonly string[])[] {
  return [
    head,
    ...orders.map(({ no, placedAt, dayKey, status, distribution, lines, totals, paymentMethod }) => [
      no,
      formatDate(instantToLocal(placedAt, timezone).date),
      formatDate(dayKey),
      orderStatusLabels[status],
      fulfilmentTypeLabels[distribution.type],
      lines.flatMap(({ qty, name, removed }) => (removed ? [] : `${qty}× ${name}`)).join(", "),
      euros(totals.totalCents),
      paymentLabelOf(paymentMethod, distribution.type),
    ]),
  ];
}
