import type { Cents } from "../../kernel/money/cents.ts";
import type { Unit } from "../../kernel/branded.ts";

/** The label of a scale in the shop: which goods it calls by a number of its own, and their weight or their price. */
export type ScaleCode =
  | { readonly kind: "weight"; readonly item: string; readonly grams: Unit<"grams"> }
  | { readonly kind: "price"; readonly item: string; readonly cents: Cents };

/**
 * EAN-13 for use within a shop, as scales in Germany and Austria print it: prefix 20 to 29, five digits of the goods, five of
 * their value, check digit. 28 and 29 carry a weight in grams; 21 to 25 a price in cents. 20, 26 and 27 mean something else
 * in each shop and are not read. Some scales protect the value by a digit of its own in the place of the last of the goods;
 * the five digits of the value are the same then. Null: no such label, or misread.
 */
export function readScaleCode(typed: string): ScaleCode | null {
  const text = typed.trim();
  if (!/^2\d{12}$/.test(text) || checkDigitOf(text) !== Number(text[12])) return null;
  const prefix = text.slice(0, 2);
  const item = text.slice(2, 7);
  const value = Number(text.slice(7, 12));
  if (value === 0) return null;
  if (weightPrefixes.has(prefix)) return { kind: "weight", item, grams: value };
  return pricePrefixes.has(prefix) ? { kind: "price", item, cents: value } : null;
}

const weightPrefixes: ReadonlySet<string> = new Set(["28", "29"]);
const pricePrefixes: ReadonlySet<string> = new Set(["21", "22", "23", "24", "25"]);

/** Of the first twelve digits: weights 1 and 3 in turn, filled up to the next ten. */
export function checkDigitOf(digits: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * The weight that a price on a label stands for. A price is rounded, so several weights have it: the middle one, which is at
 * most half a cent's worth off. Null where it is no weight of at least a gram.
 */
export function gramsOfPrice(cents: Cents, pricePerKgCents: Cents): Unit<"grams"> | null {
  if (pricePerKgCents <= 0) return null;
  const grams = Math.round((cents * 1000) / pricePerKgCents);
  return grams > 0 ? grams : null;
}
