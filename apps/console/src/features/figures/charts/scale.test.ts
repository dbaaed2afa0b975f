import { expect, it } from "vitest";
import { partOf, scaleTo } from "./scale.ts";

it("a scale has at most four round lines and holds the largest value", () => {
  expect(scaleTo(985)).toEqual([0, 500, 1000]);
  expect(scaleTo(1200)).toEqual([0, 500, 1000, 1500]);
  expect(scaleTo(3)).toEqual([0, 1, 2, 3]);
  expect(scaleTo(0)).toEqual([0, 1]);
  for (let value = 1; value < 100_000; value += 137) {
    const lines = scaleTo(value);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(value);
  }
});

it("a part of nothing is nothing", () => {
  expect(partOf(1, 0)).toBe(0);
  expect(partOf(1, 4)).toBe(250);
});
