import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weightCents } from "../../catalog/prices/price-at.ts";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import { readWeight } from "./read-weight.ts";
import { checkDigitOf, gramsOfPrice, readScaleCode } from "./scale-code.ts";
import { isWeighed, mayTakeOut, nextToWeigh, weighedSums, weighingList } from "./weighing-list.ts";

describe("M-S10 a typed weight", () => {
  it.each([
    ["1250", 1250],
    ["1250 g", 1250],
    ["1.250 g", 1250],
    ["1.250", 1250],
    ["1,25", 1250],
    ["1,25 kg", 1250],
    ["2,1", 2100],
    ["2,100 kg", 2100],
    ["2 kg", 2000],
    ["0,5KG", 500],
    [" 850\u00a0g ", 850],
    ["1.250,5 kg", null],
    ["999999", 999_999],
  ])("%s", (typed, grams) => {
    // 1.250,5 kg is more than any scale here carries.
    expect(readWeight(typed)).toBe(grams);
  });

  it.each(["", "0", "0,000", "-5", "1,2345", "1,25 g", "1.25", "1.25 kg", "12.50", "viel", "1e3", "1,2,3", "1000000"])(
    "refuses „%s“",
    (typed) => {
      expect(readWeight(typed)).toBeNull();
    },
  );

  it("reads every weight as a scale writes it, in grams and in kilograms", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (grams) => {
        expect(readWeight(`${grams} g`)).toBe(grams);
        expect(readWeight(`${(grams / 1000).toFixed(3).replace(".", ",")} kg`)).toBe(grams);
        expect(readWeight((grams / 1000).toFixed(3).replace(".", ","))).toBe(grams);
      }),
    );
  });
});

describe("the label of a scale", () => {
  const withCheck = (digits: string): string => `${digits}${checkDigitOf(digits)}`;

  it("has a known check digit", () => {
    expect(checkDigitOf("400638133393")).toBe(1);
  });

  it("carries a weight or a price", () => {
    expect(readScaleCode(withCheck("280012301250"))).toEqual({ kind: "weight", item: "00123", grams: 1250 });
    expect(readScaleCode(withCheck("290012300262"))).toEqual({ kind: "weight", item: "00123", grams: 262 });
    expect(readScaleCode(withCheck("220012300650"))).toEqual({ kind: "price", item: "00123", cents: 650 });
  });

  it("is not guessed: another prefix, another length, a misread digit, nothing on it", () => {
    for (const prefix of ["20", "26", "27"]) expect(readScaleCode(withCheck(`${prefix}0012301250`))).toBeNull();
    expect(readScaleCode(withCheck("400638133393"))).toBeNull();
    expect(readScaleCode("2800123012")).toBeNull();
    expect(readScaleCode(withCheck("280012300000"))).toBeNull();
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(11), fc.integer({ min: 1, max: 9 }), (value, place, more) => {
        const code = withCheck(`2800123${String(value).padStart(5, "0")}`);
        const digit = (Number(code[place]) + more) % 10;
        expect(readScaleCode(code.slice(0, place) + String(digit) + code.slice(place + 1))).toBeNull();
      }),
    );
  });

  it("a price on it leads back to a weight of that price", () => {
    expect(gramsOfPrice(650, 2480)).toBe(262);
    expect(gramsOfPrice(1, 1_000_000)).toBeNull();
    expect(gramsOfPrice(650, 0)).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 100, max: 9999 }),
        (grams, pricePerKgCents) => {
          const cents = weightCents({ pricePerKgCents }, grams);
          fc.pre(cents > 0);
          const back = gramsOfPrice(cents, pricePerKgCents);
          expect(Math.abs(((back ?? 0) - grams) * pricePerKgCents)).toBeLessThanOrEqual(500 + pricePerKgCents / 2);
        },
      ),
    );
  });
});

describe("M-C15 weighing article by article", () => {
  const cheese = (lineId: string, finalGrams?: number) =>
    anOrderLine({
      lineId,
      refId: "cheese",
      name: "Bergkäse",
      qty: 2,
      catchWeight: { pricePerKgCents: 2480, estGrams: 250, ...(finalGrams === undefined ? {} : { finalGrams }) },
    });
  const order = (id: string, more: Partial<Order> = {}) => ({
    ...anOrder({ status: "preparing", dayCode: id, lines: [cheese("l")], ...more }),
    id,
  });
  const promised = (promisedAt: number) => ({ timeline: { releaseAt: 0, prepareBy: 0, promisedAt } });
  const list = (orders: readonly ReturnType<typeof order>[]) =>
    weighingList(orders, { day: "2026-11-20", step: () => true });

  it("lists what is sold by weight, by the time it is handed over", () => {
    const goods = list([
      order("3", promised(2)),
      order("2", { ...promised(1), lines: [cheese("l", 262), anOrderLine({ lineId: "bread" })] }),
      order("1", promised(1)),
      order("4", { lines: [{ ...cheese("l"), removed: { at: 1, reason: "aus" } }] }),
      order("5", { status: "placed" }),
      order("6", { status: "completed" }),
      order("7", { dayKey: "2026-11-21" }),
      order("8", { channel: "test" }),
      order("9", { lines: [{ ...cheese("a"), refId: "ham", name: "Speck" }] }),
    ]);
    expect(goods.map(({ name, done, lines }) => [name, done, lines.map((one) => one.order.id)])).toEqual([
      ["Bergkäse", 1, ["1", "2", "3"]],
      ["Speck", 0, ["9"]],
    ]);
    expect(weighingList([order("1")], { day: "2026-11-20", step: () => false })).toEqual([]);
  });

  it("goes on to the next one that has no weight, around the end, until all have one", () => {
    const [goods] = list([order("1"), order("2", { lines: [cheese("l", 262)] }), order("3")]);
    const [one, two, three] = goods?.lines ?? [];
    if (!goods || !one || !two || !three) throw new Error("three");
    const next = (after: typeof one | null) => nextToWeigh(goods, after)?.order.id;
    expect([next(null), next(one), next(two), next(three)]).toEqual(["1", "3", "3", "1"]);
    expect(isWeighed(two)).toBe(true);
    expect(weighedSums(goods)).toEqual({ leftGrams: 1000, doneGrams: 524 });
    expect(nextToWeigh({ ...goods, lines: [one] }, one)).toBeNull();
  });

  it("GDP-02 the kitchen weighs, and takes nothing out of an order", () => {
    expect(mayTakeOut("kitchen")).toBe(false);
    expect(mayTakeOut("staff")).toBe(true);
  });
});
