import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { aMoment, anAddress, anOrder, anOrderLine, aPaidOrder } from "@lokalkorb/domain/testing/builders";

export const aCompany = (overrides: Partial<BusinessCustomer> = {}): BusinessCustomer => ({
  name: "Gasthaus Post",
  legalName: "Post Gastro GmbH & Co. KG",
  vatId: "DE136695976",
  country: "DE",
  addresses: { billing: anAddress(), deliveries: [] },
  emails: { orders: "einkauf@gasthaus.example", invoices: "rechnung@gasthaus.example" },
  paymentTermDays: 14,
  creditLimitCents: 0,
  openCents: 0,
  invoiceMode: "perOrder",
  groupBy: "order",
  eInvoice: "zugferd",
  poRequired: false,
  employees: [],
  status: "active",
  ...overrides,
});

const lines: Order["lines"] = [
  anOrderLine({ name: "Semmel", qty: 7, totalCents: 315, vat: [{ rateBp: 700, grossCents: 301 }] }),
  anOrderLine({
    lineId: "l2",
    kind: "bundle",
    name: "Brotzeit",
    qty: 2,
    totalCents: 2400,
    vat: [
      { rateBp: 700, grossCents: 1680 },
      { rateBp: 1900, grossCents: 617 },
    ],
  }),
  anOrderLine({
    lineId: "l3",
    name: "Apfelsaft",
    contentText: "1 l",
    qty: 6,
    totalCents: 1740,
    depositCents: 90,
    vat: [{ rateBp: 1900, grossCents: 1667 }],
    depositVat: [{ rateBp: 1900, grossCents: 90 }],
  }),
];

/** Two rates, a discount in the lines, a delivery shared out by rate, a taxed deposit and a tip, all paid. */
export function aCompanyOrder(overrides: Partial<Order> = {}): Order {
  const totals: Order["totals"] = {
    itemsCents: 4455,
    depositCents: 90,
    discountCents: -190,
    deliveryCents: 490,
    feesCents: 0,
    tipCents: 200,
    totalCents: 5045,
    vat: [
      { rateBp: 700, netCents: 2051, vatCents: 144, grossCents: 2195 },
      { rateBp: 1900, netCents: 2227, vatCents: 423, grossCents: 2650 },
    ],
  };
  const { customer } = anOrder();
  return aPaidOrder({
    status: "completed",
    completedAt: aMoment,
    lines,
    totals,
    customer: { ...customer, b2bCustomerId: "c1", company: "Gasthaus Post", poNumber: "4500012345" },
    ...overrides,
  });
}
