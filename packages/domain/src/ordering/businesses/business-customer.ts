import * as f from "../../kernel/fields/field.ts";
import { address, country } from "../../kernel/country/address.ts";

export const businessStatuses = ["requested", "active", "declined", "blocked"] as const;
export type BusinessStatus = (typeof businessStatuses)[number];
export const invoiceModes = ["perOrder", "weekly", "monthly"] as const;
export type InvoiceMode = (typeof invoiceModes)[number];
export const eInvoiceKinds = ["zugferd", "xrechnung", "ebInterface", "pdf"] as const;
export type EInvoiceKind = (typeof eInvoiceKinds)[number];
export const employeeRoles = ["admin", "buyer"] as const;
export const vatCheckStates = ["valid", "invalid", "unavailable"] as const;

const employee = f.object({
  /** In small letters: the proved address of the account that orders. */
  email: f.text(),
  uid: f.optional(f.id<"user">()),
  name: f.text(),
  role: f.oneOf(employeeRoles),
  /** Of all that they order for handovers of one month. */
  monthlyLimitCents: f.optional(f.cents()),
  /** Above this an order waits for an admin; instead of the company's own limit. */
  approvalAboveCents: f.optional(f.cents()),
  costCenter: f.optional(f.text()),
});
export type Employee = f.ValueOf<typeof employee>;

/** The answer of the European register (VIES), kept as the proof that a seller needs (VAT-08). */
const vatCheck = f.object({
  /** The id that was asked for: another one needs another answer. */
  vatId: f.text(),
  state: f.oneOf(vatCheckStates),
  at: f.instant(),
  /** The register's number of this answer, where the shop has an id of its own. */
  consultation: f.optional(f.text()),
  /** As the register knows the company; some countries keep that to themselves. */
  name: f.optional(f.text()),
  address: f.optional(f.text()),
});
export type VatCheck = f.ValueOf<typeof vatCheck>;

/** `restaurants/{restaurantId}/b2bCustomers/{b2bId}`; functions alone write it. */
export const businessCustomerFields = f.byFunctions({
  name: f.text({ max: 120 }),
  legalName: f.text({ max: 200 }),
  vatId: f.optional(f.text({ max: 20 })),
  /** When the register last said that the id is valid. */
  vatIdCheckedAt: f.optional(f.instant()),
  vatCheck: f.optional(vatCheck),
  country,
  addresses: f.object(
    {
      billing: address,
      deliveries: f.list(
        f.object({ id: f.text(), name: f.text(), address, contact: f.optional(f.text()), note: f.optional(f.text()) }),
      ),
    },
    { max: 2 },
  ),
  emails: f.object({ orders: f.text(), invoices: f.text() }, { max: 2 }),
  priceListId: f.optional(f.id<"priceList">({ max: 128 })),
  discountBp: f.optional(f.basisPoints()),
  paymentTermDays: f.count({ max: 365 }),
  /** May order on account; a company without may still have its discount. Absent in records of before: it may. */
  onAccount: f.optional(f.flag()),
  creditLimitCents: f.cents(),
  /** Of all orders on account that are neither paid nor cancelled; every step of an order moves it. */
  openCents: f.cents(),
  invoiceMode: f.oneOf(invoiceModes),
  groupBy: f.oneOf(["order", "costCenter", "deliveryDate"]),
  eInvoice: f.oneOf(eInvoiceKinds),
  leitwegId: f.optional(f.text({ max: 60 })),
  poRequired: f.flag(),
  employees: f.list(employee, { max: 200 }),
  /** The addresses of `employees`, so that a company is found by one of them. */
  employeeEmails: f.optional(f.list(f.text(), { max: 200 })),
  cutoffTime: f.optional(f.localTime()),
  storefrontId: f.optional(f.id<"storefront">({ max: 128 })),
  status: f.oneOf(businessStatuses),
  /** By whom and when it was asked for. */
  requestedAt: f.optional(f.instant()),
  message: f.optional(f.text({ max: 1000 })),
  /** The last decision, and the words that were told with it. */
  decidedAt: f.optional(f.instant()),
  word: f.optional(f.text({ max: 500 })),
  /** Set by its admins: an order above this waits until one of them approves it. */
  approvalAboveCents: f.optional(f.cents()),
  note: f.optional(f.text({ max: 4000 })),
});
export type BusinessCustomer = f.ValuesOf<typeof businessCustomerFields>;
