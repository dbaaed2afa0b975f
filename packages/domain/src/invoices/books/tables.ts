import type { Row } from "../../catalog/csv/csv-row.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { takingMethods } from "../../ordering/closing/closing-fields.ts";
import type { BookedCard, BookedEntry } from "./booked-entry.ts";
import { centsCell, dayCell, rateCell } from "./cells.ts";
import { kindNames, methodNames, paperNames } from "./table-words.ts";
import type { TableKind } from "./table-kinds.ts";
import { vatSums } from "./vat-sums.ts";

const sumOf = (entry: BookedEntry, part: "netCents" | "vatCents"): Cents =>
  entry.vat.reduce((sum, line) => sum + line[part], 0);

const ordersTable = (entries: readonly BookedEntry[]): readonly Row[] => [
  [
    "Bestellung",
    "Bestellt am",
    "Übergeben am",
    "Kundschaft",
    "Weg",
    "Waren",
    "Pfand",
    "Nachlass",
    "Lieferung",
    "Gebühren",
  ].concat(["Trinkgeld", "Summe", "Netto", "Umsatzsteuer", "Beleg", "Belegnummer"]),
  ...entries.flatMap((entry) => {
    const { order, no, day, name, depositCents, tipCents, cents, paper, paperNo } = entry;
    if (order === undefined) return [];
    const { placedOn, way, itemsCents, discountCents, deliveryCents, feesCents } = order;
    const amounts = [itemsCents, depositCents, discountCents, deliveryCents, feesCents, tipCents, cents];
    return [
      [no, dayCell(placedOn), dayCell(day), name, way]
        .concat([...amounts, sumOf(entry, "netCents"), sumOf(entry, "vatCents")].map(centsCell))
        .concat([paperNames[paper], paperNo]),
    ];
  }),
];

const linesTable = (entries: readonly BookedEntry[]): readonly Row[] => [
  ["Bestellung", "Übergeben am", "Artikel", "Menge", "Betrag", "Pfand", "Steuersätze %"],
  ...entries.flatMap(({ no, day, order }) =>
    (order?.lines ?? []).map(({ name, qty, cents, depositCents, rates }) => [
      no,
      dayCell(day),
      name,
      String(qty),
      centsCell(cents),
      centsCell(depositCents),
      rates.map(rateCell).join(" + "),
    ]),
  ),
];

const vatTable = (entries: readonly BookedEntry[]): readonly Row[] => [
  ["Tag", "Beleg", "Satz %", "Netto", "Umsatzsteuer", "Brutto"],
  ...vatSums(entries).map(({ day, paper, rateBp, netCents, vatCents, grossCents }) => [
    dayCell(day),
    paperNames[paper],
    rateCell(rateBp),
    ...[netCents, vatCents, grossCents].map(centsCell),
  ]),
];

/** One row per way in which an entry was paid or given back; what a company owes is in the table of its invoices. */
const moneyTable = (entries: readonly BookedEntry[]): readonly Row[] => [
  ["Tag", "Vorgang", "Nummer", "Zahlungsart", "Betrag", "Anteil Lokalkorb"],
  ...entries
    .filter(({ kind }) => kind !== "companyInvoice")
    .flatMap(({ day, kind, no, shares, order }) =>
      takingMethods.flatMap((method) =>
        shares
          .filter((share) => share.method === method)
          .map(({ cents }) => [
            dayCell(day),
            kindNames[kind],
            no,
            methodNames[method],
            centsCell(cents),
            method === "online" && order !== undefined ? centsCell(order.platformCents) : "",
          ]),
      ),
    ),
];

function depositsTable(entries: readonly BookedEntry[]): readonly Row[] {
  const days = new Map<string, { readonly out: Cents; readonly back: Cents; readonly untaxed: Cents }>();
  for (const { day, kind, depositCents, untaxedDepositCents } of entries) {
    if (depositCents === 0 || kind === "companyInvoice") continue;
    const { out, back, untaxed } = days.get(day) ?? { out: 0, back: 0, untaxed: 0 };
    days.set(day, {
      out: out + Math.max(0, depositCents),
      back: back + Math.min(0, depositCents),
      untaxed: untaxed + untaxedDepositCents,
    });
  }
  return [
    ["Tag", "Pfand berechnet", "Pfand erstattet", "Saldo", "davon ohne Steuer"],
    ...[...days].map(([day, { out, back, untaxed }]) => [
      dayCell(day),
      ...[out, back, out + back, untaxed].map(centsCell),
    ]),
  ];
}

const invoicesTable = (entries: readonly BookedEntry[]): readonly Row[] => [
  ["Rechnung", "Ausgestellt am", "Leistung bis", "Firma", "Netto", "Umsatzsteuer", "Brutto"],
  ...entries
    .filter(({ kind }) => kind === "companyInvoice")
    .map((entry) => [
      entry.no,
      dayCell(entry.day),
      dayCell(entry.suppliedOn),
      entry.name,
      // Deposits without tax are part of the net amount of the paper.
      centsCell(entry.cents - sumOf(entry, "vatCents")),
      centsCell(sumOf(entry, "vatCents")),
      centsCell(entry.cents),
    ]),
];

/** The liability of gift cards, as it is now and not as it was at the end of a month. */
export const cardsTable = (cards: readonly BookedCard[]): readonly Row[] => [
  ["Gutschein endet auf", "Bezeichnung", "Ausgestellt am", "Gültig bis", "Wert", "Eingelöst", "Guthaben", "Zustand"],
  ...cards.map(({ end, name, issuedOn, validUntil, initialCents, balanceCents, isEnabled }) => [
    end,
    name,
    dayCell(issuedOn),
    dayCell(validUntil),
    ...[initialCents, initialCents - balanceCents, balanceCents].map(centsCell),
    isEnabled ? "gültig" : "abgeschaltet",
  ]),
];

const tables = {
  orders: ordersTable,
  lines: linesTable,
  vat: vatTable,
  money: moneyTable,
  deposits: depositsTable,
  companyInvoices: invoicesTable,
} as const satisfies Record<Exclude<TableKind, "giftCards">, (entries: readonly BookedEntry[]) => readonly Row[]>;

/** Entries in the order of their days, so that a file is the same whenever it is made. */
export const tableOf = (kind: keyof typeof tables, entries: readonly BookedEntry[]): readonly Row[] =>
  tables[kind](inOrder(entries));

export const inOrder = (entries: readonly BookedEntry[]): readonly BookedEntry[] =>
  entries.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || a.no.localeCompare(b.no, "de", { numeric: true }) || a.key.localeCompare(b.key),
  );
