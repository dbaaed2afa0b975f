import type { Cents } from "../../kernel/money/cents.ts";

/** '-1234,50': exact, without marks between thousands. */
export const centsCell = (cents: Cents): string =>
  `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** '28.11.2026' */
export const dayCell = (day: string): string => day.split("-").toReversed().join(".");

/** '7' or '4,9': percent. */
export const rateCell = (rateBp: number): string => String(rateBp / 100).replace(".", ",");
