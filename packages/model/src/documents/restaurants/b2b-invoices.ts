import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { vatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import { paths } from "../../paths.ts";

/** Copied at issuing, so that the invoice stays what it was. */
const party = f.object({
  name: f.text(),
  legalName: f.optional(f.text()),
  vatId: f.optional(f.text()),
  address,
  email: f.optional(f.text()),
  register: f.optional(f.text()),
  bank: f.optional(f.object({ iban: f.text(), bic: f.optional(f.text()), holder: f.text() })),
});

export const b2bInvoiceStatuses = [
  "draft",
  "issued",
  "sent",
  "partiallyPaid",
  "paid",
  "overdue",
  "inDunning",
  "cancelled",
  "writtenOff",
] as const;

/** Functions alone write it; after issuing nothing but status, payments and dunning changes. Negative amounts: storno. */
export const b2bInvoiceDocument = defineDocument(paths.b2bInvoice, {
  no: f.optional(f.text()),
  series: f.optional(f.text()),
  type: f.oneOf(["invoice", "credit", "storno"]),
  status: f.oneOf(b2bInvoiceStatuses),
  b2bCustomerId: f.text(),
  buyer: party,
  seller: party,
  period: f.optional(f.object({ from: f.localDate(), to: f.localDate() })),
  supply: f.object({ from: f.localDate(), to: f.localDate() }),
  orderIds: f.list(f.id<"order">()),
  lines: f.list(
    f.object({
      orderNo: f.text(),
      deliveredOn: f.localDate(),
      text: f.text(),
      qty: f.number(),
      unit: f.text(),
      unitNetCents: f.signedCents(),
      netCents: f.signedCents(),
      rateBp: f.basisPoints(),
      depositCents: f.optional(f.signedCents()),
      costCenter: f.optional(f.text()),
    }),
  ),
  vat: f.list(vatLine),
  netCents: f.signedCents(),
  vatCents: f.signedCents(),
  grossCents: f.signedCents(),
  paidCents: f.signedCents(),
  dueOn: f.localDate(),
  terms: f.text(),
  poNumber: f.optional(f.text()),
  issuedAt: f.optional(f.instant()),
  sentAt: f.optional(f.instant()),
  dunning: f.list(f.object({ level: f.int(), at: f.instant(), feeCents: f.cents() })),
  payments: f.list(
    f.object({ at: f.instant(), cents: f.int(), via: f.oneOf(["bank", "sepa", "card", "cash"]), ref: f.text() }),
  ),
  cancels: f.optional(f.text()),
  cancelledBy: f.optional(f.text()),
  pdfPath: f.optional(f.text()),
  xmlPath: f.optional(f.text()),
  xmlFormat: f.optional(f.oneOf(["zugferd", "xrechnung", "ebInterface"])),
  contentHash: f.optional(f.text()),
  prevHash: f.optional(f.text()),
  locked: f.flag(),
});
