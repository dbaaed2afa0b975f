import { companyBooks } from "@lokalkorb/domain/labels/company-words";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import { substitutionWords } from "@lokalkorb/domain/labels/substitution-labels";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { orderCeiling } from "@lokalkorb/domain/ordering/order/order-ceiling";
import { withdrawalText } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-text";
import type { MailShop } from "../../billing/seller.ts";
import { withoutLinks } from "../../platform/harmless-text.ts";
import type { MailBlock, MailLine, MailRow } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { capturedBy, paymentLabels, placeWords, whenWords } from "./order-labels.ts";

const nbsp = "\u00a0";
const times = (qty: number, what: string): string => (qty > 1 ? `${qty}${nbsp}× ${what}` : what);

const kilograms = (grams: number): string =>
  grams < 1000 ? `${grams}${nbsp}g` : `${String(grams / 1000).replace(".", ",")}${nbsp}kg`;

function weightOf({ catchWeight, qty }: OrderLine): readonly string[] {
  if (catchWeight === undefined) return [];
  const { finalGrams, estGrams, pricePerKgCents } = catchWeight;
  const weight = finalGrams === undefined ? `ca.${nbsp}${kilograms(estGrams)}` : `gewogen ${kilograms(finalGrams)}`;
  return [`${qty > 1 ? "je " : ""}${weight}, ${formatMoney(pricePerKgCents)}/kg`];
}

const contentsOf = ({ allergens, labelling = [], withdrawal }: OrderLine, country: Country): readonly string[] => [
  ...(allergens.length === 0 ? [] : [`Allergene: ${allergenText(allergens, country)}`]),
  ...labelling.map(({ label, text }) => `${label}: ${withoutLinks(text)}`),
  ...(withdrawal === undefined ? [] : [withdrawalText(withdrawal, country)]),
];

function lineOf(line: OrderLine, country?: Country): MailLine {
  const { qty, name, contentText, choices, components, note, substitution, depositCents, totalCents, removed } = line;
  const { participantName } = line;
  return {
    amount: `${qty}${nbsp}×`,
    name,
    details: [
      ...(participantName === undefined ? [] : [`für ${withoutLinks(participantName)}`]),
      ...(contentText === undefined || namesContent(name, contentText) ? [] : [contentText]),
      ...choices.map(({ qty: count, name: what, text }) =>
        text === undefined || text === "" ? times(count, what) : `${what}: „${withoutLinks(text)}“`,
      ),
      ...components.map(({ qty: count, name: what }) => times(count, what)),
      ...weightOf(line),
      ...(note === undefined || note === "" ? [] : [`Wunsch: ${withoutLinks(note)}`]),
      ...(substitution === undefined || removed !== undefined ? [] : [substitutionWords(line)]),
      ...(depositCents === 0 ? [] : [`zzgl. ${formatMoney(depositCents)} Pfand`]),
      ...(country === undefined || removed !== undefined ? [] : contentsOf(line, country)),
      ...(removed === undefined ? [] : [`Entfällt: ${withoutLinks(removed.reason)}`]),
    ],
    price: formatMoney(totalCents),
  };
}

/**
 * The lines of an order, with everything that makes up the price (CHK-02, CHK-05); with a country also their contents
 * and what law says beside them (FOO-03, FOO-04, FOO-05).
 */
export const linesBlock = (
  { lines }: Order,
  { title = "Was du bestellt hast", country }: { readonly title?: string; readonly country?: Country } = {},
): MailBlock => ({
  type: "lines",
  title,
  lines: lines.map((line) => lineOf(line, country)),
});

export function sumsBlock(order: Order, { country, seller: { taxScheme } }: MailShop): MailBlock {
  const { itemsCents, depositCents, discountCents, deliveryCents, feesCents, tipCents, totalCents, vat } = order.totals;
  const codes = (order.codes ?? []).filter(({ kind }) => kind === "discount").map(({ code }) => code);
  const parts: MailRow[] = [
    { label: "Zwischensumme", value: formatMoney(itemsCents) },
    ...optionalRow("Pfand", depositCents),
    ...optionalRow(codes.length === 0 ? "Rabatt" : `Rabatt (${codes.join(", ")})`, discountCents),
    ...optionalRow(fulfilmentTypeLabels[order.distribution.type], deliveryCents),
    ...optionalRow("Gebühren", feesCents),
    ...optionalRow("Trinkgeld", tipCents),
  ];
  const giftCards = capturedBy(order, "giftCard");
  const ceiling = orderCeiling(order);
  return {
    type: "sums",
    rows: [
      ...(parts.length === 1 ? [] : parts),
      { label: "Gesamt", value: formatMoney(totalCents), weight: "strong" },
      ...(ceiling === null ? [] : [{ label: "Je nach Gewicht höchstens", value: formatMoney(ceiling) }]),
      ...optionalRow("davon mit Gutschein bezahlt", giftCards),
      ...(vat.length === 0
        ? [{ label: jurisdictions[country].priceNotes[taxScheme], value: "", weight: "faint" as const }]
        : vat.map(({ rateBp, grossCents, vatCents }) => ({
            label: `enthält ${formatPercent(rateBp)} MwSt. aus ${formatMoney(grossCents)}`,
            value: formatMoney(vatCents),
            weight: "faint" as const,
          }))),
    ],
  };
}

const optionalRow = (label: string, cents: number): MailRow[] =>
  cents === 0 ? [] : [{ label, value: formatMoney(cents) }];

/** When, where, how it is paid, and what it is called. */
export function factsBlock({ order, shop }: OrderMailFacts): MailBlock {
  const { type, shipping } = order.distribution;
  const { customer } = order;
  const place = placeWords(order);
  return {
    type: "facts",
    rows: [
      { label: fulfilmentTypeLabels[type], value: whenWords(order, shop), weight: "strong" },
      ...(place === "" ? [] : [{ label: order.distribution.address === undefined ? "Ort" : "Adresse", value: place }]),
      ...(shipping === undefined ? [] : [{ label: shipping.carrier, value: shipping.trackingNo }]),
      ...(customer.company === undefined ? [] : [{ label: "Firma", value: withoutLinks(companyText(customer)) }]),
      { label: "Zahlung", value: paymentLabels(order) },
      ...(order.dayCode === "" ? [] : [{ label: "Abrufnummer", value: order.dayCode }]),
      ...(order.no === "" ? [] : [{ label: "Bestellnummer", value: order.no }]),
    ],
  };
}

const companyText = (customer: Order["customer"]): string =>
  [customer.company, companyBooks(customer)].filter(Boolean).join(" · ");

export const noteBlocks = ({ customerNote = "" }: Order): MailBlock[] =>
  customerNote === "" ? [] : [{ type: "text", text: `Dein Wunsch: ${withoutLinks(customerNote)}` }];

export const orderButton = ({ links }: OrderMailFacts): MailBlock => ({
  type: "button",
  label: "Bestellung ansehen",
  url: links.order,
});

/** The seller in the words of its imprint, at the foot of a mail in the name of a shop (LEG-01). */
export function sellerFooter(
  shop: OrderMailFacts["shop"],
  imprint: string,
  called = "Dein Vertragspartner",
): readonly string[] {
  const { legalName, representative, address, email, phone, vatId, register } = shop.seller;
  return [
    ...(shop.emailFooter === "" ? [] : [shop.emailFooter]),
    [
      `${called}: ${legalName}`,
      ...(representative === undefined ? [] : [`Vertreten durch: ${representative}`]),
      `${address.street} ${address.houseNo}, ${address.zip} ${address.city}`,
      `Telefon ${formatPhone(phone)}, E-Mail ${email}`,
      ...(register === undefined ? [] : [register]),
      ...(vatId === undefined ? [] : [`${jurisdictions[shop.country].invoices.vatIdName} ${vatId}`]),
    ].join("\n"),
    `Impressum: ${imprint}`,
  ];
}

/** The seller, and who sends the mail. */
export const footerOf = ({ shop, links }: OrderMailFacts): readonly string[] => [
  ...sellerFooter(shop, links.imprint),
  `Lokalkorb verschickt diese E-Mail für ${shop.name}, weil du dort bestellt hast. Antworten gehen an den Betrieb.`,
];
