import {
  basisPoints,
  cents,
  flag,
  instant,
  int,
  list,
  localDate,
  number,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { vatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import { paths } from "../../paths.ts";

/** Copied at issuing, so that the invoice stays what it was. */
const party = object({
  name: text(),
  legalName: optional(text()),
  vatId: optional(text()),
  address,
  email: optional(text()),
  register: optional(text()),
  bank: optional(object({ iban: text(), bic: optional(text()), holder: text() })),
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
  no: optional(text()),
  series: optional(text()),
  type: oneOf(["invoice", "credit", "storno"]),
  status: oneOf(b2bInvoiceStatuses),
  b2bCustomerId: text(),
  buyer: party,
  seller: party,
  period: optional(object({ from: localDate(), to: localDate() })),
  supply: object({ from: localDate(), to: localDate() }),
  orderIds: list(text()),
  lines: list(
    object({
      orderNo: text(),
      deliveredOn: localDate(),
      text: text(),
      qty: number(),
      unit: text(),
      unitNetCents: int(),
      netCents: int(),
      rateBp: basisPoints(),
      depositCents: optional(int()),
      costCenter: optional(text()),
    }),
  ),
  vat: list(vatLine),
  netCents: int(),
  vatCents: int(),
  grossCents: int(),
  paidCents: int(),
  dueOn: localDate(),
  terms: text(),
  poNumber: optional(text()),
  issuedAt: optional(instant()),
  sentAt: optional(instant()),
  dunning: list(object({ level: int(), at: instant(), feeCents: cents() })),
  payments: list(object({ at: instant(), cents: int(), via: oneOf(["bank", "sepa", "card", "cash"]), ref: text() })),
  cancels: optional(text()),
  cancelledBy: optional(text()),
  pdfPath: optional(text()),
  xmlPath: optional(text()),
  xmlFormat: optional(oneOf(["zugferd", "xrechnung", "ebInterface"])),
  contentHash: optional(text()),
  prevHash: optional(text()),
  locked: flag(),
});
