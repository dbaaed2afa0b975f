import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address, country } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

/** A company that orders on account. `openCents` is written by functions. */
export const b2bCustomerDocument = defineDocument(paths.b2bCustomer, {
  name: f.text({ max: 120 }),
  legalName: f.text({ max: 200 }),
  vatId: f.optional(f.text({ max: 20 })),
  ...f.byFunctions({ vatIdCheckedAt: f.optional(f.instant()), openCents: f.cents() }),
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
  creditLimitCents: f.cents(),
  invoiceMode: f.oneOf(["perOrder", "weekly", "monthly"]),
  groupBy: f.oneOf(["order", "costCenter", "deliveryDate"]),
  eInvoice: f.oneOf(["zugferd", "xrechnung", "ebInterface", "pdf"]),
  leitwegId: f.optional(f.text({ max: 60 })),
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
    { max: 200 },
  ),
  cutoffTime: f.optional(f.localTime()),
  storefrontId: f.optional(f.id<"storefront">({ max: 128 })),
  status: f.oneOf(["requested", "active", "blocked"]),
  approvalAboveCents: f.optional(f.cents()),
  note: f.optional(f.text({ max: 4000 })),
});
