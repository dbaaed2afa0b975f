import { all, first, has, says, textAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { type CiiView, isIdentified, linePlace, taxIdOf } from "./cii-view.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";
import { lineTotal } from "./sum-rules.ts";

const line = (id: string, holds: (line: XmlElement, view: CiiView) => boolean): Rule<CiiView> =>
  ruleForEach(id, ({ lines }) => lines, holds, linePlace);

const price = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount";
const billed = "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity";

const endsAfterStart = (period: XmlElement): boolean =>
  !has(period, "ram:StartDateTime") ||
  !has(period, "ram:EndDateTime") ||
  textAt(period, "ram:EndDateTime/udt:DateTimeString") >= textAt(period, "ram:StartDateTime/udt:DateTimeString");

const account = "ram:PayeePartyCreditorFinancialAccount";
const hasAccount = (means: XmlElement): boolean =>
  says(means, `${account}/ram:IBANID`) || says(means, `${account}/ram:ProprietaryID`);

/** EN 16931: what every invoice must say. */
export const presenceRules: readonly Rule<CiiView>[] = [
  rule("BR-01", ({ context }) => says(context, "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID")),
  rule("BR-02", ({ document }) => says(document, "ram:ID")),
  rule("BR-03", ({ document }) => says(document, "ram:IssueDateTime/udt:DateTimeString")),
  rule("BR-04", ({ document }) => says(document, "ram:TypeCode")),
  rule("BR-05", ({ settlement }) => says(settlement, "ram:InvoiceCurrencyCode")),
  rule("BR-06", ({ seller }) => says(seller, "ram:Name")),
  rule("BR-07", ({ buyer }) => says(buyer, "ram:Name")),
  rule("BR-08", ({ seller }) => has(seller, "ram:PostalTradeAddress")),
  rule("BR-09", ({ seller }) => says(seller, "ram:PostalTradeAddress/ram:CountryID")),
  rule("BR-10", ({ buyer }) => has(buyer, "ram:PostalTradeAddress")),
  rule("BR-11", ({ buyer }) => says(buyer, "ram:PostalTradeAddress/ram:CountryID")),
  rule("BR-12", ({ sums }) => has(sums, "ram:LineTotalAmount")),
  rule("BR-13", ({ sums }) => has(sums, "ram:TaxBasisTotalAmount")),
  rule("BR-14", ({ sums }) => has(sums, "ram:GrandTotalAmount")),
  rule("BR-15", ({ sums }) => has(sums, "ram:DuePayableAmount")),
  rule("BR-16", ({ lines }) => lines.length > 0),
  line("BR-21", (one) => says(one, "ram:AssociatedDocumentLineDocument/ram:LineID")),
  line("BR-22", (one) => says(one, billed)),
  line("BR-23", (one) => (first(one, billed).attributes.unitCode ?? "") !== ""),
  line("BR-24", (one) => says(one, lineTotal)),
  line("BR-25", (one) => says(one, "ram:SpecifiedTradeProduct/ram:Name")),
  line("BR-26", (one) => says(one, price)),
  line("BR-27", (one) => Number(textAt(one, price)) >= 0),
  rule("BR-29", ({ settlement }) => all(settlement, "ram:BillingSpecifiedPeriod").every(endsAfterStart)),
  line("BR-30", (one) => all(one, "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod").every(endsAfterStart)),
  rule("BR-33", ({ allowances }) => allowances.every((one) => says(one, "ram:Reason"))),
  rule("BR-38", ({ charges }) => charges.every((one) => says(one, "ram:Reason"))),
  rule("BR-49", ({ means }) => means.every((one) => says(one, "ram:TypeCode"))),
  rule("BR-50", ({ means }) => means.every((one) => !has(one, account) || hasAccount(one))),
  rule("BR-55", ({ settlement }) =>
    all(settlement, "ram:InvoiceReferencedDocument").every((one) => says(one, "ram:IssuerAssignedID")),
  ),
  rule("BR-57", ({ delivery }) =>
    all(delivery, "ram:ShipToTradeParty/ram:PostalTradeAddress").every((one) => says(one, "ram:CountryID")),
  ),
  rule("BR-61", ({ means }) =>
    means.every((one) => !["30", "58"].includes(textAt(one, "ram:TypeCode")) || hasAccount(one)),
  ),
  rule("BR-62", ({ seller }) => hasScheme(seller)),
  rule("BR-63", ({ buyer }) => hasScheme(buyer)),
  rule("BR-CO-09", ({ seller, buyer }) =>
    [seller, buyer].every((party) => taxIdOf(party, "VA") === "" || /^[A-Z]{2}/.test(taxIdOf(party, "VA"))),
  ),
  rule("BR-CO-25", ({ sums, terms }) =>
    Number(textAt(sums, "ram:DuePayableAmount")) > 0
      ? has(terms, "ram:DueDateDateTime") || says(terms, "ram:Description")
      : true,
  ),
  rule("BR-CO-26", ({ seller }) => isIdentified(seller)),
];

const hasScheme = (party: XmlElement): boolean =>
  all(party, "ram:URIUniversalCommunication/ram:URIID").every(({ attributes }) => (attributes.schemeID ?? "") !== "");
