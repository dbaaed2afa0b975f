import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { EInvoice, EInvoiceAdjustment } from "../invoice/e-invoice.ts";
import { categoryOf, type VatCategory, type VatGroup, vatGroups } from "../invoice/vat-groups.ts";
import { amount, compactDate, percent } from "../xml/values.ts";
import { element, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";
import { dateTime } from "./cii-dates.ts";
import { paymentMeans } from "./cii-payment.ts";

/** Currency, payment, tax and sums: everything behind the goods. */
export function ciiSettlement(invoice: EInvoice): XmlElement {
  const { no, payment, supply, cancels } = invoice;
  return element("ram:ApplicableHeaderTradeSettlement", [
    payment.via === "debit" ? unlessEmpty("ram:CreditorReferenceID", payment.creditorId) : null,
    element("ram:PaymentReference", no),
    element("ram:InvoiceCurrencyCode", "EUR"),
    paymentMeans(invoice),
    ...vatGroups(invoice).map(taxBreakdown),
    supply.from === supply.to
      ? null
      : element("ram:BillingSpecifiedPeriod", [
          dateTime("ram:StartDateTime", supply.from),
          dateTime("ram:EndDateTime", supply.to),
        ]),
    ...adjustmentsOf(invoice).map(allowanceOrCharge),
    paymentTerms(invoice),
    monetarySums(invoice),
    cancels === undefined
      ? null
      : element("ram:InvoiceReferencedDocument", [
          element("ram:IssuerAssignedID", cancels.no),
          element("ram:FormattedIssueDateTime", [
            element("qdt:DateTimeString", compactDate(cancels.issuedOn), { format: "102" }),
          ]),
        ]),
  ]);
}

const taxed = (category: VatCategory, rateBp: BasisPoints): XmlElement[] => [
  element("ram:CategoryCode", category),
  element("ram:RateApplicablePercent", percent(rateBp)),
];

const taxBreakdown = ({ category, rateBp, netCents, vatCents, reason }: VatGroup): XmlElement =>
  element("ram:ApplicableTradeTax", [
    element("ram:CalculatedAmount", amount(vatCents)),
    element("ram:TypeCode", "VAT"),
    unlessEmpty("ram:ExemptionReason", reason),
    element("ram:BasisAmount", amount(netCents)),
    ...taxed(category, rateBp),
  ]);

interface SignedAdjustment {
  readonly isCharge: boolean;
  readonly cents: Cents;
  readonly adjustment: EInvoiceAdjustment;
}

/** A discount that a storno takes back stays a discount, below zero. */
const adjustmentsOf = ({ adjustments = [], type }: EInvoice): SignedAdjustment[] =>
  adjustments.map((adjustment) => {
    const isCharge = type === "storno" ? adjustment.netCents < 0 : adjustment.netCents >= 0;
    return { isCharge, cents: isCharge ? adjustment.netCents : 0 - adjustment.netCents, adjustment };
  });

const allowanceOrCharge = ({ isCharge, cents, adjustment: { text, rateBp } }: SignedAdjustment): XmlElement =>
  element("ram:SpecifiedTradeAllowanceCharge", [
    element("ram:ChargeIndicator", [element("udt:Indicator", String(isCharge))]),
    element("ram:ActualAmount", amount(cents)),
    element("ram:Reason", text),
    element("ram:CategoryTradeTax", [element("ram:TypeCode", "VAT"), ...taxed(categoryOf({ rateBp }), rateBp)]),
  ]);

/** A line that begins with # would be read as a cash discount (BR-DE-18). */
const paymentTerms = ({ terms, dueOn, payment }: EInvoice): XmlElement =>
  element("ram:SpecifiedTradePaymentTerms", [
    unlessEmpty("ram:Description", terms.replaceAll(/^\s*#+/gm, "")),
    dateTime("ram:DueDateDateTime", dueOn),
    payment.via === "debit" ? unlessEmpty("ram:DirectDebitMandateID", payment.mandateRef) : null,
  ]);

const sumOf = (rows: readonly { readonly cents: Cents }[]): Cents => rows.reduce((sum, { cents }) => sum + cents, 0);

function monetarySums(invoice: EInvoice): XmlElement {
  const { lines, netCents, vatCents, grossCents, paidCents } = invoice;
  const lineCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const charges = adjustmentsOf(invoice).filter(({ isCharge }) => isCharge);
  const allowances = adjustmentsOf(invoice).filter(({ isCharge }) => !isCharge);
  return element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
    element("ram:LineTotalAmount", amount(lineCents)),
    charges.length === 0 ? null : element("ram:ChargeTotalAmount", amount(sumOf(charges))),
    allowances.length === 0 ? null : element("ram:AllowanceTotalAmount", amount(sumOf(allowances))),
    element("ram:TaxBasisTotalAmount", amount(netCents)),
    element("ram:TaxTotalAmount", amount(vatCents), { currencyID: "EUR" }),
    element("ram:GrandTotalAmount", amount(grossCents)),
    paidCents === 0 ? null : element("ram:TotalPrepaidAmount", amount(paidCents)),
    element("ram:DuePayableAmount", amount(grossCents - paidCents)),
  ]);
}
