import { must } from "../../kernel/invariant.ts";
import { allocate } from "../../kernel/money/allocate.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { DiscountableLine } from "./eligible-lines.ts";

/** A line with what earlier discounts left of it. */
export interface OpenLine {
  readonly line: DiscountableLine;
  readonly leftCents: Cents;
}

export const percentOf = (cents: Cents, percentBp: BasisPoints): Cents => roundHalfUp(cents * percentBp, 10_000);

/**
 * The discount on each of these lines; never more than its rest. Percents and amounts are spread by value (VAT-04), a
 * gift comes off its own line, the price of a set off the pieces of the set.
 */
export function discountAmounts(terms: DiscountTerms, open: readonly OpenLine[]): Cents[] {
  const most = terms.maxDiscountCents ?? Infinity;
  switch (terms.kind) {
    case "percent":
      return spread(
        open.map(({ leftCents }) => leftCents),
        (left) => Math.min(most, percentOf(left, terms.percentBp ?? 0)),
      );
    case "fixed":
      return spread(
        open.map(({ leftCents }) => leftCents),
        () => Math.min(most, terms.amountCents ?? 0),
      );
    case "freeItem":
      return spread(giftsOf(terms, open), (value) => Math.min(most, value));
    case "bundlePrice":
      return ofSets(terms, open, most);
    case "freeDelivery":
      return open.map(() => 0);
  }
}

/** An amount by values, at most their sum. */
export function spread(values: readonly Cents[], amountOf: (value: Cents) => Cents): Cents[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const amount = Math.min(whole, amountOf(whole));
  return amount > 0 ? allocate(amount, values) : values.map(() => 0);
}

/** The gift is the product as it is; what was put on it costs what it costs. The cheapest pieces are given. */
function giftsOf({ qty = 1 }: DiscountTerms, open: readonly OpenLine[]): Cents[] {
  const priced = open.map(({ line, leftCents }, index) => {
    const extras = line.choices.reduce((sum, { cents }) => sum + cents, 0);
    return { index, leftCents, quantity: line.qty, each: Math.max(0, line.unitCents - extras) };
  });
  const gifts = open.map(() => 0);
  let wanted = qty;
  for (const { index, leftCents, quantity, each } of priced.sort((a, b) => a.each - b.each || a.index - b.index)) {
    const given = Math.min(wanted, quantity);
    wanted -= given;
    gifts[index] = Math.min(leftCents, given * each);
  }
  return gifts;
}

/** Sets are made of the dearest pieces first, as a shopper would lay them out; a set that would become dearer is none. */
function ofSets({ qty = 1, amountCents = 0 }: DiscountTerms, open: readonly OpenLine[], most: Cents): Cents[] {
  const size = Math.max(1, qty);
  const inSets = open.map(() => 0);
  const quantity = open
    .flatMap(({ line }, index) => Array.from({ length: line.qty }, () => ({ index, each: line.unitCents })))
    .sort((a, b) => b.each - a.each || a.index - b.index);
  let saved = 0;
  for (let first = 0; first + size <= quantity.length; first += size) {
    const set = quantity.slice(first, first + size);
    const gain = set.reduce((sum, { each }) => sum + each, 0) - amountCents;
    if (gain <= 0) break;
    saved += gain;
    for (const { index, each } of set) inSets[index] = must(inSets[index], "a place for each line") + each;
  }
  const values = open.map(({ leftCents }, index) => Math.min(leftCents, must(inSets[index], "a place for each line")));
  return spread(values, () => Math.min(most, saved));
}
