import type { EInvoiceKind } from "../ordering/businesses/business-customer.ts";

export const eInvoiceNames: Readonly<Record<EInvoiceKind, string>> = {
  pdf: "PDF per E-Mail",
  zugferd: "ZUGFeRD (PDF mit Daten)",
  xrechnung: "XRechnung",
  ebInterface: "ebInterface",
};
