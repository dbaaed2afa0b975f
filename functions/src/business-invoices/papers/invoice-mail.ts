import { lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { formatIban } from "@lokalkorb/domain/kernel/money/iban";
import type { MailShop } from "../../billing/seller.ts";
import type { MailBlock, MailContent, MailRow } from "../../notifications/rendering/mail-content.ts";
import { sellerFooter } from "../../notifications/templates/order-blocks.ts";
import { text } from "../../notifications/templates/template-parts.ts";
import { oneLine, withoutLinks } from "../../platform/harmless-text.ts";
import { paperTitles } from "./business-paper.ts";
import type { StoredInvoice } from "./invoice-deps.ts";
import { reminderWords } from "./reminder-paper.ts";

export interface InvoiceMailInput {
  readonly invoice: StoredInvoice;
  readonly shop: MailShop;
  /** Of a reminder. */
  readonly level?: number | undefined;
  readonly until: string;
  readonly imprint: string;
}

/** To the books of a company; the paper lies beside it. */
export function invoiceMail({ invoice, shop, level, until, imprint }: InvoiceMailInput): MailContent {
  const { no = "", type, buyer } = invoice;
  const title = level === undefined ? paperTitles[type] : (reminderTitles[level - 1] ?? reminderTitles[0]);
  const isAsked = type === "invoice";
  const isReminder = isAsked && level !== undefined;
  const reminder = invoice.dunning.find((one) => one.level === level);
  const late = reminder?.claim === undefined ? 0 : lateOpenCents(invoice);
  const cents = isReminder ? outstandingCents(invoice) + late : invoice.grossCents;
  return {
    template: level === undefined ? "businessInvoice" : "invoiceReminder",
    subject: oneLine(`${title} ${no} von ${shop.name}`),
    preview: isAsked ? `${formatMoney(cents)}, zahlbar bis ${until}.` : `Zu Rechnung ${invoice.original?.no ?? ""}.`,
    headline: `${title} ${no}`,
    blocks: [
      text(`Guten Tag, ${withoutLinks(buyer.name)},`),
      text(reminder === undefined ? opening(invoice) : reminderWords(reminder, until)),
      { type: "facts", rows: rowsOf(invoice, { cents, late, until }) },
      ...payBlocks(invoice),
    ],
    footer: [
      ...sellerFooter(shop, imprint, "Rechnungssteller"),
      `Lokalkorb verschickt diese E-Mail für ${shop.name}, weil dort auf Rechnung eingekauft wurde. Antworten gehen an den Betrieb.`,
    ],
  };
}

const opening = ({ type, supply, original }: StoredInvoice): string =>
  type === "invoice"
    ? `im Anhang liegt unsere Rechnung für die Lieferungen ${supply.from === supply.to ? `vom ${formatDate(supply.from)}` : `vom ${formatDate(supply.from)} bis ${formatDate(supply.to)}`}.`
    : type === "storno"
      ? `wir haben die Rechnung ${original?.no ?? ""} storniert. Die Stornorechnung liegt dieser E-Mail bei, zu bezahlen ist die Rechnung nicht mehr.`
      : `wir haben die Rechnung ${original?.no ?? ""} in Teilen korrigiert. Die Rechnungskorrektur liegt dieser E-Mail bei.`;

interface Asked {
  readonly cents: number;
  /** Of it, for interest and flat sum. */
  readonly late: number;
  readonly until: string;
}

const rowsOf = ({ no = "", type, poNumber }: StoredInvoice, { cents, late, until }: Asked): readonly MailRow[] => [
  { label: "Nummer", value: no },
  ...(poNumber === undefined ? [] : [{ label: "Bestellnummer (Kunde)", value: withoutLinks(poNumber) }]),
  { label: "Betrag", value: formatMoney(cents), weight: "strong" },
  ...(late === 0 ? [] : [{ label: "Davon Zinsen und Pauschale", value: formatMoney(late) }]),
  ...(type === "invoice" ? [{ label: "Zahlbar bis", value: until }] : []),
];

function payBlocks({ type, seller: { bank }, no = "" }: StoredInvoice): readonly MailBlock[] {
  if (type !== "invoice" || bank === undefined) return [];
  return [
    text(
      `Wir bitten um Überweisung an ${bank.holder}, IBAN ${formatIban(bank.iban)}, Verwendungszweck ${no}. Im PDF steht ein GiroCode für die Banking-App.`,
    ),
  ];
}
