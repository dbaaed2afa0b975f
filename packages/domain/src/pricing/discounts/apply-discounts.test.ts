import { describe, expect, test } from "vitest";
import { aMenu } from "../../testing/builders.ts";
import { applyDiscounts, discountFee } from "./apply-discounts.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { DiscountableLine } from "./eligible-lines.ts";
import { payAgain, payWithGiftCards } from "./gift-cards.ts";

const terms = (overrides: Partial<DiscountTerms> = {}): DiscountTerms => ({
  codeId: "a",
  code: "A",
  name: "Rabatt",
  kind: "percent",
  percentBp: 1000,
  stacking: "stackable",
  priority: 1,
  ...overrides,
});
const line = (lineId: string, unitCents: number, qty = 1, overrides: Partial<DiscountableLine> = {}) => ({
  lineId,
  kind: "item" as const,
  refId: lineId,
  qty,
  unitCents,
  totalCents: unitCents * qty,
  choices: [],
  discountable: true,
  reduced: false,
  ...overrides,
});

function given(codes: readonly DiscountTerms[], lines: readonly DiscountableLine[], feeCents = 0) {
  const context = { menu: aMenu(), lines, distribution: "delivery" } as const;
  const { applied, refusals, sharesByLine } = applyDiscounts(codes, context, () => feeCents);
  const { codes: used, feeDiscountCents } = discountFee(applied, feeCents);
  return {
    refusals,
    feeDiscountCents,
    codes: used.map(({ codeId, cents }) => [codeId, cents]),
    shares: Object.fromEntries([...sharesByLine].map(([id, all]) => [id, all.map(({ cents }) => cents)])),
  };
}

describe("a discount", () => {
  test("VAT-04 of an amount is spread by value with the largest remainder, as in the reference vector", () => {
    const lines = [line("food", 5610), line("drink", 1494)];
    expect(given([terms({ kind: "fixed", amountCents: 500 })], lines).shares).toEqual({ food: [395], drink: [105] });
  });

  test("never takes more than there is", () => {
    expect(given([terms({ kind: "fixed", amountCents: 5000 })], [line("x", 100)]).codes).toEqual([["a", 100]]);
    expect(given([terms({ percentBp: 20_000 })], [line("x", 100)]).codes).toEqual([["a", 100]]);
  });

  test("of nobody knows how much takes nothing", () => {
    expect(given([terms({ kind: "fixed" })], [line("x", 100)]).codes).toEqual([]);
    const { percentBp: _none, ...percent } = terms();
    expect(given([percent], [line("x", 100)]).codes).toEqual([]);
  });

  test("keeps to its cap, and rounds half a cent up", () => {
    expect(given([terms({ maxDiscountCents: 50 })], [line("x", 1000)]).codes).toEqual([["a", 50]]);
    expect(given([terms({ percentBp: 500 })], [line("x", 10)]).codes).toEqual([["a", 1]]);
    expect(given([terms({ kind: "fixed", amountCents: 80, maxDiscountCents: 50 })], [line("x", 100)]).codes).toEqual([
      ["a", 50],
    ]);
  });

  test("without its figure gives nothing and is not used up", () => {
    const { percentBp: _bp, ...bare } = terms();
    for (const kind of ["percent", "fixed"] as const) {
      expect(given([{ ...bare, kind, discountsDelivery: true }], [line("x", 100)], 100).codes).toEqual([]);
    }
  });

  test("gives the cheapest pieces of a gift, without what was put on them", () => {
    const free = terms({ kind: "freeItem", itemId: "bun", qty: 2 });
    const buns = [
      line("a", 300, 1, { refId: "bun", choices: [{ cents: 50 }] }),
      line("b", 200, 1, { refId: "bun" }),
      line("c", 250, 3, { refId: "bun" }),
    ];
    expect(given([free], buns).shares).toEqual({ a: [250], b: [200], c: [0] });
    const { qty: _qty, ...one } = free;
    expect(given([one], buns).shares).toEqual({ a: [0], b: [200], c: [0] });
  });

  test("makes sets of the dearest pieces, and none that would be dearer", () => {
    const three = terms({ kind: "bundlePrice", amountCents: 1000, qty: 3 });
    const lines = [line("a", 500, 2), line("b", 400, 2), line("c", 100, 3)];
    expect(given([three], lines)).toMatchObject({ codes: [["a", 400]], shares: { a: [286], b: [114], c: [0] } });
    expect(given([three], [line("a", 300, 9)]).codes).toEqual([]);
    const { qty: _qty, amountCents: _cents, ...free } = three;
    expect(given([free], [line("a", 300, 2)]).codes).toEqual([["a", 600]]);
  });
});

describe("several discounts", () => {
  const lines = [line("x", 1000), line("y", 1000)];
  const ten = terms();
  const five = terms({ codeId: "b", code: "B", kind: "fixed", amountCents: 500, priority: 2 });

  test("go one after the other, each on what is left", () => {
    expect(given([five, ten], lines).codes).toEqual([
      ["a", 200],
      ["b", 500],
    ]);
    expect(given([{ ...five, priority: 0 }, ten], lines).codes).toEqual([
      ["b", 500],
      ["a", 150],
    ]);
  });

  test("what is typed goes before what comes by itself, and nothing counts twice", () => {
    const auto = { ...ten, codeId: "0", autoApply: true };
    expect(given([auto, ten, ten], lines).codes).toEqual([
      ["a", 200],
      ["0", 180],
    ]);
    expect(given([ten, { ...ten, codeId: "Z" }], lines).codes.map(([id]) => id)).toEqual(["Z", "a"]);
  });

  test("an exclusive one is alone, and the others say so unless nobody typed them", () => {
    const alone = terms({ codeId: "x", code: "X", stacking: "exclusive", priority: 9 });
    const auto = terms({ codeId: "auto", autoApply: true });
    const { codes, refusals } = given([ten, auto, alone], lines);
    expect(codes).toEqual([["x", 200]]);
    expect(refusals).toEqual([{ type: "code-not-combinable", code: "A", with: "X" }]);
  });

  test("an exclusive one that gives nothing does not stand in the way", () => {
    const nothing = terms({ codeId: "x", stacking: "exclusive", percentBp: 0 });
    expect(given([nothing, ten], lines)).toMatchObject({ codes: [["a", 200]], refusals: [] });
  });

  test("an exclusive one for a fee that is nothing already does not stand in the way, and one that is not known may be", () => {
    const free = terms({
      codeId: "x",
      code: "X",
      name: "Gratis Lieferung",
      kind: "freeDelivery",
      stacking: "exclusive",
    });
    const nothingOff = terms({ codeId: "x", stacking: "exclusive", percentBp: 0, discountsDelivery: true });
    for (const alone of [free, nothingOff]) {
      expect(given([alone, ten], lines, 0)).toMatchObject({ codes: [["a", 200]], refusals: [] });
      const context = { menu: aMenu(), lines, distribution: "delivery" } as const;
      for (const fees of [[], [() => null]] as const)
        expect(applyDiscounts([alone, ten], context, ...fees).applied).toMatchObject([{ terms: { codeId: "x" } }]);
    }
    expect(given([nothingOff, ten], lines, 300)).toMatchObject({ codes: [["a", 200]], refusals: [] });
    const amount = terms({ codeId: "x", kind: "fixed", amountCents: 500, stacking: "exclusive", includeItems: ["z"] });
    expect(given([amount, ten], [...lines, line("z", 0)], 300)).toMatchObject({ codes: [["a", 200]], refusals: [] });
    const part = { ...nothingOff, percentBp: 1000, includeItems: ["y"], maxDiscountCents: 5 };
    expect(given([part, ten], lines, 300)).toMatchObject({ codes: [["x", 5]], refusals: [{ code: "A" }] });
  });

  test("nobody typed a campaign, so it is told by its name", () => {
    const campaign = terms({ codeId: "x", code: "HERBST", name: "Herbst", stacking: "exclusive", autoApply: true });
    expect(given([campaign, ten], lines).refusals).toEqual([
      { type: "code-not-combinable", code: "A", with: "Herbst" },
    ]);
  });

  test("one that leaves out what is cheaper already sees the codes before it", () => {
    const onlyX = terms({ includeItems: ["x"], priority: 0 });
    const rest = terms({ codeId: "b", excludeDiscounted: true });
    expect(given([onlyX, rest], lines).shares).toEqual({ x: [100], y: [100] });
  });

  test("a campaign that does not hold is silent, a typed code is not", () => {
    const early = terms({ minSubtotalCents: 9999 });
    expect(given([{ ...early, autoApply: true }], lines).refusals).toEqual([]);
    expect(given([early], lines).refusals).toMatchObject([{ type: "code-conditions", reason: "minimum" }]);
  });
});

describe("the fee", () => {
  const goods = [line("x", 1000)];
  test("is untouched unless a code says so", () => {
    expect(given([terms()], goods, 300)).toMatchObject({ feeDiscountCents: 0, codes: [["a", 100]] });
  });

  test.each<[string, Partial<DiscountTerms>, number]>([
    ["percents of it", {}, 30],
    ["what percents and their cap leave", { maxDiscountCents: 110 }, 10],
    ["what an amount has left", { kind: "fixed", amountCents: 1200 }, 200],
    ["never more than it is", { kind: "fixed", amountCents: 9000 }, 300],
    ["nothing for a gift", { kind: "freeItem", itemId: "x" }, 0],
    ["nothing for a set", { kind: "bundlePrice", amountCents: 1 }, 0],
  ])("has %s taken off", (_name, overrides, off) => {
    expect(given([terms({ ...overrides, discountsDelivery: true })], goods, 300).feeDiscountCents).toBe(off);
  });

  test("is free, up to a cap, once; a code that finds it free already is not used up", () => {
    const free = terms({ kind: "freeDelivery" });
    expect(given([free], goods, 300).codes).toEqual([["a", 300]]);
    expect(given([{ ...free, maxDiscountCents: 200 }], goods, 300).feeDiscountCents).toBe(200);
    expect(given([free, { ...free, codeId: "b" }], goods, 300).codes).toEqual([["a", 300]]);
    expect(given([free], goods, 0).codes).toEqual([]);
    const alone = { ...free, codeId: "x", stacking: "exclusive" as const };
    expect(given([alone, terms()], goods, 300)).toMatchObject({ codes: [["x", 300]], refusals: [{ code: "A" }] });
  });
});

test("the order remembers what it needs to do it again", () => {
  const of = (overrides: Partial<DiscountTerms>) =>
    discountFee([{ terms: terms(overrides), goodsCents: 5 }], 0).codes[0];
  expect(of({ maxDiscountCents: 9 })).toEqual({
    codeId: "a",
    code: "A",
    name: "Rabatt",
    kind: "discount",
    cents: 5,
    percentBp: 1000,
    maxCents: 9,
  });
  expect(of({ kind: "fixed", amountCents: 7 })).toMatchObject({ amountCents: 7 });
  expect(of({ kind: "fixed", amountCents: 7, maxDiscountCents: 6 })).toMatchObject({ amountCents: 6 });
  expect(of({ kind: "freeItem" })).not.toHaveProperty("percentBp");
});

describe("PRC-09 gift cards", () => {
  const card = (codeId: string, balanceCents: number) => ({ codeId, code: codeId, name: "Karte", balanceCents });
  test("pay one after the other, keep their rest, and never go below nothing", () => {
    const { codes, amountDueCents } = payWithGiftCards(
      [card("a", 300), card("b", 0), card("c", 900), card("d", 50)],
      1000,
    );
    expect(codes.map(({ codeId, cents }) => [codeId, cents])).toEqual([
      ["a", 300],
      ["c", 700],
    ]);
    expect(amountDueCents).toBe(0);
  });

  test("pay once each, and not from what is not there", () => {
    expect(payWithGiftCards([card("a", 300), card("a", 300)], 1000).amountDueCents).toBe(700);
    expect(payWithGiftCards([card("a", -5)], 1000)).toEqual({ codes: [], amountDueCents: 1000 });
  });

  test("pay less when there is less to pay", () => {
    const { codes } = payWithGiftCards([card("a", 300)], 1000);
    expect(payAgain(codes, 200)).toMatchObject({ codes: [{ cents: 200 }], amountDueCents: 0 });
  });
});
