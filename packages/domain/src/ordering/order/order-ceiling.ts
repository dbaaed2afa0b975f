import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "./order.ts";

/** The most that the order may come to while goods still have to be weighed (PRC-10); null: what it costs is known. */
export function orderCeiling({
  atMostCents = 0,
  totals,
  lines,
}: Pick<Order, "atMostCents" | "totals"> & {
  readonly lines: readonly Pick<Order["lines"][number], "catchWeight" | "removed">[];
}): Cents | null {
  const isOpen = lines.some(
    ({ catchWeight, removed }) => catchWeight !== undefined && catchWeight.finalGrams === undefined && !removed,
  );
  return isOpen && atMostCents > totals.totalCents ? atMostCents : null;
}
