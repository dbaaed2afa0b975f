import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "./allocate.ts";

const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);

describe("allocate", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [3, 4], [0, 0]],
    [5, [0, 1], [0, 5]],
    [5, [0, 0], [3, 2]],
    [1, [1], [1]],
    [500, [5610, 1494], [395, 105]],
    [490, [5215, 1389], [387, 103]],
  ])("VAT-20 splits %i by %j into %j", (total, by, parts) => {
    expect(allocate(total, by)).toEqual(parts);
  });

  test("VAT-20 amounts beyond what plain numbers multiply exactly lose no cent either", () => {
    expect(allocate(5_000_000_001, [4_999_999_999, 5_000_000_001])).toEqual([2_500_000_000, 2_500_000_001]);
    expect(allocate(2 ** 52, [2 ** 20])).toEqual([2 ** 52]);
    // By plain numbers the last cent would go to the third.
    expect(allocate(2 ** 53 - 1, [3, 7, 11, 13])).toEqual([
      794_752_875_418_323, 1_854_423_375_976_086, 2_914_093_876_533_850, 3_443_929_126_812_732,
    ]);
  });

  test("refuses nothing, fractions and negative weights", () => {
    expect(() => allocate(1, [])).toThrow("nothing to allocate to");
    expect(() => allocate(1.5, [1])).toThrow("integers only");
    expect(() => allocate(1, [0.5])).toThrow("integers only");
    expect(() => allocate(1, [-1, 2])).toThrow("integers only");
  });

  test("loses no cent and stays within one cent of the exact share", () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const parts = allocate(total, by);
        const whole = sum(by);
        expect(sum(parts)).toBe(total);
        if (whole > 0)
          for (const [i, part] of parts.entries())
            expect(Math.abs(part - (total * (by[i] ?? 0)) / whole)).toBeLessThan(1);
      }),
    );
  });

  test("lets a refund cancel its payment part by part", () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const refund = allocate(-total, by);
        expect(allocate(total, by).map((part, i) => part + (refund[i] ?? 0))).toEqual(by.map(() => 0));
      }),
    );
  });
});
