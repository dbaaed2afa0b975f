import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { EInvoice } from "../invoice/e-invoice.ts";
import { upwards } from "../invoice/signed-amounts.ts";
import { element, group, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";
import { dateTime } from "./cii-dates.ts";
import { ciiLine } from "./cii-lines.ts";
import { buyerParty, ciiAddress, sellerParty } from "./cii-parties.ts";
import { ciiSettlement } from "./cii-settlement.ts";

export type CiiProfile = "zugferd" | "xrechnung";

const guidelines: Readonly<Record<CiiProfile, string>> = {
  zugferd: "urn:cen.eu:en16931:2017",
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
};

const typeCodes: Readonly<Record<EInvoice["type"], string>> = { invoice: "380", storno: "384", credit: "381" };

export const ciiNamespaces = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
} as const;

/** The invoice as a Cross Industry Invoice (D16B) in the profile EN 16931, with what XRechnung asks beyond it. */
export function ciiDocument(given: EInvoice, profile: CiiProfile): XmlElement {
  const invoice = given.type === "credit" ? upwards(given) : given;
  return element(
    "rsm:CrossIndustryInvoice",
    [
      element("rsm:ExchangedDocumentContext", [
        element("ram:BusinessProcessSpecifiedDocumentContextParameter", [
          element("ram:ID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
        ]),
        element("ram:GuidelineSpecifiedDocumentContextParameter", [element("ram:ID", guidelines[profile])]),
      ]),
      element("rsm:ExchangedDocument", [
        element("ram:ID", invoice.no),
        element("ram:TypeCode", typeCodes[invoice.type]),
        dateTime("ram:IssueDateTime", invoice.issuedOn),
        ...notesOf(invoice).map((text) => element("ram:IncludedNote", [element("ram:Content", text)])),
      ]),
      element("rsm:SupplyChainTradeTransaction", [
        ...invoice.lines.map((line, index) => ciiLine(line, index, invoice.supply)),
        element("ram:ApplicableHeaderTradeAgreement", [
          unlessEmpty("ram:BuyerReference", invoice.buyer.leitwegId ?? invoice.poNumber),
          sellerParty(invoice.seller),
          buyerParty(invoice.buyer),
          group("ram:BuyerOrderReferencedDocument", [unlessEmpty("ram:IssuerAssignedID", invoice.poNumber)]),
        ]),
        delivery(invoice),
        ciiSettlement(invoice),
      ]),
    ],
    ciiNamespaces,
  );
}

function delivery({ deliverTo, supply }: EInvoice): XmlElement {
  return element("ram:ApplicableHeaderTradeDelivery", [
    deliverTo === undefined ? null : element("ram:ShipToTradeParty", [ciiAddress(deliverTo)]),
    supply.from === supply.to
      ? element("ram:ActualDeliverySupplyChainEvent", [dateTime("ram:OccurrenceDateTime", supply.from)])
      : null,
  ]);
}

function notesOf({ type, cancels, seller }: EInvoice): string[] {
  const title = type === "storno" ? "Stornorechnung" : "Rechnungskorrektur";
  return [
    ...(cancels === undefined ? [] : [`${title} zu Nr. ${cancels.no} vom ${formatDate(cancels.issuedOn)}`]),
    ...(seller.taxScheme === "regular" ? [] : [jurisdictions[seller.address.country].invoices.notes[seller.taxScheme]]),
  ];
}
