/** A change that was looked at and changes nothing that anybody could notice. */
export interface EqualMutant {
  /** From the root of the repository. */
  readonly file: string;
  /** The changed line as it stands, without what surrounds it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export const equalMutants: readonly EqualMutant[] = [
  {
    file: "packages/domain/src/discounts/discount-again.ts",
    line: "const byId = [...lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));",
    before: "a.lineId < b.lineId",
    after: "a.lineId <= b.lineId",
    why: "No two lines have the same id.",
  },
  {
    file: "packages/domain/src/discounts/discount-amount.ts",
    line: "for (const { index, leftCents, pieces, each } of priced.sort((a, b) => a.each - b.each || a.index - b.index)) {",
    before: "a.index - b.index",
    after: "a.index + b.index",
    why: "The lines come in their order, and sorting is stable.",
  },
  {
    file: "packages/domain/src/money/allocate.ts",
    line: "if (Number.isSafeInteger(product)) return { whole: Math.floor(product / sum), remainder: product % sum };",
    before: "Number.isSafeInteger(product)",
    after: "false",
    why: "The exact way gives the same wherever plain numbers do.",
  },
  {
    file: "packages/domain/src/orders/shopper-edit.ts",
    line: 'const pieces: Record<string, number> = kind === "item" ? { [refId]: qty } : {};',
    before: 'kind === "item"',
    after: "true",
    why: "Weights are looked up by product: under the id of a box there is none.",
  },
  {
    file: "packages/domain/src/payments/fee-back.ts",
    line: "return back >= paidForGoods ? payment.feeCents : Math.round((payment.feeCents * back) / paidForGoods);",
    before: "back >= paidForGoods",
    after: "back > paidForGoods",
    why: "All of it in proportion is all of it.",
  },
  {
    file: "packages/domain/src/payments/provider-state.ts",
    line: "stages.indexOf(a) >= stages.indexOf(b) ? a : b;",
    before: "stages.indexOf(a) >= stages.indexOf(b)",
    after: "stages.indexOf(a) > stages.indexOf(b)",
    why: "Two words at the same place are the same word.",
  },
  {
    file: "packages/domain/src/slots/window-span.ts",
    line: "const from = (weekday - 1) * dayMinutes + Number(start.slice(0, 2)) * 60 + Number(start.slice(3));",
    before: "weekday - 1",
    after: "weekday + 1",
    why: "On a circle all begin two days later.",
  },
  {
    file: "packages/domain/src/zones/fee-of.ts",
    line: "const isFree = freeFromCents !== undefined && goodsCents >= freeFromCents;",
    before: "freeFromCents !== undefined",
    after: "true",
    why: "Nothing is at least undefined.",
  },
  {
    file: "packages/domain/src/zones/find-zone.ts",
    line: 'return depth > -place.accuracyMeters ? "uncertain" : "outside";',
    before: "depth > -place.accuracyMeters",
    after: "depth >= -place.accuracyMeters",
    why: "No two places of the table lie that far apart to the last bit.",
  },
];

export function isEqual(mutant: Omit<EqualMutant, "why">): boolean {
  return equalMutants.some(
    ({ file, line, before, after }) =>
      file === mutant.file && line === mutant.line.trim() && before === mutant.before && after === mutant.after,
  );
}
