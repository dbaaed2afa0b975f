import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";

/** Money as staff type it: '12', '12,5', '1.250,00', '3,40 €'. Null for everything else. */
export function readCents(typed: string): Cents | null {
  const text = typed.replaceAll(/[\s\u00a0€]/g, "");
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  const euros = Number((match[1] ?? "").replaceAll(".", ""));
  return euros * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** '10', '7,5 %' as basis points; null for everything that is no percentage between 0 and 100. */
export function readPercent(typed: string): BasisPoints | null {
  const match = /^(\d{1,3})(?:,(\d{1,2}))?$/.exec(typed.replaceAll(/[\s\u00a0%]/g, ""));
  if (match === null) return null;
  const points = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return points <= 10_000 ? points : null;
}

/** A whole number without sign; null for everything else. */
export function readCount(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** As it stands in a field: 1250 -> '12,50'. */
export const centsField = (cents: Cents | undefined): string =>
  cents === undefined ? "" : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;

export const percentField = (points: BasisPoints | undefined): string =>
  points === undefined ? "" : String(points / 100).replace(".", ",");

export const countField = (count: number | undefined): string => (count === undefined ? "" : String(count));
