import type { BusinessInvoice, InvoiceParty } from "./invoice-fields.ts";

export const invoiceGaps = ["sellerName", "sellerTaxId", "buyerName", "buyerAddress", "buyerMail", "nothing"] as const;
export type InvoiceGap = (typeof invoiceGaps)[number];

/** INV-01: what an invoice still lacks; until it is there, no number is taken. */
export function gapsOf({ seller, buyer, lines, grossCents }: BusinessInvoice): readonly InvoiceGap[] {
  const lacks: Readonly<Record<InvoiceGap, boolean>> = {
    sellerName: (seller.legalName ?? "").trim() === "",
    sellerTaxId: taxIdOf(seller) === "" && seller.taxScheme !== "smallBusiness",
    buyerName: (buyer.legalName ?? buyer.name).trim() === "",
    buyerAddress: [buyer.address.street, buyer.address.zip, buyer.address.city].some((part) => part.trim() === ""),
    buyerMail: (buyer.email ?? "").trim() === "",
    nothing: lines.length === 0 || grossCents <= 0,
  };
  return invoiceGaps.filter((gap) => lacks[gap]);
}

const taxIdOf = ({ vatId = "", taxNumber = "" }: InvoiceParty): string => vatId.trim() || taxNumber.trim();
