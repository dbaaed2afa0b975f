import type { Order } from "@lokalkorb/domain/ordering/order/order";

export type IssuedTaxDocument = NonNullable<Order["receipts"]>[number];

/** 'rechnung-r-2026-00001.pdf' */
export const invoiceFileName = ({ kind, no }: Pick<IssuedTaxDocument, "kind" | "no">): string =>
  `${kind === "receipt" ? "rechnung" : "rechnungskorrektur"}-${no.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}.pdf`;

export const invoiceAttachment = (
  invoice: IssuedTaxDocument,
): { readonly name: string; readonly contentType: string; readonly path: string } => ({
  name: invoiceFileName(invoice),
  contentType: "application/pdf",
  path: invoice.path,
});
