import {
  basisPoints,
  byFunctions,
  cents,
  count,
  flag,
  instant,
  list,
  localTime,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address, country } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

/** A company that orders on account. `openCents` is written by functions. */
export const b2bCustomerDocument = defineDocument(paths.b2bCustomer, {
  name: text({ max: 120 }),
  legalName: text({ max: 200 }),
  vatId: optional(text({ max: 20 })),
  ...byFunctions({ vatIdCheckedAt: optional(instant()), openCents: cents() }),
  country,
  addresses: object(
    {
      billing: address,
      deliveries: list(
        object({ id: text(), name: text(), address, contact: optional(text()), note: optional(text()) }),
      ),
    },
    { max: 2 },
  ),
  emails: object({ orders: text(), invoices: text() }, { max: 2 }),
  priceListId: optional(text({ max: 128 })),
  discountBp: optional(basisPoints()),
  paymentTermDays: count({ max: 365 }),
  creditLimitCents: cents(),
  invoiceMode: oneOf(["perOrder", "weekly", "monthly"]),
  groupBy: oneOf(["order", "costCenter", "deliveryDate"]),
  eInvoice: oneOf(["zugferd", "xrechnung", "ebInterface", "pdf"]),
  leitwegId: optional(text({ max: 60 })),
  poRequired: flag(),
  employees: list(
    object({
      email: text(),
      uid: optional(text()),
      name: text(),
      role: oneOf(["admin", "buyer"]),
      monthlyLimitCents: optional(cents()),
      costCenter: optional(text()),
    }),
    { max: 200 },
  ),
  cutoffTime: optional(localTime()),
  storefrontId: optional(text({ max: 128 })),
  status: oneOf(["requested", "active", "blocked"]),
  approvalAboveCents: optional(cents()),
  note: optional(text({ max: 4000 })),
});
