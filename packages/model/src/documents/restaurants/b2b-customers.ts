import {
  basisPoints,
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
  name: text(),
  legalName: text(),
  vatId: optional(text()),
  vatIdCheckedAt: optional(instant()),
  country,
  addresses: object({
    billing: address,
    deliveries: list(object({ id: text(), name: text(), address, contact: optional(text()), note: optional(text()) })),
  }),
  emails: object({ orders: text(), invoices: text() }),
  priceListId: optional(text()),
  discountBp: optional(basisPoints()),
  paymentTermDays: count(),
  creditLimitCents: cents(),
  openCents: cents(),
  invoiceMode: oneOf(["perOrder", "weekly", "monthly"]),
  groupBy: oneOf(["order", "costCenter", "deliveryDate"]),
  eInvoice: oneOf(["zugferd", "xrechnung", "ebInterface", "pdf"]),
  leitwegId: optional(text()),
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
  ),
  cutoffTime: optional(localTime()),
  storefrontId: optional(text()),
  status: oneOf(["requested", "active", "blocked"]),
  approvalAboveCents: optional(cents()),
  note: optional(text()),
});
