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
  if (total < 0) return allocate(-total, weights).map((part) => 0 - part);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    );
  assert(Number.isSafeInteger(total * sum), "too large to split exactly");

  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const favoured = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => part + Number(favoured.has(index)));
}
