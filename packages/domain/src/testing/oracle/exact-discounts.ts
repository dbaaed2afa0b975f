import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { BasketInput } from "../../pricing/basket/price-basket.ts";
import type { ExactLine } from "./exact-line.ts";
import { dealOut, fraction, halfUp, times } from "./fraction.ts";

/** Discounts as a cashier would do them: code after code, on slips of paper, one per line. */
export function giveDiscounts(
  question: BasketInput,
  method: string,
  lines: readonly ExactLine[],
  fee: (goods: bigint) => bigint,
) {
  const subtotal = add(lines.map(({ total }) => total));
  const holding = [...slips(question.menu.campaigns), ...slips(question.codes)]
    .filter((code) => holds(code, method, subtotal, touchable(code, question, lines)))
    // Printed in the menu and said at the counter: the menu counts.
    .filter((code, nth, all) => all.findIndex(({ codeId }) => codeId === code.codeId) === nth)
    .sort((a, b) => rank(a).localeCompare(rank(b)));
  const invoice = new Map(lines.map(({ id, total }) => [id, total]));
  const request = (code: DiscountTerms): { id: string; cents: bigint }[] => {
    const open = touchable(code, question, lines).filter(
      ({ id, total }) => !code.excludeDiscounted || invoice.get(id) === total,
    );
    return offLines(code, open, invoice);
  };
  // Who asks to be alone has to bring something: tried out alone, on the goods and on the way.
  const king = holding.find((code) => {
    const goods = add(request(code).map(({ cents }) => cents));
    return code.stacking === "exclusive" && goods + feeOff(code, goods, fee(subtotal - goods)) > 0n;
  });
  const used = (king ? [king] : holding).map((code) => {
    const slips = request(code);
    for (const { id, cents } of slips) invoice.set(id, (invoice.get(id) ?? 0n) - cents);
    return { code, goods: add(slips.map(({ cents }) => cents)) };
  });
  return {
    byLine: new Map(lines.map(({ id, total }) => [id, total - (invoice.get(id) ?? 0n)])),
    feeAfter(whole: bigint) {
      let open = whole;
      const codes = used.map(({ code, goods }) => {
        const off = feeOff(code, goods, open);
        open -= off;
        return { codeId: code.codeId, cents: goods + off };
      });
      return { codes, offFee: whole - open };
    },
  };
}

const slips = (codes: readonly DiscountTerms[] = []): readonly DiscountTerms[] => codes;

function feeOff(code: DiscountTerms, goods: bigint, open: bigint): bigint {
  let off = 0n;
  if (code.kind === "freeDelivery") off = open;
  else if (code.discountsDelivery && code.kind === "percent") off = percent(open, code.percentBp);
  else if (code.discountsDelivery && code.kind === "fixed") off = BigInt(code.amountCents ?? 0) - goods;
  if (code.maxDiscountCents !== undefined) off = least(off, BigInt(code.maxDiscountCents) - goods);
  return least(off, open);
}

const add = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const percent = (cents: bigint, bp = 0): bigint => halfUp(times(fraction(cents), fraction(bp, 10_000)));
const rank = ({ priority, autoApply, codeId }: DiscountTerms): string => `${priority} ${autoApply ? 1 : 0} ${codeId}`;

function holds(code: DiscountTerms, method: string, subtotal: bigint, touched: readonly ExactLine[]): boolean {
  if (code.kind === "freeDelivery" && method !== "delivery" && method !== "shipping") return false;
  if (code.distribution && !code.distribution.some((type) => type === method)) return false;
  if (subtotal < BigInt(code.minSubtotalCents ?? 0)) return false;
  if (code.kind === "freeDelivery") return true;
  const quantity = touched.reduce((sum, { line }) => sum + line.qty, 0);
  return quantity >= (code.kind === "bundlePrice" ? (code.qty ?? 1) : 1);
}

/** Category c1 holds i0 and, by its group, i1. */
function touchable(code: DiscountTerms, { menu }: BasketInput, lines: readonly ExactLine[]): ExactLine[] {
  const named = [
    ...(code.includeItems ?? []),
    ...(code.includeCategories ?? []).flatMap((id) => (menu.categories.some((c) => c.id === id) ? ["i0", "i1"] : [])),
  ];
  return lines.filter(({ line: { refId, kind }, keptOut, cheaper }) => {
    if (keptOut || (cheaper && code.excludeDiscounted)) return false;
    if (code.kind === "freeItem" && (kind !== "item" || refId !== code.itemId)) return false;
    if (code.excludeItems?.includes(refId)) return false;
    return named.length === 0 || named.includes(refId);
  });
}

function offLines(code: DiscountTerms, open: readonly ExactLine[], invoice: ReadonlyMap<string, bigint>) {
  const left = open.map(({ id }) => invoice.get(id) ?? 0n);
  let values = left;
  let amount = 0n;
  if (code.kind === "percent") amount = percent(add(left), code.percentBp);
  if (code.kind === "fixed") amount = BigInt(code.amountCents ?? 0);
  if (code.kind === "freeItem") {
    values = gifts(code.qty ?? 1, open).map((value, index) => least(value, left[index] ?? 0n));
    amount = add(values);
  }
  if (code.kind === "bundlePrice") {
    const sets = setsOf(code.qty ?? 1, BigInt(code.amountCents ?? 0), open);
    values = sets.values.map((value, index) => least(value, left[index] ?? 0n));
    amount = sets.saved;
  }
  if (code.maxDiscountCents !== undefined) amount = least(amount, BigInt(code.maxDiscountCents));
  amount = least(amount, add(values));
  const parts = amount > 0n ? dealOut(amount, values) : values.map(() => 0n);
  return open.map(({ id }, index) => ({ id, cents: parts[index] ?? 0n }));
}

/** Piece by piece: the cheapest that is still there is given away. */
function gifts(count: number, open: readonly ExactLine[]): bigint[] {
  const given = open.map(() => 0);
  for (let nth = 0; nth < count; nth += 1) {
    let best = -1;
    for (const [index, { line, plainUnit }] of open.entries()) {
      const isThere = (given[index] ?? 0) < line.qty;
      if (isThere && (best < 0 || plainUnit < (open[best]?.plainUnit ?? 0n))) best = index;
    }
    if (best >= 0) given[best] = (given[best] ?? 0) + 1;
  }
  return open.map(({ plainUnit }, index) => plainUnit * BigInt(given[index] ?? 0));
}

function setsOf(size: number, price: bigint, open: readonly ExactLine[]) {
  const values = open.map(() => 0n);
  const left = open.map(({ line }) => line.qty);
  let saved = 0n;
  for (;;) {
    const set: number[] = [];
    for (let nth = 0; nth < size; nth += 1) {
      let best = -1;
      for (const [index, { unit }] of open.entries())
        if ((left[index] ?? 0) > 0 && (best < 0 || unit > (open[best]?.unit ?? 0n))) best = index;
      if (best < 0) return { values, saved };
      left[best] = (left[best] ?? 0) - 1;
      set.push(best);
    }
    const worth = add(set.map((index) => open[index]?.unit ?? 0n));
    if (worth <= price) return { values, saved };
    saved += worth - price;
    for (const index of set) values[index] = (values[index] ?? 0n) + (open[index]?.unit ?? 0n);
  }
}
