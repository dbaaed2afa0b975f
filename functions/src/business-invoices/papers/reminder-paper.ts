import type { LateClaim } from "@lokalkorb/domain/invoices/invoice-fields";
import { lateClaimCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { lateLaw } from "@lokalkorb/domain/invoices/late/late-law";
import { lastReminder, type Reminder, reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { TaxDocument, TaxDocumentLine } from "../../billing/pdf/tax-document.ts";
import { bankNotes, buyerRows, codeOf, commonOf, dayOf, type PaperShop } from "./business-paper.ts";
import type { StoredInvoice } from "./invoice-deps.ts";

/** INV-07: a paper of its own that asks for the rest; without a fee, and with what the shop asks for because of the delay. */
export function reminderPaper(invoice: StoredInvoice, reminder: Reminder, shop: PaperShop): TaxDocument {
  const { no = "", paidCents, grossCents } = invoice;
  const title = reminderTitles[reminder.level - 1] ?? reminderTitles[0];
  const before = invoice.payments.filter(({ at }) => at <= reminder.at).reduce((sum, { cents }) => sum + cents, 0);
  const rest = outstandingCents(invoice) + paidCents - before;
  const until = formatDate(reminder.dueOn ?? invoice.dueOn);
  const { claim } = reminder;
  // A claim that was paid before in part is asked for as far as it is left.
  const paidLate = invoice.payments
    .filter(({ at }) => at <= reminder.at)
    .reduce((sum, { lateCents = 0 }) => sum + lateCents, 0);
  const late = claim === undefined ? 0 : Math.max(0, lateClaimCents(claim) - paidLate);
  const row: TaxDocumentLine = {
    qty: "",
    name: `Rechnung ${no} vom ${dayOf(invoice.issuedAt, shop)}`,
    details: [`fällig seit ${formatDate(invoice.dueOn)}`],
    unitCents: null,
    rates: [],
    cents: grossCents,
  };
  return {
    ...commonOf(invoice, shop),
    title,
    no,
    facts: [
      { label: "Datum", value: dayOf(reminder.at, shop) },
      { label: "Zu Rechnung", value: no },
      ...buyerRows(invoice, shop),
    ],
    intro: reminderWords(reminder, until),
    lines: [row, ...(claim === undefined ? [] : claimLines(claim, shop))],
    sums: [
      ...(grossCents === rest ? [] : [{ label: "Bezahlt oder korrigiert", cents: rest - grossCents }]),
      { label: "Noch offen", cents: rest, strong: claim === undefined },
      ...(claim === undefined
        ? []
        : [
            { label: "Zinsen und Pauschale", cents: lateClaimCents(claim) },
            ...(paidLate === 0 ? [] : [{ label: "Darauf schon bezahlt", cents: late - lateClaimCents(claim) }]),
            { label: "Zu zahlen", cents: rest + late, strong: true },
          ]),
    ],
    vat: [],
    untaxedCents: 0,
    notes: [...(claim === undefined ? [] : [claimNote]), ...bankNotes(invoice)],
    ...codeOf(invoice, rest + late),
  };
}

export function reminderWords({ level, claim }: Pick<Reminder, "level" | "claim">, until: string): string {
  const last = level >= lastReminder;
  if (claim !== undefined)
    return `${last ? "Dies ist unsere letzte Mahnung zu dieser Rechnung" : "Zu dieser Rechnung fehlt uns noch eine Zahlung"}. Wegen des Verzugs verlangen wir außerdem ${claimed(claim)}. Wir bitten um Überweisung der ganzen Summe bis ${until}.${last ? furtherSteps : ""}`;
  if (last)
    return `Dies ist unsere letzte Mahnung zu dieser Rechnung. Wir bitten um Überweisung des offenen Betrags bis ${until}.${furtherSteps}`;
  return level === 1
    ? `Sicher ist es nur untergegangen: Zu dieser Rechnung fehlt uns noch eine Zahlung. Wir bitten um Überweisung des offenen Betrags bis ${until}. Hat sich das überschnitten, ist dieses Schreiben erledigt.`
    : `Zu dieser Rechnung haben wir trotz unserer Erinnerung keine vollständige Zahlung erhalten. Wir bitten um Überweisung des offenen Betrags bis ${until}.`;
}

const furtherSteps = " Danach behalten wir uns weitere Schritte vor.";

const claimed = ({ parts, flatCents }: LateClaim): string =>
  [...(parts.length === 0 ? [] : ["Zinsen"]), ...(flatCents === 0 ? [] : ["die gesetzliche Pauschale"])].join(" und ");

const claimNote =
  "Zinsen und Pauschale sind Schadenersatz wegen des Verzugs und unterliegen nicht der Umsatzsteuer. Die Zinsen sind taggenau berechnet.";

const percent = (points: number): string => `${(points / 100).toFixed(2).replace(".", ",")} %`;

/** Each rate and each amount is a line of its own, so that the sum can be checked. */
function claimLines({ parts, flatCents }: LateClaim, { country }: PaperShop): readonly TaxDocumentLine[] {
  const { law, flatLaw, pointsBp } = lateLaw[country];
  const plain = { qty: "", unitCents: null, rates: [] };
  return [
    ...parts.map(({ from, until, rateBp, principalCents, cents }) => ({
      ...plain,
      name: `Verzugszinsen, ${percent(rateBp)} im Jahr`,
      details: [
        `${formatDate(from)} bis ${formatDate(until)} auf ${formatMoney(principalCents)}`,
        `Basiszinssatz ${percent(rateBp - pointsBp)} plus ${String(pointsBp / 100).replace(".", ",")} Prozentpunkte (${law})`,
      ],
      cents,
    })),
    ...(flatCents === 0
      ? []
      : [{ ...plain, name: `Pauschale wegen des Verzugs (${flatLaw})`, details: [], cents: flatCents }]),
  ];
}
