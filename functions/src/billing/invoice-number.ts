import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";

/** For shops that have not chosen their own. */
export const defaultSeries = (year: number): FieldsOf<typeof invoicesDocument>["numbering"] => ({
  b2b: { prefix: "RE-{YYYY}-", next: 1, pad: 5, year },
  credit: { prefix: "K-{YYYY}-", next: 1, pad: 5, year },
  receipt: { prefix: "R-{YYYY}-", next: 1, pad: 5, year },
});

/** Stands for settings that were never saved. */
export const untouchedSettings = {
  template: { headerText: "", footerText: "", bankLine: "", color: "", language: "de" },
  eInvoice: { de: "none", at: "none", leitwegIdRequired: false },
  dunning: [],
  defaultDueDays: 14,
  accountingExport: { format: "csv", accounts: {} },
  platform: [],
} as const;
