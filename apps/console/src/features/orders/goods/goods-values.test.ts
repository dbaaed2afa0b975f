import { aMenu, anItem, anOption } from "@lokalkorb/domain/testing/builders";
import { describe, expect, it } from "vitest";
import { ruleWords } from "./goods-text.ts";
import { findGoods, goodsWords, missingGroups, withChoice } from "./goods-values.ts";

const named = (id: string, name: string) => anItem({ id, name });
const choice = { priceCents: 0, allergens: [], default: false, maxQty: 1 };
const size = anOption({
  id: "size",
  name: "Größe",
  select: "single",
  min: 1,
  max: 1,
  choices: [
    { ...choice, id: "small", name: "Klein" },
    { ...choice, id: "large", name: "Groß" },
  ],
});
const pizza = anItem({ id: "pizza", name: "Pizza", optionRefs: [{ optionId: "size" }] });
const menu = aMenu({
  items: {
    kaese: named("kaese", "Bergkäse"),
    brot: named("brot", "Käsebrot"),
    milch: named("milch", "Heumilch, 1 l"),
    pizza,
  },
  options: { size },
});
const names = (term: string, without?: string) => findGoods(menu, term, without).items.map(({ name }) => name);

describe("M-S10 goods are found by words", () => {
  it("whatever the letters, those that begin with them first, and never the one to be replaced", () => {
    expect(names("kase")).toEqual([]);
    expect(names("KAESE")).toEqual(["Käsebrot", "Bergkäse"]);
    expect(names("käse", "kaese")).toEqual(["Käsebrot"]);
    expect(names("1 heumilch")).toEqual(["Heumilch, 1 l"]);
    expect(names("  ")).toEqual([]);
  });

  it("six at a time, and says how many more there are", () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_none, n) => [`b${n}`, named(`b${n}`, `Brot ${n}`)]));
    const found = findGoods(aMenu({ items: many }), "brot");
    expect([found.items.length, found.more]).toEqual([6, 24]);
  });
});

describe("M-S10 options of what comes in", () => {
  it("of a group with one choice the new one takes the place of the other, and the group that is missing is named", () => {
    expect(missingGroups(menu, pizza, [])).toEqual(["Größe"]);
    const small = withChoice(menu, pizza, [], size, { optionId: "size", choiceId: "small", qty: 1, wanted: true });
    const large = withChoice(menu, pizza, small, size, { optionId: "size", choiceId: "large", qty: 1, wanted: true });
    expect(large).toEqual([{ optionId: "size", choiceId: "large", qty: 1 }]);
    expect(missingGroups(menu, pizza, large)).toEqual([]);
    expect(goodsWords(menu, { refId: "pizza", choices: large })).toBe("Pizza · Groß");
  });

  it("how many to choose is said in words", () => {
    expect(
      [
        [1, 1],
        [0, 2],
        [1, 3],
        [0, null],
        [2, null],
      ].map(([min, max]) => ruleWords({ min: min ?? 0, max: max ?? null })),
    ).toEqual(["1 wählen", "bis zu 2", "1 bis 3 wählen", "", "mindestens 2"]);
  });
});
