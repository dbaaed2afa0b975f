import type { Id } from "../../kernel/branded.ts";
import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderCode } from "./order-code.ts";
import { checkDiscount, type CodeRefusal, type DiscountContext } from "./check-discount.ts";
import { discountAmounts, percentOf } from "./discount-amount.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { eligibleLines } from "./eligible-lines.ts";

export interface DiscountShare {
  readonly codeId: Id<"code">;
  readonly cents: Cents;
}

export interface AppliedDiscount {
  readonly terms: DiscountTerms;
  /** Off the goods; the fee comes after them (`discountFee`). */
  readonly goodsCents: Cents;
}

export interface AppliedDiscounts {
  readonly applied: readonly AppliedDiscount[];
  /** Typed codes that do not hold, each with its reason. They change no price. */
  readonly refusals: readonly CodeRefusal[];
  readonly sharesByLine: ReadonlyMap<string, readonly DiscountShare[]>;
}

/** The fee for goods of this value; null = unknown yet. */
type FeeFor = (goodsCents: Cents) => Cents | null;
const notKnown: FeeFor = () => null;

/**
 * Campaigns and typed codes on the goods (product/data-model 2.7, step 4). One after the other by priority, each on what
 * those before it left, so that nothing goes below zero; an exclusive one is alone, if it gives anything. Lines are taken by their id: the
 * order in which they were added changes no cent. Codes that give nothing here are not used up.
 */
export function applyDiscounts(
  codes: readonly DiscountTerms[],
  context: DiscountContext,
  feeFor: FeeFor = notKnown,
): AppliedDiscounts {
  const refusals: CodeRefusal[] = [];
  const holding = inOrder(codes).filter((terms) => {
    const refusal = checkDiscount(terms, context);
    if (refusal && !terms.autoApply) refusals.push(refusal);
    return !refusal;
  });
  const lines = [...context.lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const left = new Map(lines.map(({ lineId, totalCents }) => [lineId, totalCents]));
  const sharesByLine = new Map<string, DiscountShare[]>();
  const apply = (terms: DiscountTerms, take: boolean): Cents => {
    const open = eligibleLines(terms, context.menu, lines)
      .map((line) => ({ line, leftCents: must(left.get(line.lineId), "every line has a rest") }))
      .filter(({ line, leftCents }) => !(terms.excludeDiscounted && leftCents < line.totalCents));
    const amounts = discountAmounts(terms, open);
    const sum = amounts.reduce((total, cents) => total + cents, 0);
    if (!take || sum === 0) return sum;
    for (const [index, { line, leftCents }] of open.entries()) {
      const cents = must(amounts[index], "an amount for each line");
      left.set(line.lineId, leftCents - cents);
      const shares = sharesByLine.get(line.lineId) ?? [];
      sharesByLine.set(line.lineId, [...shares, { codeId: terms.codeId, cents }]);
    }
    return sum;
  };

  const givesOfFee = (terms: DiscountTerms): boolean => {
    if (!touchesFee(terms)) return false;
    const feeCents = feeFor(lines.reduce((sum, { totalCents }) => sum + totalCents, 0));
    return feeCents === null || ofFee(terms, 0, feeCents) > 0;
  };
  const alone = holding.find(
    (terms) => terms.stacking === "exclusive" && (apply(terms, false) > 0 || givesOfFee(terms)),
  );
  for (const { code, autoApply } of holding.filter((terms) => alone && terms !== alone)) {
    if (alone && !autoApply) refusals.push({ type: "code-not-combinable", code, with: shownCode(alone) });
  }
  const applied = (alone ? [alone] : holding).map((terms) => ({ terms, goodsCents: apply(terms, true) }));
  return { applied, refusals, sharesByLine };
}

/** By priority, typed codes before campaigns, each once. */
function inOrder(codes: readonly DiscountTerms[]): DiscountTerms[] {
  return [...new Map(codes.map((terms) => [terms.codeId, terms])).values()].sort(
    (a, b) =>
      a.priority - b.priority ||
      Number(a.autoApply ?? false) - Number(b.autoApply ?? false) ||
      (a.codeId < b.codeId ? -1 : 1),
  );
}

/** A campaign is not typed and has no code to show. */
const shownCode = ({ autoApply, code, name }: DiscountTerms): string => (autoApply ? name : code);

const touchesFee = ({ kind, discountsDelivery }: DiscountTerms): boolean =>
  kind === "freeDelivery" || discountsDelivery === true;

/** Step 6: what is off the fee of delivery or shipping, and the codes with all they gave. */
export function discountFee(
  applied: readonly AppliedDiscount[],
  feeCents: Cents,
): { readonly feeDiscountCents: Cents; readonly codes: readonly OrderCode[] } {
  let leftCents = feeCents;
  const codes = applied.flatMap(({ terms, goodsCents }): OrderCode[] => {
    const off = touchesFee(terms) ? ofFee(terms, goodsCents, leftCents) : 0;
    leftCents -= off;
    const cents = goodsCents + off;
    return cents > 0 ? [orderCode(terms, cents)] : [];
  });
  return { feeDiscountCents: feeCents - leftCents, codes };
}

function ofFee(terms: DiscountTerms, goodsCents: Cents, feeCents: Cents): Cents {
  const mostCents = (terms.maxDiscountCents ?? Infinity) - goodsCents;
  return Math.min(feeCents, discountOfFee(terms, goodsCents, feeCents), mostCents);
}

function discountOfFee(
  { kind, percentBp = 0, amountCents = 0 }: DiscountTerms,
  goodsCents: Cents,
  feeCents: Cents,
): Cents {
  switch (kind) {
    case "freeDelivery":
      return feeCents;
    case "percent":
      return percentOf(feeCents, percentBp);
    case "fixed":
      return amountCents - goodsCents;
    case "freeItem":
    case "bundlePrice":
      return 0;
  }
}

function orderCode(terms: DiscountTerms, cents: Cents): OrderCode {
  const { codeId, name, kind, percentBp, amountCents, maxDiscountCents } = terms;
  return {
    codeId,
    code: shownCode(terms),
    name,
    kind: "discount",
    cents,
    ...(kind === "percent" && percentBp !== undefined ? { percentBp } : {}),
    ...(kind === "percent" && maxDiscountCents !== undefined ? { maxCents: maxDiscountCents } : {}),
    ...(kind === "fixed" && amountCents !== undefined
      ? { amountCents: Math.min(amountCents, maxDiscountCents ?? Infinity) }
      : {}),
  };
}
