import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { EInvoice } from "../invoice/e-invoice.ts";
import { upwards } from "../invoice/signed-amounts.ts";
import { categoryOf, type VatCategory, vatGroups } from "../invoice/vat-groups.ts";
import { amount, percent } from "../xml/values.ts";
import { element, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";
import { ebInterfaceLine } from "./ebinterface-lines.ts";
import { biller, ebInterfaceAddress, invoiceRecipient } from "./ebinterface-parties.ts";
import { paymentConditions, paymentMethod } from "./ebinterface-payment.ts";

const titles: Readonly<Record<EInvoice["type"], string>> = {
  invoice: "Rechnung",
  storno: "Stornorechnung",
  credit: "Rechnungskorrektur",
};

/** The Austrian XML standard in version 6.1. A storno is a credit memo that names what it cancels, with amounts upwards. */
export function ebInterfaceDocument(given: EInvoice): XmlElement {
  const invoice = given.type === "invoice" ? given : upwards(given);
  const { type, seller, supply, deliverTo, paidCents, grossCents } = invoice;
  return element(
    "eb:Invoice",
    [
      element("eb:InvoiceNumber", invoice.no),
      element("eb:InvoiceDate", invoice.issuedOn),
      type === "storno" ? reference("eb:CancelledOriginalDocument", invoice) : null,
      type === "credit" ? reference("eb:RelatedDocument", invoice) : null,
      element("eb:Delivery", [
        ...(supply.from === supply.to
          ? [element("eb:Date", supply.from)]
          : [element("eb:Period", [element("eb:FromDate", supply.from), element("eb:ToDate", supply.to)])]),
        deliverTo === undefined ? null : ebInterfaceAddress(invoice.buyer, deliverTo),
      ]),
      biller(seller, invoice.buyer.supplierNo),
      invoiceRecipient(invoice.buyer, invoice.poNumber),
      element("eb:Details", [element("eb:ItemList", invoice.lines.map(ebInterfaceLine))]),
      reductionsAndSurcharges(invoice),
      element("eb:Tax", taxItems(invoice)),
      element("eb:TotalGrossAmount", amount(grossCents)),
      paidCents === 0 ? null : element("eb:PrepaidAmount", amount(paidCents)),
      element("eb:PayableAmount", amount(grossCents - paidCents)),
      paymentMethod(invoice),
      paymentConditions(invoice),
      seller.taxScheme === "regular"
        ? null
        : element("eb:Comment", jurisdictions[seller.address.country].invoices.notes[seller.taxScheme]),
    ],
    {
      "xmlns:eb": "http://www.ebinterface.at/schema/6p1/",
      GeneratingSystem: "Lokalkorb",
      DocumentType: type === "invoice" ? "Invoice" : "CreditMemo",
      InvoiceCurrency: "EUR",
      DocumentTitle: titles[type],
      Language: "de",
    },
  );
}

const reference = (name: string, { cancels }: EInvoice): XmlElement | null =>
  cancels === undefined
    ? null
    : element(name, [
        element("eb:InvoiceNumber", cancels.no),
        element("eb:InvoiceDate", cancels.issuedOn),
        element("eb:DocumentType", "Invoice"),
      ]);

const taxPercent = (category: VatCategory, rateBp: number): XmlElement =>
  element("eb:TaxPercent", percent(rateBp), { TaxCategoryCode: category });

const taxItems = (invoice: EInvoice): XmlElement[] =>
  vatGroups(invoice).map(({ category, rateBp, netCents, vatCents, reason }) =>
    element("eb:TaxItem", [
      element("eb:TaxableAmount", amount(netCents)),
      taxPercent(category, rateBp),
      element("eb:TaxAmount", amount(vatCents)),
      unlessEmpty("eb:Comment", reason),
    ]),
  );

function reductionsAndSurcharges({ adjustments = [], lines }: EInvoice): XmlElement | null {
  if (adjustments.length === 0) return null;
  const baseCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  return element(
    "eb:ReductionAndSurchargeDetails",
    adjustments.map(({ text, netCents, rateBp }) =>
      element(netCents < 0 ? "eb:Reduction" : "eb:Surcharge", [
        element("eb:BaseAmount", amount(baseCents)),
        element("eb:Amount", amount(Math.abs(netCents))),
        element("eb:Comment", text),
        element("eb:TaxItem", [
          element("eb:TaxableAmount", amount(netCents)),
          taxPercent(categoryOf({ rateBp }), rateBp),
        ]),
      ]),
    ),
  );
}
