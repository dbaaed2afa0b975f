import type { Cents } from "@lokalkorb/domain/kernel/money/cents";

const steps: readonly Cents[] = [500, 1000, 2000, 5000, 10_000];

/** Likely notes on the counter for an amount: rounded up to the next five, ten, twenty, fifty, hundred euros. */
export function likelyNotes(due: Cents): readonly Cents[] {
  const amounts = steps.map((step) => Math.ceil(due / step) * step).filter((amount) => amount > due);
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, 4);
}
