import { assert } from "../invariant.ts";
import type { Cents } from "./cents.ts";

/**
 * Splits an amount by weights without losing or inventing a cent (largest remainder; ties go to the lower index).
 * A negative amount mirrors the positive one, so that a refund cancels its payment part by part. If every weight is
 * zero the parts are equal.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  assert(weights.length > 0, "nothing to allocate to");
  assert(
    Number.isSafeInteger(total) && weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0),
    "integers only",
  );
  if (total < 0) return allocate(0 - total, weights).map((part) => 0 - part);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    );

  const shares = weights.map((weight, index) => ({ index, ...share(total, weight, sum) }));
  const rest = total - shares.reduce((given, { whole }) => given + whole, 0);
  const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const favoured = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return shares.map(({ whole, index }) => whole + Number(favoured.has(index)));
}

/** A basket of a thousand pieces in fifty lines goes beyond what plain numbers multiply exactly. */
function share(total: number, weight: number, sum: number): { readonly whole: number; readonly remainder: number } {
  const product = total * weight;
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / sum), remainder: product % sum };
  const exact = BigInt(total) * BigInt(weight);
  return { whole: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}
