import type { Id } from "../../kernel/branded.ts";
import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderCode } from "./order-code.ts";
import type { OrderLine } from "../totals/order-line.ts";
import { afterDiscounts } from "../totals/compute-totals.ts";
import { percentOf, spread } from "./discount-amount.ts";

/**
 * The discounts of an order after its lines have changed, from what the order itself says: which codes hold for which
 * lines, percents and amounts. What a code took off the fee stays. The same lines give the same figures.
 */
export function discountAgain(
  before: readonly OrderLine[],
  lines: readonly OrderLine[],
  codes: readonly OrderCode[],
): { readonly lines: readonly OrderLine[]; readonly codes: readonly OrderCode[] } {
  const byId = [...lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const left = new Map(lines.map(({ lineId, totalCents }) => [lineId, totalCents]));
  const shares = new Map<string, { codeId: Id<"code">; cents: Cents }[]>();
  const again = codes.flatMap((code): OrderCode[] => {
    if (code.kind === "giftCard") return [code];
    const feeCents = code.cents - sum(sharesOf(before, code).map(({ share }) => share));
    const touched = sharesOf(byId, code).map(({ lineId, share }) => ({
      lineId,
      share,
      leftCents: must(left.get(lineId), "every line has a rest"),
    }));
    const amounts = goodsAmounts(code, feeCents, touched);
    for (const [index, { lineId, leftCents }] of touched.entries()) {
      const cents = must(amounts[index], "an amount for each line");
      left.set(lineId, leftCents - cents);
      shares.set(lineId, [...(shares.get(lineId) ?? []), { codeId: code.codeId, cents }]);
    }
    const cents = feeCents + sum(amounts);
    return cents > 0 ? [{ ...code, cents }] : [];
  });
  return { lines: lines.map((line) => withShares(line, shares.get(line.lineId) ?? [])), codes: again };
}

function sharesOf(lines: readonly OrderLine[], { codeId }: OrderCode) {
  return lines.flatMap(({ lineId, discounts = [] }) =>
    discounts.filter((one) => one.codeId === codeId).map(({ cents }) => ({ lineId, share: cents })),
  );
}

/** Gifts and sets stay where they are, as far as their line still covers them. */
function goodsAmounts(
  { percentBp, maxCents = Infinity, amountCents }: OrderCode,
  feeCents: Cents,
  touched: readonly { readonly share: Cents; readonly leftCents: Cents }[],
): Cents[] {
  const values = touched.map(({ leftCents }) => leftCents);
  if (percentBp !== undefined) {
    return spread(values, (value) => Math.min(maxCents - feeCents, percentOf(value, percentBp)));
  }
  if (amountCents !== undefined) return spread(values, () => amountCents - feeCents);
  return touched.map(({ share, leftCents }) => Math.min(share, leftCents));
}

function withShares(line: OrderLine, discounts: NonNullable<OrderLine["discounts"]>): OrderLine {
  if (line.removed) return line;
  const { rates: _rates, discounts: _discounts, discountCents: _cents, ...bare } = line;
  return { ...bare, ...afterDiscounts(line, discounts) };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0);
