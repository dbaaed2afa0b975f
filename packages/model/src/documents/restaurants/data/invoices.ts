import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { booksSettings } from "@lokalkorb/domain/invoices/books/books-settings";
import { bank, baseRate } from "@lokalkorb/domain/invoices/invoice-fields";
import { image } from "@lokalkorb/domain/kernel/fields/image";
import { paths } from "../../../paths.ts";

/** `next` is taken in the transaction that writes the invoice: gapless per series and year, never used twice. */
const series = f.object({ prefix: f.text(), next: f.count(), pad: f.count(), year: f.int() });

/** How a shop writes invoices, and what the platform invoiced it. `numbering.*.next` and `platform` are written by functions. */
export const invoicesDocument = defineDocument(paths.invoices, {
  template: f.object({
    logo: f.optional(image),
    headerText: f.text(),
    footerText: f.text(),
    bankLine: f.text(),
    color: f.text(),
    language: f.oneOf(["de"]),
  }),
  ...f.byFunctions({
    bank: f.optional(bank),
    /** The hash of the last invoice to a company, or of the last document that takes one back: the next one builds on it. */
    lastHash: f.optional(f.text()),
    /** Of the national bank, as the shop typed them: interest of a delay is so many points above. */
    baseRates: f.optional(f.list(baseRate)),
    /** When money of a bank's file was last booked: two people who book one at once meet here. */
    bankBookedAt: f.optional(f.instant()),
    /** How the tax adviser keeps the books of the shop. */
    books: f.optional(booksSettings),
  }),
  numbering: f.object({ b2b: series, credit: series, receipt: series }),
  eInvoice: f.object({
    de: f.oneOf(["zugferd", "xrechnung", "none"]),
    at: f.oneOf(["ebInterface", "none"]),
    leitwegIdRequired: f.flag(),
  }),
  dunning: f.list(f.object({ level: f.int(), afterDays: f.count(), feeCents: f.cents(), text: f.text() })),
  defaultDueDays: f.count(),
  sepaCreditorId: f.optional(f.text()),
  accountingExport: f.object({ format: f.oneOf(["csv", "datev", "bmd"]), accounts: f.mapOf(f.text()) }),
  platform: f.list(
    f.object({ no: f.text(), month: f.monthKey(), grossCents: f.cents(), pdfPath: f.text(), status: f.text() }),
  ),
});
