import { must } from "../../kernel/invariant.ts";
import { allocate } from "../../kernel/money/allocate.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { groupByRate } from "./vat-breakdown.ts";
import { type VatPart } from "./vat-line.ts";

/** One amount that several rates share, split by what each of them weighs in gross cents; nothing to weigh, nothing split. */
export function splitByRate(cents: Cents, weights: readonly VatPart[]): VatPart[] {
  if (weights.length === 0) return [];
  const parts = allocate(
    cents,
    weights.map(({ grossCents }) => grossCents),
  );
  return groupByRate(
    weights.map(({ rateBp }, index) => ({ rateBp, grossCents: must(parts[index], "a part for each weight") })),
  );
}
