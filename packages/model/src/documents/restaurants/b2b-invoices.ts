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
  signedCents,
  text,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { address, vatLine } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Copied at issuing, so that the invoice stays what it was. */
const party = object({
  name: text,
  legalName: optional(text),
  vatId: optional(text),
  address,
  email: optional(text),
  register: optional(text),
  bank: optional(object({ iban: text, bic: optional(text), holder: text })),
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
export const b2bInvoiceDocument = defineDocument(
  paths.b2bInvoice,
  object({
    no: optional(text),
    series: optional(text),
    type: oneOf(["invoice", "credit", "storno"]),
    status: oneOf(b2bInvoiceStatuses),
    b2bCustomerId: text,
    buyer: party,
    seller: party,
    period: optional(object({ from: localDate, to: localDate })),
    supply: object({ from: localDate, to: localDate }),
    orderIds: texts,
    lines: list(
      object({
        orderNo: text,
        deliveredOn: localDate,
        text,
        qty: number,
        unit: text,
        unitNetCents: signedCents,
        netCents: signedCents,
        rateBp: basisPoints,
        depositCents: optional(signedCents),
        costCenter: optional(text),
      }),
    ),
    vat: list(vatLine),
    netCents: signedCents,
    vatCents: signedCents,
    grossCents: signedCents,
    paidCents: signedCents,
    dueOn: localDate,
    terms: text,
    poNumber: optional(text),
    issuedAt: optional(instant),
    sentAt: optional(instant),
    dunning: list(object({ level: int, at: instant, feeCents: cents })),
    payments: list(
      object({ at: instant, cents: signedCents, via: oneOf(["bank", "sepa", "card", "cash"]), ref: text }),
    ),
    cancels: optional(text),
    cancelledBy: optional(text),
    pdfPath: optional(text),
    xmlPath: optional(text),
    xmlFormat: optional(oneOf(["zugferd", "xrechnung", "ebInterface"])),
    contentHash: optional(text),
    prevHash: optional(text),
    locked: flag,
  }),
);
