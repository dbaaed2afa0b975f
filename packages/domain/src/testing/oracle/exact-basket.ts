import { Temporal } from "temporal-polyfill";
import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import type { Menu } from "../../menu/menu.ts";
import type { MenuItem, VatClass } from "../../catalog/goods/item.ts";
import { giveDiscounts } from "./exact-discounts.ts";
import type { ExactLine } from "./exact-line.ts";
import { dealOut, type Fraction, fraction, halfUp, times } from "./fraction.ts";
import type { BasketCase } from "./generate-basket.ts";

/**
 * The price of a basket, calculated a second time: from the law and the papers, in exact fractions, without a line of the code it checks.
 * Slow, plain, and only for generated baskets.
 */
export interface ExactBasket {
  readonly lines: readonly { id: string; total: bigint; deposit: bigint; discount: bigint; vat: [number, bigint][] }[];
  readonly codes: readonly { codeId: string; cents: bigint }[];
  readonly totals: Record<"items" | "deposits" | "discount" | "delivery" | "fees" | "tip" | "total", bigint>;
  readonly vat: readonly { rate: number; net: bigint; tax: bigint }[];
  readonly toPay: bigint;
}

export function exactBasket({ question, slotStart }: BasketCase): ExactBasket {
  const { menu } = question;
  const day = Temporal.Instant.fromEpochMilliseconds(slotStart)
    .toZonedDateTimeISO(menu.shop.timezone)
    .toPlainDate()
    .toString();
  const method = menu.distributionOptions[0];
  if (!method) throw new Error("a way is needed");
  const rate = (vatClass: VatClass, custom: number | undefined): number | null =>
    rateBy(menu, vatClass, custom, day, method.type === "dineIn");
  const lines = Object.entries(question.lines)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, line]) => exactLine(menu, id, line, slotStart, rate));

  const brought = method.type === "delivery" || method.type === "shipping";
  const feeOf = (goods: bigint): bigint => {
    const isFree = method.freeFromCents !== undefined && goods >= BigInt(method.freeFromCents);
    return isFree ? 0n : BigInt(method.feeCents);
  };
  const given = giveDiscounts(question, method.type, lines, (goods) => (brought ? feeOf(goods) : 0n));
  const after = lines.map((line) => {
    const discount = given.byLine.get(line.id) ?? 0n;
    return { ...line, discount, vat: deal(line.total - discount, line.weights) };
  });
  const items = add(lines.map(({ total }) => total));
  const paidGoods = items - add(after.map(({ discount }) => discount));
  const fee = feeOf(paidGoods);
  const { codes, offFee } = given.feeAfter(brought ? fee : 0n);

  const gross = new Map<number, bigint>();
  for (const { vat } of after) for (const [at, cents] of vat) put(gross, at, cents);
  for (const [at, cents] of feeVat(fee - offFee, method.feeVat === "standard" ? rate("drink", undefined) : null, after))
    put(gross, at, cents);
  for (const { depositByRate } of lines) for (const [at, cents] of depositByRate) put(gross, at, cents);

  const net = question.prices === "net";
  const vat = [...gross]
    .filter(([, cents]) => cents > 0n)
    .sort(([a], [b]) => a - b)
    .map(([at, cents]) => {
      const whole = fraction(10_000 + at, 10_000);
      if (net) return { rate: at, net: cents, tax: halfUp(times(fraction(cents), fraction(at, 10_000))) };
      const base = halfUp(times(fraction(cents), { n: whole.d, d: whole.n }));
      return { rate: at, net: base, tax: cents - base };
    });
  const deposits = add(lines.map(({ deposit }) => deposit));
  const tip = exactTip(question.tip, paidGoods);
  const total = paidGoods + deposits + fee - offFee + tip + (net ? add(vat.map(({ tax }) => tax)) : 0n);
  let toPay = total;
  const cards = (question.giftCards ?? []).map(({ codeId, balanceCents }) => {
    const cents = toPay < BigInt(balanceCents) ? toPay : BigInt(balanceCents);
    toPay -= cents;
    return { codeId, cents };
  });
  return {
    lines: after.map(({ id, total: cents, deposit, discount, vat: parts }) => ({
      id,
      total: cents,
      deposit,
      discount,
      vat: parts,
    })),
    codes: [...codes, ...cards].filter(({ cents }) => cents > 0n),
    totals: {
      items,
      deposits,
      discount: paidGoods - items - offFee,
      delivery: brought ? fee : 0n,
      fees: brought ? 0n : fee,
      tip,
      total,
    },
    vat,
    toPay,
  };
}

const add = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

function put(map: Map<number, bigint>, rate: number, cents: bigint): void {
  map.set(rate, (map.get(rate) ?? 0n) + cents);
}

function deal(cents: bigint, weights: ReadonlyMap<number, bigint>): [number, bigint][] {
  if (weights.size === 0) return [];
  const sorted = [...weights].sort(([a], [b]) => a - b);
  const parts = dealOut(
    cents,
    sorted.map(([, weight]) => weight),
  );
  return sorted.map(([at], index): [number, bigint] => [at, parts[index] ?? 0n]).filter(([, part]) => part !== 0n);
}

function exactTip(tip: BasketCase["question"]["tip"], goods: bigint): bigint {
  if (!tip) return 0n;
  if (tip.mode === "fixed") return BigInt(tip.value);
  return halfUp(times(fraction(goods), fraction(tip.value > 100 ? 100 : tip.value, 100)));
}

function feeVat(
  fee: bigint,
  standard: number | null,
  lines: readonly { total: bigint; weights: ReadonlyMap<number, bigint>; vat: readonly [number, bigint][] }[],
): [number, bigint][] {
  if (standard !== null) return [[standard, fee]];
  const paid = new Map<number, bigint>();
  for (const { vat } of lines) for (const [at, cents] of vat) put(paid, at, cents);
  if (paid.size > 0) return deal(fee, paid);
  const before = new Map<number, bigint>();
  for (const { total, weights } of lines) for (const [at, cents] of deal(total, weights)) put(before, at, cents);
  if (before.size > 0) return deal(fee, before);
  return deal(
    fee,
    new Map(lines.flatMap(({ weights }) => [...weights.keys()].map((at): [number, bigint] => [at, 0n]))),
  );
}

/** German and Austrian law in sentences instead of a table; null = no tax is shown. */
function rateBy(
  menu: Menu,
  vatClass: VatClass,
  custom: number | undefined,
  day: string,
  atTable: boolean,
): number | null {
  const { country, taxScheme } = menu.shop;
  if (taxScheme === "smallBusiness") return null;
  if (vatClass === "custom") return custom ?? null;
  if (taxScheme === "flatRateFarmer" && vatClass !== "drink") return country === "DE" ? 780 : 1000;
  if (vatClass === "drink") return country === "DE" ? 1900 : 2000;
  if (country === "AT") return vatClass === "basicFood" && !atTable && day >= "2026-07-01" ? 490 : 1000;
  if (!atTable) return 700;
  return vatClass === "milkDrink" || day < "2026-01-01" ? 1900 : 700;
}

function priceNow(item: MenuItem, at: number): bigint {
  const { catchWeight, priceRules = [] } = item;
  if (catchWeight) return halfUp(fraction(catchWeight.pricePerKgCents * catchWeight.estGrams, 1000));
  const prices = priceRules
    .filter(({ from, to }) => (from === undefined || from <= at) && (to === undefined || at < to))
    .map(({ priceCents }) => priceCents);
  return BigInt(prices.length > 0 ? prices.reduce((a, b) => (b < a ? b : a)) : item.priceCents);
}

function exactLine(
  menu: Menu,
  id: string,
  line: BasketLine,
  at: number,
  rate: (vatClass: VatClass, custom: number | undefined) => number | null,
): ExactLine {
  const qty = BigInt(line.qty);
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  const inside = bundle
    ? bundle.slots.flatMap(({ choices }) =>
        choices.map((choice) => ({ id: choice.itemId, quantity: BigInt(choice.qty) })),
      )
    : [{ id: line.refId, quantity: 1n }];
  const goods = inside.map(({ id: itemId, quantity }) => {
    const item = menu.items[itemId];
    if (!item) throw new Error("unknown item");
    return { item, quantity, each: priceNow(item, at) };
  });
  const { plain, drinks, drinkQuantity } = exactToppings(menu, line);
  let base = goods[0]?.each ?? 0n;
  if (bundle) {
    const sum = add(goods.map(({ each, quantity }) => each * quantity));
    const surcharges = add(
      bundle.slots.flatMap(({ choices }) => choices.map((choice) => BigInt(choice.surchargeCents))),
    );
    const less = sum - BigInt(bundle.minusCents ?? 0);
    const off: Fraction = times(fraction(sum), fraction(bundle.percentBp ?? 0, 10_000));
    const price = {
      fixed: BigInt(bundle.priceCents),
      sum,
      sumMinusPercent: sum - halfUp(off),
      sumMinusCents: less < 0n ? 0n : less,
    };
    base = price[bundle.pricing] + surcharges;
  }
  const unit = base + plain + drinks;

  const standAlone = new Map<number, bigint>();
  const depositByRate = new Map<number, bigint>();
  const passThrough = (kind: string | undefined): boolean => menu.shop.country === "AT" && kind === "can";
  for (const { item, quantity, each } of goods) {
    const own = rate(item.vatClass, item.customRateBp);
    if (own === null) continue;
    put(standAlone, own, each * quantity * qty);
    if (!passThrough(item.depositKind)) put(depositByRate, own, BigInt(item.depositCents) * quantity * qty);
  }
  const drinkRate = rate("drink", undefined);
  let weights = standAlone;
  if (drinkQuantity > 0n && drinkRate !== null) {
    weights = new Map<number, bigint>();
    for (const [own, cents] of deal((unit - drinks) * qty, standAlone)) put(weights, own, cents);
    put(weights, drinkRate, drinks * qty);
    if (!passThrough("can")) put(depositByRate, drinkRate, 25n * drinkQuantity * qty);
  }
  const boxDeposit = BigInt(bundle?.depositCents ?? 0) * qty;
  for (const [own, cents] of deal(boxDeposit, weights)) put(depositByRate, own, cents);
  const itemDeposits = add(goods.map(({ item, quantity }) => BigInt(item.depositCents) * quantity * qty));
  return {
    id,
    line,
    unit,
    plainUnit: base,
    total: unit * qty,
    deposit: itemDeposits + boxDeposit + 25n * drinkQuantity * qty,
    weights,
    depositByRate,
    keptOut: bundle?.excludeFromDiscounts === true || goods.some(({ item }) => item.excludeFromDiscounts),
    cheaper: !bundle && goods.some(({ item, each }) => !item.catchWeight && each < BigInt(item.priceCents)),
  };
}

/** The first pieces of the group cost nothing, in the order of the menu: plain ones before drinks. */
function exactToppings(menu: Menu, line: BasketLine) {
  const group = menu.options["top"];
  const quantity = (group?.choices ?? []).flatMap(({ id, priceCents }) => {
    const wanted = line.choices.find(({ choiceId }) => choiceId === id)?.qty ?? 0;
    return Array.from({ length: wanted }, () => ({ id, cents: BigInt(priceCents) }));
  });
  const paid = quantity.slice(group?.freeCount ?? 0);
  const of = (id: string): bigint => add(paid.filter((piece) => piece.id === id).map(({ cents }) => cents));
  return {
    plain: of("plain"),
    drinks: of("drink"),
    drinkQuantity: BigInt(quantity.filter(({ id }) => id === "drink").length),
  };
}
