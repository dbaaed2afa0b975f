import type { CollectableOrder } from "../invoices/collect-orders.ts";
import { invoiceContent } from "../invoices/invoice-content.ts";
import type { BusinessInvoice } from "../invoices/invoice-fields.ts";
import { aMoment, anAddress, anOrder } from "./builders.ts";

/** Delivered on account, an hour ago. */
export const aCollectableOrder = (overrides: Partial<CollectableOrder> = {}): CollectableOrder => ({
  id: "o1",
  ...anOrder({ status: "completed", paymentStatus: "onAccount", paymentMethod: "onAccount" }),
  completedAt: aMoment - 3_600_000,
  customer: { uid: "shopper", name: "Kita", email: "kita@post.example", isGuest: false, b2bCustomerId: "c1" },
  ...overrides,
});

/** Sent, of these orders, and due two weeks later. */
export function aBusinessInvoice(
  overrides: Partial<BusinessInvoice> = {},
  orders: readonly CollectableOrder[] = [aCollectableOrder()],
): BusinessInvoice {
  const content = invoiceContent(orders, { groupBy: "order", timezone: "Europe/Berlin" });
  return {
    no: "RE-2026-00001",
    series: "b2b",
    type: "invoice",
    status: "sent",
    b2bCustomerId: "c1",
    buyer: { name: "Kita", legalName: "Kita gGmbH", address: anAddress(), email: "buch@kita.example" },
    seller: { name: "Hof", legalName: "Hof GmbH", vatId: "DE123456789", address: anAddress(), taxScheme: "regular" },
    orderIds: orders.map(({ id }) => id),
    ...content,
    paidCents: 0,
    ordersCents: content.grossCents,
    dueOn: "2026-12-04",
    terms: "",
    issuedAt: aMoment,
    dunning: [],
    payments: [],
    locked: true,
    ...overrides,
  };
}
