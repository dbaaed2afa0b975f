import {
  byFunctions,
  cents,
  count,
  flag,
  int,
  list,
  mapOf,
  monthKey,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { image } from "@lokalkorb/domain/kernel/fields/image";
import { paths } from "../../../paths.ts";

/** `next` is taken in the transaction that writes the invoice: gapless per series and year, never used twice. */
const series = object({ prefix: text(), next: count(), pad: count(), year: int() });

/** How a shop writes invoices, and what the platform invoiced it. `numbering.*.next` and `platform` are written by functions. */
export const invoicesDocument = defineDocument(paths.invoices, {
  template: object(
    {
      logo: optional(image),
      headerText: text(),
      footerText: text(),
      bankLine: text(),
      color: text(),
      language: oneOf(["de"]),
    },
    { max: 6 },
  ),
  numbering: object({ b2b: series, credit: series, receipt: series }, { max: 3 }),
  eInvoice: object(
    {
      de: oneOf(["zugferd", "xrechnung", "none"]),
      at: oneOf(["ebInterface", "none"]),
      leitwegIdRequired: flag(),
    },
    { max: 3 },
  ),
  dunning: list(object({ level: int(), afterDays: count(), feeCents: cents(), text: text() }), { max: 5 }),
  defaultDueDays: count({ max: 365 }),
  sepaCreditorId: optional(text({ max: 35 })),
  accountingExport: object({ format: oneOf(["csv", "datev", "bmd"]), accounts: mapOf(text()) }, { max: 2 }),
  ...byFunctions({
    platform: list(object({ no: text(), month: monthKey(), grossCents: cents(), pdfPath: text(), status: text() })),
  }),
});
