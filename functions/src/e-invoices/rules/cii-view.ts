import { all, first, has, textAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";

/** A Cross Industry Invoice by the groups that the standard speaks of. */
export interface CiiView {
  readonly root: XmlElement;
  readonly context: XmlElement;
  readonly document: XmlElement;
  readonly lines: readonly XmlElement[];
  readonly agreement: XmlElement;
  readonly seller: XmlElement;
  readonly buyer: XmlElement;
  readonly delivery: XmlElement;
  readonly settlement: XmlElement;
  readonly breakdowns: readonly XmlElement[];
  readonly allowances: readonly XmlElement[];
  readonly charges: readonly XmlElement[];
  readonly means: readonly XmlElement[];
  readonly terms: XmlElement;
  readonly sums: XmlElement;
}

export function ciiView(root: XmlElement): CiiView {
  const trade = first(root, "rsm:SupplyChainTradeTransaction");
  const agreement = first(trade, "ram:ApplicableHeaderTradeAgreement");
  const settlement = first(trade, "ram:ApplicableHeaderTradeSettlement");
  const adjustments = all(settlement, "ram:SpecifiedTradeAllowanceCharge");
  const isCharge = (one: XmlElement): boolean => textAt(one, "ram:ChargeIndicator/udt:Indicator") === "true";
  return {
    root,
    context: first(root, "rsm:ExchangedDocumentContext"),
    document: first(root, "rsm:ExchangedDocument"),
    lines: all(trade, "ram:IncludedSupplyChainTradeLineItem"),
    agreement,
    seller: first(agreement, "ram:SellerTradeParty"),
    buyer: first(agreement, "ram:BuyerTradeParty"),
    delivery: first(trade, "ram:ApplicableHeaderTradeDelivery"),
    settlement,
    breakdowns: all(settlement, "ram:ApplicableTradeTax"),
    allowances: adjustments.filter((one) => !isCharge(one)),
    charges: adjustments.filter(isCharge),
    means: all(settlement, "ram:SpecifiedTradeSettlementPaymentMeans"),
    terms: first(settlement, "ram:SpecifiedTradePaymentTerms"),
    sums: first(settlement, "ram:SpecifiedTradeSettlementHeaderMonetarySummation"),
  };
}

export const linePlace = (line: XmlElement, index: number): string =>
  `Position ${textAt(line, "ram:AssociatedDocumentLineDocument/ram:LineID") || String(index + 1)}`;

export const taxIdOf = (party: XmlElement, scheme: "FC" | "VA"): string =>
  all(party, "ram:SpecifiedTaxRegistration/ram:ID")
    .filter(({ attributes }) => attributes.schemeID === scheme)
    .map(({ text }) => text.trim())
    .join("");

export const isIdentified = (seller: XmlElement): boolean =>
  has(seller, "ram:ID") ||
  has(seller, "ram:GlobalID") ||
  has(seller, "ram:SpecifiedLegalOrganization/ram:ID") ||
  taxIdOf(seller, "VA") !== "";
