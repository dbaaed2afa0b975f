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
    file: "packages/domain/src/pricing/discounts/discount-again.ts",
    line: "const byId = [...lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));",
    before: "a.lineId < b.lineId",
    after: "a.lineId <= b.lineId",
    why: "No two lines have the same id.",
  },
  {
    file: "packages/domain/src/pricing/discounts/discount-amount.ts",
    line: "for (const { index, leftCents, quantity, each } of priced.sort((a, b) => a.each - b.each || a.index - b.index)) {",
    before: "a.index - b.index",
    after: "a.index + b.index",
    why: "The lines come in their order, and sorting is stable.",
  },
  {
    file: "packages/domain/src/kernel/money/allocate.ts",
    line: "if (Number.isSafeInteger(product)) return { whole: Math.floor(product / sum), remainder: product % sum };",
    before: "Number.isSafeInteger(product)",
    after: "false",
    why: "The exact way gives the same wherever plain numbers do.",
  },
  {
    file: "packages/domain/src/ordering/change/shopper-edit.ts",
    line: 'const quantity: Record<string, number> = kind === "item" ? { [refId]: qty } : {};',
    before: 'kind === "item"',
    after: "true",
    why: "Weights are looked up by product: under the id of a box there is none.",
  },
  {
    file: "packages/domain/src/ordering/payment/fee-back.ts",
    line: "return back >= paidForGoods ? payment.feeCents : Math.round((payment.feeCents * back) / paidForGoods);",
    before: "back >= paidForGoods",
    after: "back > paidForGoods",
    why: "All of it in proportion is all of it.",
  },
  {
    file: "packages/domain/src/ordering/payment/provider-state.ts",
    line: "stages.indexOf(a) >= stages.indexOf(b) ? a : b;",
    before: "stages.indexOf(a) >= stages.indexOf(b)",
    after: "stages.indexOf(a) > stages.indexOf(b)",
    why: "Two words at the same place are the same word.",
  },
  {
    file: "packages/domain/src/kernel/time/window-span.ts",
    line: "const from = (weekday - 1) * dayMinutes + Number(start.slice(0, 2)) * 60 + Number(start.slice(3));",
    before: "weekday - 1",
    after: "weekday + 1",
    why: "On a circle all begin two days later.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/fee-of.ts",
    line: "const isFree = freeFromCents !== undefined && goodsCents >= freeFromCents;",
    before: "freeFromCents !== undefined",
    after: "true",
    why: "Nothing is at least undefined.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/find-zone.ts",
    line: 'return depth > -place.accuracyMeters ? "uncertain" : "outside";',
    before: "depth > -place.accuracyMeters",
    after: "depth >= -place.accuracyMeters",
    why: "No two places of the table lie that far apart to the last bit.",
  },
  {
    file: "packages/domain/src/pricing/discounts/check-discount.ts",
    line: 'if (validFrom !== undefined && now < validFrom) return { type: "code-not-yet", code, validFrom };',
    before: "validFrom !== undefined",
    after: "true",
    why: "Nothing is less than undefined.",
  },
  {
    file: "packages/domain/src/ordering/place/new-order.ts",
    line: 'return method === "onAccount" && amountDueCents > 0 ? "onAccount" : "open";',
    before: "amountDueCents > 0",
    after: "true",
    why: "What is not covered and costs something leaves something to pay.",
  },
  {
    file: "packages/domain/src/ordering/place/new-order.ts",
    line: 'return method === "onAccount" && amountDueCents > 0 ? "onAccount" : "open";',
    before: "amountDueCents > 0",
    after: "amountDueCents >= 0",
    why: "What is not covered and costs something leaves something to pay.",
  },
  {
    file: "packages/domain/src/ordering/metrics/order-metrics.ts",
    line: "if (share.orders === 0 && share.revenueCents === 0) return split;",
    before: "share.revenueCents === 0",
    after: "true",
    why: "Only what was completed brings revenue.",
  },
  {
    file: "packages/domain/src/ordering/order/order-log.ts",
    line: "names.map((name): [string, string | number] => [name, factOf(name, first.data?.[name], last.data?.[name])]),",
    before: "first.data?.[name]",
    after: "first.data[name]",
    why: "Only steps with the same facts are told together: one without any has no names.",
  },
  {
    file: "packages/domain/src/pricing/basket/price-basket.ts",
    line: "minAge: lines.reduce<MinAge>((age, line) => (line.minAge > age ? line.minAge : age), 0),",
    before: "line.minAge > age",
    after: "line.minAge >= age",
    why: "Of two that are the same either is the greater.",
  },
  {
    file: "packages/domain/src/fulfilment/slots/offered-slots.ts",
    line: 'if (ordersPerDay < Infinity && ordersOn(date) + 1 > ordersPerDay) return "day";',
    before: "ordersPerDay < Infinity",
    after: "true",
    why: "No number of orders is beyond infinity; the question only saves counting.",
  },
  {
    file: "packages/domain/src/fulfilment/slots/offered-slots.ts",
    line: 'if (ordersPerDay < Infinity && ordersOn(date) + 1 > ordersPerDay) return "day";',
    before: "ordersPerDay < Infinity",
    after: "ordersPerDay <= Infinity",
    why: "No number of orders is beyond infinity; the question only saves counting.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/plz-pattern.ts",
    line: "if (from !== undefined && to !== undefined)",
    before: "from !== undefined && to !== undefined",
    after: "from !== undefined || to !== undefined",
    why: "The pattern finds both or neither.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/plz-pattern.ts",
    line: "if (from !== undefined && to !== undefined)",
    before: "from !== undefined",
    after: "true",
    why: "The pattern finds both or neither.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/plz-pattern.ts",
    line: "if (from !== undefined && to !== undefined)",
    before: "to !== undefined",
    after: "true",
    why: "The pattern finds both or neither.",
  },
  {
    file: "packages/domain/src/pricing/discounts/apply-discounts.ts",
    line: "(a.codeId < b.codeId ? -1 : 1),",
    before: "a.codeId < b.codeId",
    after: "a.codeId <= b.codeId",
    why: "Each code is in the list once.",
  },
  {
    file: "packages/domain/src/ordering/lifecycle/change-order.ts",
    line: 'const refusesAge = action === "cancel" && ageCheck === "refused" && mustCheckAge(order);',
    before: 'action === "cancel"',
    after: "true",
    why: "Only for cancelling does it matter to a role how far an order is.",
  },
  {
    file: "packages/domain/src/ordering/place/decide-order.ts",
    line: '[...quantity].filter(([itemId]) => menu.items[itemId]?.stockMode === "counted"),',
    before: "menu.items[itemId]?.stockMode",
    after: "menu.items[itemId].stockMode",
    why: "What was priced is in the menu.",
  },
  {
    file: "packages/domain/src/ordering/order/order-log.ts",
    line: "const first = before === undefined ? undefined : log[before];",
    before: "before === undefined",
    after: "false",
    why: "At no place there is nothing either.",
  },
  {
    file: "packages/domain/src/ordering/order/payment-rules.ts",
    line: 'return paymentStatus === "open" && isAlive && totals.totalCents === 0 ? "none" : paymentStatus;',
    before: "totals.totalCents === 0",
    after: "true",
    why: "What costs something while nothing was taken has been found open before.",
  },
  {
    file: "packages/domain/src/pricing/basket/unit-price.ts",
    line: "const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);",
    before: "options[optionId]?.choices",
    after: "options[optionId].choices",
    why: "Choices that were priced are of groups of the menu.",
  },
  {
    file: "packages/domain/src/basket/change-basket.ts",
    line: "return Object.entries(lines).sort(([idA, a], [idB, b]) => a.position - b.position || (idA < idB ? -1 : 1));",
    before: "idA < idB",
    after: "idA <= idB",
    why: "No two lines have the same id.",
  },
  {
    file: "packages/domain/src/ordering/payment/provider-state.ts",
    line: "if (a.at !== b.at) return a.at > b.at ? a : b;",
    before: "a.at > b.at",
    after: "a.at >= b.at",
    why: "Only different times come here.",
  },
  {
    file: "packages/domain/src/ordering/payment/provider-state.ts",
    line: "return a.code > b.code ? a : b;",
    before: "a.code > b.code",
    after: "a.code >= b.code",
    why: "Two failures of one time and one code are the same.",
  },
  {
    file: "firestore.rules",
    line: "&& basket.expiresAt is timestamp && basket.expiresAt <= request.time + duration.value(60, 'd')",
    before: "<=",
    after: "<",
    why: "Nobody meets the moment of the request to the last microsecond.",
  },
  {
    file: "packages/domain/src/ordering/change/shopper-edit.ts",
    line: "return missingCents > 0",
    before: "missingCents > 0",
    after: "missingCents >= 0",
    why: "Goods that are worth as much are brought for nothing, which is never dearer.",
  },
  {
    file: "packages/domain/src/fulfilment/slots/opening-state.ts",
    line: 'const edge = localToInstant({ date: addDays(today, usualDays + 1), time: "00:00" }, timezone);',
    before: "usualDays + 1",
    after: "usualDays - 1",
    why: "An earlier edge only looks further ahead, and finds the same.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/geometry.ts",
    line: "(turns[0] === 0 && isBetween(a, b, c)) ||",
    before: "turns[0] === 0 && isBetween(a, b, c)",
    after: "false",
    why: "Of two edges on one line that overlap, each has an end on the other, or one lies in the other with both.",
  },
  {
    file: "packages/domain/src/fulfilment/zones/geometry.ts",
    line: "(turns[2] === 0 && isBetween(c, d, a)) ||",
    before: "turns[2] === 0 && isBetween(c, d, a)",
    after: "false",
    why: "Of two edges on one line that overlap, each has an end on the other, or one lies in the other with both.",
  },
];

export function isEqual(mutant: Omit<EqualMutant, "why">): boolean {
  return equalMutants.some(
    ({ file, line, before, after }) =>
      file === mutant.file && line === mutant.line.trim() && before === mutant.before && after === mutant.after,
  );
}
