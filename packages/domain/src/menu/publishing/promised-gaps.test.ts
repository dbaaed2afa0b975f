import { expect, test } from "vitest";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import { hasNewClosures, promisedGaps } from "./promised-gaps.ts";

let number = 1;
const order = (dayKey: string, optionId = "pickup") => ({
  no: `A-${number++}`,
  dayKey,
  distribution: { optionId, type: "pickup" as const },
});
const christmas = { from: "2026-12-24", to: "2026-12-26", mode: "closed" } as const;
const closing = aFulfilmentMethod({ closures: [christmas] });
const orders = [order("2026-12-23"), order("2026-12-24"), order("2026-12-25", "market"), order("2026-12-26")];

test("K-FM-27 one way closes on no day that it has promised, and the orders are named", () => {
  expect(promisedGaps([closing], [], orders)).toEqual([
    { type: "days-promised", place: "distribution", id: "pickup", name: "Abholung", detail: "A-2, A-4" },
  ]);
  expect(promisedGaps([closing], [aFulfilmentMethod()], orders)).toHaveLength(1);
});

test("K-FM-27 an order that is being paid has no number yet, and its day is promised as any other", () => {
  expect(promisedGaps([closing], [], [{ ...order("2026-12-25"), no: "" }])).toEqual([
    { type: "days-promised", place: "distribution", id: "pickup", name: "Abholung" },
  ]);
});

test.each([
  ["what is out already", [closing], [closing]],
  ["a way that is switched off", [{ ...closing, enabled: false }], []],
  ["days that only take preorders", [{ ...closing, closures: [{ ...christmas, mode: "preorderOnly" as const }] }], []],
  ["orders of other ways", [{ ...closing, id: "locker" }], []],
  ["days that are free", [{ ...closing, closures: [{ ...christmas, from: "2026-12-27", to: "2026-12-31" }] }], []],
])("K-FM-27 %s is in nobody's way", (_name, methods, published) => {
  expect(promisedGaps(methods, published, orders)).toEqual([]);
});

test("K-FM-27 orders are asked for only when days close that did not before", () => {
  expect(hasNewClosures([closing], [])).toBe(true);
  expect(hasNewClosures([closing], [closing])).toBe(false);
  expect(hasNewClosures([aFulfilmentMethod()], [])).toBe(false);
  expect(hasNewClosures([{ ...closing, closures: [{ ...christmas, mode: "preorderOnly" }] }], [])).toBe(false);
  const longer = { ...closing, closures: [{ ...christmas, to: "2026-12-27" }] };
  expect(hasNewClosures([longer], [closing])).toBe(true);
});
