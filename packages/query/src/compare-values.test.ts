import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareStrings, compareValues, equalValues } from "./compare-values.ts";
import { arbitraryValue } from "./fixtures/arbitrary-values.ts";
import { bool, bytes, list, map, nothing, num, point, reference, text, time, vector } from "./fixtures/values.ts";
import type { Value } from "./value.ts";

/** Firestore's documented order: every value is smaller than all of the groups after it, equal within its group. */
const ascending: Value[][] = [
  [nothing],
  [bool(false)],
  [bool(true)],
  [num(NaN)],
  [num(-Infinity)],
  [num(-(2n ** 63n))],
  [num(-1.5)],
  [num(-1), num(-1n)],
  [num(0), num(-0), num(0n)],
  [num(5e-324)],
  [num(1), num(1n)],
  [num(2 ** 53), num(2n ** 53n)],
  [num(2n ** 53n + 1n)],
  [num(2n ** 63n - 1n)],
  [num(2 ** 63)],
  [num(Infinity)],
  [time(-1n, 999)],
  [time(0n)],
  [time(0n, 1)],
  [time(5n)],
  [text("")],
  [text("A")],
  [text("a")],
  [text("aa")],
  [text("b")],
  [text("é")],
  [text("\uFFFD")],
  [text("\u{1F600}")],
  [text("\u{1F601}")],
  [bytes()],
  [bytes(0)],
  [bytes(0, 1)],
  [bytes(255)],
  [reference("c/__id-2__")],
  [reference("c/__id7__")],
  [reference("c/__id10__")],
  [reference("c/__idea")],
  [reference("c/a")],
  [reference("c/a/d/x")],
  [reference("c/b")],
  [point(-90, 180)],
  [point(0, -1)],
  [point(0, 1)],
  [point(47, 15)],
  [list()],
  [list(num(1))],
  [list(num(1), num(1))],
  [list(num(2))],
  [list(text("a"))],
  [vector()],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: num(1) })],
  [map({ a: num(1), b: num(0) })],
  [map({ a: num(2) })],
  [map({ b: num(0) })],
];

describe("the order of values", () => {
  test("is the documented one, across all types", () => {
    for (const [leftAt, leftGroup] of ascending.entries()) {
      for (const [rightAt, rightGroup] of ascending.entries()) {
        for (const left of leftGroup) {
          for (const right of rightGroup) {
            expect
              .soft(Math.sign(compareValues(left, right)), `${leftAt} against ${rightAt}`)
              .toBe(Math.sign(leftAt - rightAt));
            expect.soft(equalValues(left, right)).toBe(leftAt === rightAt);
          }
        }
      }
    }
  });

  test("is a total order", () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        const [first, second, third] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(first, second)).toBeLessThanOrEqual(0);
        expect(compareValues(second, third)).toBeLessThanOrEqual(0);
        expect(compareValues(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test("of texts is the order of their UTF-8 bytes", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 6 });
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const encoder = new TextEncoder();
        const [a, b] = [left, right].map((part) => bytes(...encoder.encode(part)));
        expect(Math.sign(compareStrings(left, right))).toBe(Math.sign(compareValues(a as Value, b as Value)));
      }),
      { numRuns: 2000 },
    );
  });
});
