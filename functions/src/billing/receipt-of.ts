import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { refundReasonLabels } from "@lokalkorb/domain/ordering/refunds/refund-reason-labels";
import { namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { type Payment, type Refund } from "@lokalkorb/domain/ordering/order/payment";
import { refundLineIds } from "@lokalkorb/domain/ordering/order/payment-states";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { withoutLinks } from "../platform/harmless-text.ts";
import type { TaxDocument, TaxDocumentLine } from "./pdf/tax-document.ts";
import type { MailShop } from "./seller.ts";
import { taxIdsOf } from "./tax-ids.ts";

export interface InvoiceInput {
  readonly order: Order;
  readonly shop: Pick<MailShop, "name" | "country" | "timezone" | "seller">;
  readonly no: string;
  readonly at: Instant;
  /** The order was placed for it. */
  readonly company?: BusinessCustomer | undefined;
  /** A file goes with the paper that says the same. */
  readonly carriesEInvoice?: boolean | undefined;
}

const day = (at: Instant, { timezone }: InvoiceInput["shop"]): string => formatDate(instantToLocal(at, timezone).date);

const addressLines = ({ street, houseNo, zip, city, country }: Address, home: Country): string[] => [
  `${street} ${houseNo}`,
  `${zip} ${city}`,
  ...(country === home ? [] : [jurisdictions[country].name.toUpperCase()]),
];

const sellerOf = ({ name, country, seller }: InvoiceInput["shop"]): TaxDocument["seller"] => ({
  shopName: name,
  legalName: seller.legalName,
  lines: addressLines(seller.address, country),
  taxIds: taxIdsOf(seller, country),
});

const footerOf = ({ seller }: InvoiceInput["shop"]): string[] => [
  [seller.legalName, ...(seller.representative === undefined ? [] : [`vertreten durch ${seller.representative}`])].join(
    ", ",
  ),
  ...(seller.register === undefined ? [] : [seller.register]),
  `Telefon ${formatPhone(seller.phone)} · E-Mail ${seller.email}`,
];

const companyLines = (company: BusinessCustomer, country: Country): string[] => [
  company.legalName,
  ...(company.name === company.legalName ? [] : [company.name]),
  ...addressLines(company.addresses.billing, country),
  ...(company.vatId === undefined ? [] : [`${jurisdictions[company.country].invoices.vatIdName}: ${company.vatId}`]),
];

const personLines = ({ customer, distribution }: Order, country: Country): string[] => [
  customer.name,
  ...(distribution.address === undefined ? [] : addressLines(distribution.address, country)),
];

const taxNotes = ({ country, seller: { taxScheme } }: InvoiceInput["shop"]): string[] =>
  taxScheme === "regular" ? [] : [jurisdictions[country].invoices.notes[taxScheme]];

interface Taxed {
  readonly vat: OrderLine["vat"];
  readonly depositVat?: OrderLine["vat"] | undefined;
}

const ratesOf = ({ vat, depositVat = [] }: Taxed): number[] => [
  ...new Set([...vat, ...depositVat].map(({ rateBp }) => rateBp)),
];

const grams = (weight: number): string => `${(weight / 1000).toFixed(3).replace(".", ",")} kg`;

function lineOf(line: OrderLine): TaxDocumentLine {
  const { qty, name, contentText, choices, components, catchWeight, unitCents, totalCents, depositCents } = line;
  return {
    qty: String(qty),
    name,
    details: [
      ...(contentText === undefined || namesContent(name, contentText) ? [] : [contentText]),
      ...choices.map(({ qty: count, name: what, text = "" }) =>
        [count > 1 ? `${count} × ${what}` : what, text].filter(Boolean).join(": "),
      ),
      ...components.map(({ qty: count, name: what }) => (count > 1 ? `${count} × ${what}` : what)),
      ...(catchWeight === undefined
        ? []
        : [
            `${qty > 1 ? "je " : ""}${grams(catchWeight.finalGrams ?? catchWeight.estGrams)} zu ${formatMoney(catchWeight.pricePerKgCents)}/kg`,
          ]),
      ...(depositCents === 0 ? [] : [`zuzüglich Pfand ${formatMoney(depositCents)}`]),
    ],
    unitCents: catchWeight === undefined ? unitCents : null,
    rates: ratesOf(line),
    cents: totalCents,
  };
}

const unlessZero = <Row extends { readonly cents: Cents }>(row: Row): Row[] => (row.cents === 0 ? [] : [row]);

const sumsOf = ({ totals }: Order): TaxDocument["sums"] => [
  { label: "Zwischensumme", cents: totals.itemsCents },
  ...unlessZero({ label: "Pfand", cents: totals.depositCents }),
  ...unlessZero({ label: "Rabatt", cents: totals.discountCents }),
  ...unlessZero({ label: "Lieferung", cents: totals.deliveryCents }),
  ...unlessZero({ label: "Gebühren", cents: totals.feesCents }),
  ...unlessZero({ label: "Trinkgeld", cents: totals.tipCents }),
  { label: "Gesamtbetrag", cents: totals.totalCents, strong: true },
];

const paymentLabels: Readonly<Record<Payment["method"], string>> = {
  online: "Online bezahlt",
  giftCard: "Mit Gutschein bezahlt",
  cash: "Bar bezahlt",
  card: "Mit Karte bezahlt",
};

/** Payments by then; a capture that is under way counts as its authorization. */
const paymentsOf = ({ order: { payments, refunds = [] }, at, shop }: InvoiceInput): TaxDocument["payments"] => [
  ...payments.flatMap(({ method, state, authorizedCents, capturedCents }) =>
    unlessZero({
      label: paymentLabels[method],
      cents: state === "captured" ? capturedCents : state === "authorized" ? authorizedCents : 0,
    }),
  ),
  ...refunds
    .filter((refund) => refund.state === "succeeded" && refund.at <= at)
    .map((refund) => ({ label: `Erstattet am ${day(refund.at, shop)}`, cents: 0 - refund.cents })),
];

const untaxedOf = (totalCents: Cents, vat: TaxDocument["vat"]): number =>
  vat.length === 0 ? 0 : totalCents - vat.reduce((sum, { grossCents }) => sum + grossCents, 0);

const commonOf = ({ order, shop, no, company, carriesEInvoice = false }: InvoiceInput) => ({
  no,
  language: "de" as const,
  seller: sellerOf(shop),
  buyer: company === undefined ? personLines(order, shop.country) : companyLines(company, shop.country),
  notes: [
    ...taxNotes(shop),
    ...(carriesEInvoice ? ["Dieses PDF enthält die Rechnung auch als E-Rechnung (ZUGFeRD)."] : []),
  ],
  footer: footerOf(shop),
});

export function receiptOf(question: InvoiceInput): TaxDocument {
  const { order, shop, no, at } = question;
  const { vat, totalCents } = order.totals;
  const showsTax = shop.seller.taxScheme !== "smallBusiness";
  const suppliedAt = order.completedAt ?? order.distribution.slot.start;
  return {
    ...commonOf(question),
    title: "Rechnung",
    facts: [
      { label: "Rechnungsnummer", value: no },
      { label: "Rechnungsdatum", value: day(at, shop) },
      { label: "Leistungsdatum", value: day(suppliedAt, shop) },
      { label: "Bestellnummer", value: order.no },
      ...(order.customer.poNumber === undefined ? [] : [{ label: "Bestellzeichen", value: order.customer.poNumber }]),
    ],
    intro: "",
    lines: order.lines.filter(({ removed }) => removed === undefined).map(lineOf),
    sums: sumsOf(order),
    vat: showsTax ? vat : [],
    untaxedCents: showsTax ? untaxedOf(totalCents, vat) : 0,
    payments: paymentsOf(question),
  };
}

export interface CorrectionInput extends InvoiceInput {
  readonly refund: Refund;
  readonly receipt: { readonly no: string; readonly at: Instant };
}

/** Never called Gutschrift: that word is taken by law for invoices that the buyer writes (INV-06). */
export function correctionOf(question: CorrectionInput): TaxDocument {
  const { order, shop, no, at, refund, receipt } = question;
  const reason = withoutLinks(refundReasonLabels(refund.reason));
  const isWhole = refund.cents === order.totals.totalCents;
  const showsTax = shop.seller.taxScheme !== "smallBusiness";
  const vat = showsTax
    ? refund.vat.map(({ rateBp, netCents, vatCents, grossCents }) => ({
        rateBp,
        netCents: 0 - netCents,
        vatCents: 0 - vatCents,
        grossCents: 0 - grossCents,
      }))
    : [];
  return {
    ...commonOf(question),
    title: isWhole ? "Stornorechnung" : "Rechnungskorrektur",
    facts: [
      { label: isWhole ? "Stornonummer" : "Korrekturnummer", value: no },
      { label: "Datum", value: day(at, shop) },
      { label: "Zu Rechnung", value: `${receipt.no} vom ${day(receipt.at, shop)}` },
      { label: "Bestellnummer", value: order.no },
    ],
    intro: reason === "" ? "" : `Grund: ${reason}`,
    lines: correctedLines(order, refund),
    sums: [{ label: isWhole ? "Stornierter Betrag" : "Erstatteter Betrag", cents: 0 - refund.cents, strong: true }],
    vat,
    untaxedCents: showsTax ? untaxedOf(0 - refund.cents, vat) : 0,
    payments: [],
  };
}

const besideLines: Readonly<Record<string, string>> = {
  [refundLineIds.delivery]: "Lieferung",
  [refundLineIds.tip]: "Trinkgeld",
};

/** Lines as far as the refund names them; what it gives back beyond them is one more line. */
function correctedLines({ lines }: Order, refund: Refund): TaxDocumentLine[] {
  const named = refund.lines.map(({ lineId, cents, qty, vat, depositVat }): TaxDocumentLine => {
    const line = lines.find((one) => one.lineId === lineId);
    return {
      qty: qty === undefined ? "" : String(qty),
      name: line?.name ?? besideLines[lineId] ?? "Ware",
      details: [],
      unitCents: null,
      rates: ratesOf({ vat: vat ?? line?.vat ?? [], depositVat: vat === undefined ? line?.depositVat : depositVat }),
      cents: 0 - cents,
    };
  });
  const rest = refund.cents - refund.lines.reduce((sum, { cents }) => sum + cents, 0);
  if (rest === 0) return named;
  const rates = refund.vat.map(({ rateBp }) => rateBp);
  const name = named.length === 0 ? "Minderung des Entgelts" : "Weitere Beträge (Pfand, Lieferung, Gebühren)";
  return [...named, { qty: "", name, details: [], unitCents: null, rates, cents: -rest }];
}
