import type { Row } from "../../catalog/csv/csv-row.ts";
import type { Booking } from "./bookings.ts";
import { centsCell, dayCell, rateCell } from "./cells.ts";

/**
 * Bookings with columns that BMD NTCS can be told to read: amount above zero on the debit side, below zero on the credit side,
 * both with tax. The maker's description is not public, so its import asks which column is which.
 */
export const bmdTable = (bookings: readonly Booking[]): readonly Row[] => [
  ["konto", "gkonto", "belegnr", "belegdat", "leistungsdat", "betrag", "steuersatz", "text"],
  ...bookings.map(({ account, contra, no, day, suppliedOn, side, cents, rateBp, text }) => [
    account,
    contra,
    no,
    dayCell(day),
    dayCell(suppliedOn),
    centsCell(side === "S" ? cents : 0 - cents),
    rateBp === undefined ? "" : rateCell(rateBp),
    text,
  ]),
];
