import type { EInvoice, EInvoiceFormat, EInvoiceProblem } from "./invoice/e-invoice.ts";
import { problemText } from "./invoice/problem-texts.ts";
import { ciiDocument } from "./cii/cii-document.ts";
import { ebInterfaceDocument } from "./ebinterface/ebinterface-document.ts";
import { leitwegRule } from "./rules/xrechnung-rules.ts";
import { toXml } from "./xml/xml-element.ts";

export type WrittenEInvoice =
  | { readonly xml: string }
  | { readonly problems: readonly [EInvoiceProblem, ...EInvoiceProblem[]] };

export const eInvoiceXml = (invoice: EInvoice, format: EInvoiceFormat): string =>
  toXml(format === "ebInterface" ? ebInterfaceDocument(invoice) : ciiDocument(invoice, format));

/**
 * EIN-03: the file of an invoice, or why there is none. It is asked before a number is taken; an invoice that has problems
 * is not issued. The same invoice gives the same file.
 */
export async function writeEInvoice(invoice: EInvoice, format: EInvoiceFormat): Promise<WrittenEInvoice> {
  const xml = eInvoiceXml(invoice, format);
  // The reader of XML is a large library that only such an invoice needs.
  const { checkEInvoice } = await import("./check-e-invoice.ts");
  const badLeitwegId = leitwegRule.brokenAt(format === "xrechnung" ? invoice.buyer.leitwegId : undefined);
  const [first, ...others] = [
    ...badLeitwegId.map((place) => ({ rule: leitwegRule.id, text: problemText(leitwegRule.id), place })),
    ...checkEInvoice(xml, format),
  ];
  return first === undefined ? { xml } : { problems: [first, ...others] };
}
