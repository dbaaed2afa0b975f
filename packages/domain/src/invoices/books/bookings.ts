import type { Cents } from "../../kernel/money/cents.ts";
import type { TakingMethod } from "../../ordering/closing/closing-fields.ts";
import type { BookedEntry } from "./booked-entry.ts";
import type { AccountRole, BooksSettings } from "./books-settings.ts";
import { isTaxed, untaxedCents } from "./vat-sums.ts";

/** One posting: `account` on that side, `contra` on the other; the amount is above zero. */
export interface Booking {
  readonly cents: Cents;
  readonly side: "S" | "H";
  readonly account: string;
  readonly contra: string;
  readonly day: string;
  readonly suppliedOn: string;
  readonly no: string;
  readonly text: string;
  /** Of turnover. */
  readonly rateBp?: number | undefined;
}

/** Where the money went; what is owed stays with the debtors. Money at the counter is the till's to book. */
const accountOf: Readonly<Record<TakingMethod, AccountRole | null>> = {
  cash: "transit",
  card: "transit",
  online: "transit",
  giftCard: "vouchers",
  onAccount: null,
  unpaid: null,
};

/** Turnover of the till is booked by the till: here it would be there twice (POS-03). */
export const isBooked = (entry: BookedEntry): boolean =>
  (isTaxed(entry) && entry.paper !== "till") || entry.paper === "none";

/**
 * Each entry against the debtors, rate by rate, and its money against them again; so what is paid is settled, and what is owed
 * stays open. A rate without an account is booked on ''.
 */
export const bookingsOf = (entries: readonly BookedEntry[], settings: BooksSettings): readonly Booking[] =>
  entries.filter(isBooked).flatMap((entry) => [...turnoverOf(entry, settings), ...moneyOf(entry, settings)]);

/** Rates that have turnover and no account, lowest first. */
export const missingRates = (bookings: readonly Booking[]): readonly number[] =>
  [
    ...new Set(bookings.flatMap(({ contra, rateBp }) => (contra === "" && rateBp !== undefined ? [rateBp] : []))),
  ].toSorted((a, b) => a - b);

function turnoverOf(entry: BookedEntry, { accounts, turnover }: BooksSettings): readonly Booking[] {
  const ofRate = (rateBp: number, cents: Cents): readonly Booking[] =>
    posting(entry, cents, accounts.debtors, turnover[String(rateBp)] ?? "", rateBp);
  if (entry.kind === "giftCard") return posting(entry, entry.cents, accounts.debtors, accounts.vouchers);
  return [
    ...entry.vat.flatMap(({ rateBp, grossCents }) => ofRate(rateBp, grossCents)),
    ...ofRate(0, untaxedCents(entry)),
    ...posting(entry, entry.tipCents + entry.untaxedDepositCents, accounts.debtors, accounts.passedOn),
  ];
}

const moneyOf = (entry: BookedEntry, { accounts }: BooksSettings): readonly Booking[] =>
  entry.shares.flatMap(({ method, cents }) => {
    const role = accountOf[method];
    return role === null ? [] : posting(entry, cents, accounts[role], accounts.debtors);
  });

function posting(
  entry: BookedEntry,
  cents: Cents,
  account: string,
  contra: string,
  rateBp?: number,
): readonly Booking[] {
  if (cents === 0) return [];
  const { day, suppliedOn, paperNo, no } = entry;
  return [
    {
      cents: Math.abs(cents),
      side: cents > 0 ? "S" : "H",
      account,
      contra,
      day,
      suppliedOn,
      no: paperNo === "" ? no : paperNo,
      text: textOf(entry),
      ...(rateBp === undefined ? {} : { rateBp }),
    },
  ];
}

function textOf({ kind, no, name }: BookedEntry): string {
  switch (kind) {
    case "sale":
      return `Bestellung ${no}`;
    case "refund":
      return `Erstattung ${no}`;
    case "laterTip":
      return `Trinkgeld ${no}`;
    case "giftCard":
      return `Gutschein ${no}`;
    case "companyInvoice":
      return `Rechnung ${name}`;
  }
}
