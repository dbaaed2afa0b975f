import type { Id } from "../../kernel/branded.ts";
import { contentText } from "../../catalog/goods/content-text.ts";
import { keepAmounts } from "../../kernel/format/keep-amounts.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { ProposedChange } from "../order/order.ts";

type Line = Pick<OrderLine, "lineId" | "name" | "qty" | "catchWeight" | "removed">;

/** Goods alone: what becomes of the price stands in the proposal itself. */
export function proposedChanges(before: readonly Line[], after: readonly Line[]): readonly ProposedChange[] {
  const inOrder = (line: Line | undefined): Line | undefined => (line?.removed === undefined ? line : undefined);
  const at = (lines: readonly Line[], lineId: Id<"line">) => inOrder(lines.find((line) => line.lineId === lineId));
  const ids = new Set([...after, ...before].map(({ lineId }) => lineId));
  return [...ids].flatMap((lineId): ProposedChange[] => {
    const [old, now] = [at(before, lineId), at(after, lineId)];
    const change = { name: (now ?? old)?.name ?? "", from: old?.qty ?? 0, to: now?.qty ?? 0 };
    if (change.from !== change.to) return [change];
    const grams = now?.catchWeight?.finalGrams;
    return grams === undefined || grams === old?.catchWeight?.finalGrams ? [] : [{ ...change, grams }];
  });
}

/** '3 × Bergkäse statt 1', 'neu: 1 × Feldsalat', 'ohne 2 × Grünkohl', 'Suppenhuhn: gewogen 2,1 kg'. */
export function proposedWords({ name: plain, from, to, grams }: ProposedChange): string {
  const name = keepAmounts(plain);
  if (grams !== undefined) return `${name}: gewogen ${contentText({ amount: grams, unit: "g" })}`;
  if (from === 0) return `neu: ${to}\u00a0× ${name}`;
  return to === 0 ? `ohne ${from}\u00a0× ${name}` : `${to}\u00a0× ${name} statt ${from}`;
}
