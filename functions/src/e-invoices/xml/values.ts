import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";

/** EIN-05.6: a dot and two places, without ever leaving whole numbers. */
export function hundredths(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const amount = (cents: Cents): string => hundredths(cents);

export const percent = (rateBp: BasisPoints): string => hundredths(rateBp);

/** Four places are as many as the strictest of the formats takes. */
export const quantity = (qty: number): string => String(Math.round(qty * 10_000) / 10_000);

/** Format 102 of the United Nations: YYYYMMDD. */
export const compactDate = (date: LocalDate): string => date.replaceAll("-", "");
