import type { Unit } from "../../kernel/branded.ts";

/** Above any goods that are sold by weight here. */
const mostGrams = 999_999;

/**
 * A typed weight in whole grams: '1250', '1.250 g', '1,25', '1,25 kg', '0,5kg'. Without a unit a comma means kilograms and a
 * whole number grams, as scales show them. Null for everything else: a weight is money, so nothing is guessed.
 */
export function readWeight(typed: string): Unit<"grams"> | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]/g, "");
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,3}))?(kg|g)?$/.exec(text);
  if (!found) return null;
  const [, whole = "", parts, unit] = found;
  const isKilograms = unit === "kg" || (unit === undefined && parts !== undefined);
  if (parts !== undefined && !isKilograms) return null;
  const number = Number(whole.replaceAll(".", ""));
  const grams = isKilograms ? number * 1000 + Number((parts ?? "").padEnd(3, "0")) : number;
  return grams > 0 && grams <= mostGrams ? grams : null;
}
