import { giroCode } from "@lokalkorb/domain/invoices/giro-code";
import type { InvoiceLine } from "@lokalkorb/domain/invoices/invoice-fields";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { formatIban } from "@lokalkorb/domain/kernel/money/iban";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { VatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import type { MailShop } from "../../billing/seller.ts";
import { taxIdsOf } from "../../billing/tax-ids.ts";
import type { TaxDocument, TaxDocumentLine } from "../../billing/pdf/tax-document.ts";
import type { StoredInvoice } from "./invoice-deps.ts";

export type PaperShop = Pick<MailShop, "country" | "timezone">;

export const paperTitles = { invoice: "Rechnung", credit: "Rechnungskorrektur", storno: "Stornorechnung" } as const;
const numberLabels = { invoice: "Rechnungsnummer", credit: "Korrekturnummer", storno: "Stornonummer" } as const;

export const dayOf = (at: Instant | undefined, { timezone }: PaperShop): string =>
  formatDate(instantToLocal(at ?? 0, timezone).date);

const addressLines = ({ street, houseNo, zip, city, country }: Address, home: PaperShop["country"]): string[] => [
  `${street} ${houseNo}`.trim(),
  `${zip} ${city}`,
  ...(country === home ? [] : [jurisdictions[country].name.toUpperCase()]),
];

/** INV-01: an invoice to a company, or the document that takes one back, as data; drawn from its own copies alone. */
export function businessPaper(invoice: StoredInvoice, shop: PaperShop): TaxDocument {
  const { type, no = "", original, reason, headerText = "", netCents, vatCents, grossCents, vat } = invoice;
  const showsTax = invoice.seller.taxScheme !== "smallBusiness";
  const isInvoice = type === "invoice";
  const taxed: readonly VatLine[] = vat.filter(({ rateBp }) => rateBp !== 0);
  return {
    ...commonOf(invoice, shop),
    title: paperTitles[type],
    no,
    facts: [
      { label: numberLabels[type], value: no },
      { label: isInvoice ? "Rechnungsdatum" : "Datum", value: dayOf(invoice.issuedAt, shop) },
      ...(original === undefined
        ? []
        : [{ label: "Zu Rechnung", value: `${original.no} vom ${formatDate(original.issuedOn)}` }]),
      supplyRow(invoice),
      ...buyerRows(invoice, shop),
      ...(isInvoice ? [{ label: "Zahlbar bis", value: formatDate(invoice.dueOn) }] : []),
    ],
    intro: isInvoice ? headerText : `Grund: ${reason ?? ""}`,
    lines: invoice.lines.map((line, index) => lineOf(line, invoice.lines[index - 1], showsTax)),
    sums: [
      ...(showsTax
        ? [
            { label: "Nettobetrag", cents: netCents },
            { label: "Umsatzsteuer", cents: vatCents },
          ]
        : []),
      { label: isInvoice ? "Rechnungsbetrag" : "Betrag", cents: grossCents, strong: true },
    ],
    vat: showsTax ? taxed : [],
    untaxedCents: showsTax ? grossCents - taxed.reduce((sum, line) => sum + line.grossCents, 0) : 0,
    notes: [
      ...(showsTax ? ["Einzelpreise und Beträge der Positionen sind netto."] : []),
      ...taxNotes(invoice, shop),
      ...(isInvoice ? [invoice.terms, ...bankNotes(invoice)] : []),
      ...footerNotes(invoice),
    ],
    ...(isInvoice ? { payments: paidBefore(invoice) } : {}),
    ...(isInvoice ? codeOf(invoice, grossCents - paidWithOrder(invoice)) : {}),
  };
}

const paidWithOrder = ({ payments }: StoredInvoice): number =>
  payments.reduce((sum, { via, cents }) => sum + (via === "order" ? cents : 0), 0);

/** Of later payments the paper knows nothing: drawn again it is the same. */
function paidBefore(invoice: StoredInvoice): TaxDocument["payments"] {
  const cents = paidWithOrder(invoice);
  if (cents === 0) return [];
  return [
    { label: "Schon bezahlt", cents: 0 - cents },
    { label: "Zu zahlen", cents: invoice.grossCents - cents },
  ];
}

export function commonOf({ seller, buyer }: StoredInvoice, shop: PaperShop) {
  const { legalName = seller.name, representative, register, phone = "", email = "" } = seller;
  return {
    language: "de" as const,
    seller: {
      shopName: seller.name,
      legalName,
      lines: addressLines(seller.address, shop.country),
      taxIds: taxIdsOf(seller, shop.country),
    },
    buyer: [buyer.legalName || buyer.name, ...addressLines(buyer.address, shop.country)],
    payments: [] as TaxDocument["payments"],
    footer: [
      [legalName, ...(representative === undefined ? [] : [`vertreten durch ${representative}`])].join(", "),
      ...(register === undefined ? [] : [register]),
      `Telefon ${formatPhone(phone)} · E-Mail ${email}`,
    ],
  };
}

/** The period of delivery is always said, also where it is one day. */
const supplyRow = ({ supply: { from, to } }: StoredInvoice) =>
  from === to
    ? { label: "Leistungsdatum", value: formatDate(from) }
    : { label: "Leistungszeitraum", value: `${formatDate(from)} bis ${formatDate(to)}` };

export const buyerRows = ({ buyer, poNumber }: StoredInvoice, shop: PaperShop) => [
  ...(buyer.vatId === undefined
    ? []
    : [{ label: `${jurisdictions[shop.country].invoices.vatIdName} (Kunde)`, value: buyer.vatId }]),
  ...(poNumber === undefined ? [] : [{ label: "Bestellnummer (Kunde)", value: poNumber }]),
];

/** The order with its day stands above its first line, which says from where on it counts. */
function lineOf(line: InvoiceLine, before: InvoiceLine | undefined, showsTax: boolean): TaxDocumentLine {
  const { orderNo, deliveredOn, text, qty, unit, unitNetCents, netCents, rateBp, costCenter } = line;
  const isFirst = before?.orderNo !== orderNo || before.deliveredOn !== deliveredOn;
  const where = costCenter === undefined ? "" : `, Kostenstelle ${costCenter}`;
  return {
    qty: unit === "Stück" ? String(qty) : "",
    name: text,
    details: isFirst ? [`Bestellung ${orderNo}, geliefert am ${formatDate(deliveredOn)}${where}`] : [],
    // A price that was rounded would not multiply to its amount.
    unitCents: unit === "Stück" && unitNetCents * qty === netCents ? unitNetCents : null,
    rates: showsTax ? [rateBp] : [],
    cents: netCents,
  };
}

function taxNotes({ seller: { taxScheme = "regular" } }: StoredInvoice, { country }: PaperShop): readonly string[] {
  return taxScheme === "regular" ? [] : [jurisdictions[country].invoices.notes[taxScheme]];
}

export function bankNotes({ seller: { bank }, no = "" }: StoredInvoice): readonly string[] {
  if (bank === undefined) return [];
  const bic = bank.bic === undefined ? "" : ` · BIC ${bank.bic}`;
  return [`${bank.holder} · IBAN ${formatIban(bank.iban)}${bic} · Verwendungszweck ${no}`];
}

const footerNotes = ({ footerText = "" }: StoredInvoice): readonly string[] => (footerText === "" ? [] : [footerText]);

/** PAY-07 */
export function codeOf({ seller: { bank }, no = "" }: StoredInvoice, cents: number): Pick<TaxDocument, "code"> {
  const text = bank === undefined ? null : giroCode(bank, cents, no);
  return text === null ? {} : { code: { text, label: `GiroCode: ${formatMoney(cents)} überweisen` } };
}
