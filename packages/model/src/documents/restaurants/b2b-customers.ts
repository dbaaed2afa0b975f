import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address, country } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

/** A company that orders on account. `openCents` is written by functions. */
export const b2bCustomerDocument = defineDocument(paths.b2bCustomer, {
  name: f.text(),
  legalName: f.text(),
  vatId: f.optional(f.text()),
  vatIdCheckedAt: f.optional(f.instant()),
  country,
  addresses: f.object({
    billing: address,
    deliveries: f.list(
      f.object({ id: f.text(), name: f.text(), address, contact: f.optional(f.text()), note: f.optional(f.text()) }),
    ),
  }),
  emails: f.object({ orders: f.text(), invoices: f.text() }),
  priceListId: f.optional(f.id<"priceList">()),
  discountBp: f.optional(f.basisPoints()),
  paymentTermDays: f.count(),
  creditLimitCents: f.cents(),
  openCents: f.cents(),
  invoiceMode: f.oneOf(["perOrder", "weekly", "monthly"]),
  groupBy: f.oneOf(["order", "costCenter", "deliveryDate"]),
  eInvoice: f.oneOf(["zugferd", "xrechnung", "ebInterface", "pdf"]),
  leitwegId: f.optional(f.text()),
  poRequired: f.flag(),
  employees: f.list(
    f.object({
      email: f.text(),
      uid: f.optional(f.id<"user">()),
      name: f.text(),
      role: f.oneOf(["admin", "buyer"]),
      monthlyLimitCents: f.optional(f.cents()),
      costCenter: f.optional(f.text()),
    }),
  ),
  cutoffTime: f.optional(f.localTime()),
  storefrontId: f.optional(f.id<"storefront">()),
  status: f.oneOf(["requested", "active", "blocked"]),
  approvalAboveCents: f.optional(f.cents()),
  note: f.optional(f.text()),
});
