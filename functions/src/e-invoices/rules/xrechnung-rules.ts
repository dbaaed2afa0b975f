import { compactIban, isIban } from "@lokalkorb/domain/kernel/money/iban";
import { isLeitwegId } from "../invoice/leitweg-id.ts";
import { all, first, has, hundredthsAt, says, textAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { type CiiView, linePlace } from "./cii-view.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";
import { lineTotal } from "./sum-rules.ts";

const account = "ram:PayeePartyCreditorFinancialAccount";
const debtor = "ram:PayerPartyDebtorFinancialAccount/ram:IBANID";
const contact = "ram:DefinedTradeContact";
const address = "ram:PostalTradeAddress";
const shipTo = `ram:ShipToTradeParty/${address}`;

const start = "ram:StartDateTime/udt:DateTimeString";
const end = "ram:EndDateTime/udt:DateTimeString";

const codeOf = (means: XmlElement): string => textAt(means, "ram:TypeCode");
const paidBy = ({ means }: CiiView, codes: readonly string[]): XmlElement[] =>
  means.filter((one) => codes.includes(codeOf(one)));

const debitParts = ({ settlement, terms, means }: CiiView) => ({
  mandate: says(terms, "ram:DirectDebitMandateID"),
  creditor: says(settlement, "ram:CreditorReferenceID"),
  payer: means.some((one) => says(one, debtor)),
});

const isDebit = (view: CiiView): boolean => Object.values(debitParts(view)).includes(true);

/** BT-146 times BT-129 over BT-149, within the cent that rounding may take. */
function isLineProduct(line: XmlElement): boolean {
  const price = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice";
  const base = has(line, `${price}/ram:BasisQuantity`) ? Number(textAt(line, `${price}/ram:BasisQuantity`)) : 1;
  const qty = Number(textAt(line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity"));
  const exact = (hundredthsAt(line, `${price}/ram:ChargeAmount`) * qty) / base;
  return Math.abs(exact - hundredthsAt(line, lineTotal)) <= 1;
}

const emailShape = /^[^\s@.](?:[^\s@]*[^\s@.])?@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** XRechnung 3.0 beyond EN 16931. Its mere warnings are refused, too: a public body may send such a file back. */
export const xrechnungRules: readonly Rule<CiiView>[] = [
  rule("BR-DE-1", ({ means }) => means.length > 0),
  rule("BR-DE-2", ({ seller }) => has(seller, contact)),
  rule("BR-DE-3", ({ seller }) => says(seller, `${address}/ram:CityName`)),
  rule("BR-DE-4", ({ seller }) => says(seller, `${address}/ram:PostcodeCode`)),
  rule("BR-DE-5", ({ seller }) => says(seller, `${contact}/ram:PersonName`)),
  rule("BR-DE-6", ({ seller }) => says(seller, `${contact}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`)),
  rule("BR-DE-7", ({ seller }) => says(seller, `${contact}/ram:EmailURIUniversalCommunication/ram:URIID`)),
  rule("BR-DE-8", ({ buyer }) => says(buyer, `${address}/ram:CityName`)),
  rule("BR-DE-9", ({ buyer }) => says(buyer, `${address}/ram:PostcodeCode`)),
  rule("BR-DE-10", ({ delivery }) => !has(delivery, shipTo) || says(delivery, `${shipTo}/ram:CityName`)),
  rule("BR-DE-11", ({ delivery }) => !has(delivery, shipTo) || says(delivery, `${shipTo}/ram:PostcodeCode`)),
  rule("BR-DE-14", ({ breakdowns }) => breakdowns.every((one) => says(one, "ram:RateApplicablePercent"))),
  rule("BR-DE-15", ({ agreement }) => says(agreement, "ram:BuyerReference")),
  rule("BR-DE-16", ({ seller }) => has(seller, "ram:SpecifiedTaxRegistration/ram:ID")),
  rule("BR-DE-18", ({ terms }) => !/^\s*#/m.test(textAt(terms, "ram:Description"))),
  rule("BR-DE-19", (view) =>
    paidBy(view, ["58"]).every(
      (one) => !has(one, account) || isIban(compactIban(textAt(one, `${account}/ram:IBANID`))),
    ),
  ),
  rule("BR-DE-20", (view) => paidBy(view, ["59"]).every((one) => isIban(compactIban(textAt(one, debtor))))),
  rule("BR-DE-21", ({ context }) =>
    textAt(context, "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID").includes("xrechnung_3.0"),
  ),
  rule("BR-DE-23-a", (view) => paidBy(view, ["30", "58"]).every((one) => has(one, account))),
  rule("BR-DE-23-b", (view) => paidBy(view, ["30", "58"]).length === 0 || !isDebit(view)),
  rule("BR-DE-25-a", (view) => paidBy(view, ["59"]).length === 0 || isDebit(view)),
  rule("BR-DE-25-b", (view) => paidBy(view, ["59"]).every((one) => !has(one, account))),
  rule("BR-DE-26", ({ document, settlement }) =>
    textAt(document, "ram:TypeCode") === "384" ? has(settlement, "ram:InvoiceReferencedDocument") : true,
  ),
  rule("BR-DE-27", ({ seller }) =>
    /(?:\d\D*){3}/.test(textAt(seller, `${contact}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`)),
  ),
  rule("BR-DE-28", ({ seller }) =>
    emailShape.test(textAt(seller, `${contact}/ram:EmailURIUniversalCommunication/ram:URIID`)),
  ),
  rule("BR-DE-29", (view) => !isDebit(view) || debitParts(view).mandate),
  rule("BR-DE-30", (view) => !isDebit(view) || debitParts(view).creditor),
  rule("BR-DE-31", (view) => !isDebit(view) || debitParts(view).payer),
  rule("PEPPOL-EN16931-R001", ({ context }) =>
    says(context, "ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID"),
  ),
  rule("PEPPOL-EN16931-R010", ({ buyer }) => says(buyer, "ram:URIUniversalCommunication/ram:URIID")),
  rule("PEPPOL-EN16931-R020", ({ seller }) => says(seller, "ram:URIUniversalCommunication/ram:URIID")),
  ruleForEach("PEPPOL-EN16931-R110", ({ lines }) => lines, liesWithin, linePlace),
  ruleForEach("PEPPOL-EN16931-R120", ({ lines }) => lines, isLineProduct, linePlace),
  ruleForEach("PEPPOL-EN16931-R121", ({ lines }) => lines, hasPositiveBase, linePlace),
];

/** The days of a line lie within those of the invoice. */
function liesWithin(line: XmlElement, { settlement }: CiiView): boolean {
  const whole = first(settlement, "ram:BillingSpecifiedPeriod");
  return all(line, "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod").every(
    (part) =>
      whole.name === "" || (textAt(part, start) >= textAt(whole, start) && textAt(part, end) <= textAt(whole, end)),
  );
}

function hasPositiveBase(line: XmlElement): boolean {
  const base = first(line, "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity");
  return base.name === "" || Number(base.text) > 0;
}

/** Digits of the reference that leads a file through the portals of the administration. */
export const leitwegRule: Rule<string | undefined> = rule(
  "LEITWEG-ID",
  (leitwegId) => leitwegId === undefined || isLeitwegId(leitwegId),
);
