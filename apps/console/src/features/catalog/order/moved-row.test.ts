import fc from "fast-check";
import { expect, it } from "vitest";
import { movedRow, placeAt } from "./moved-row.ts";

it("a row goes up, down and nowhere, the others keep their order", () => {
  expect(movedRow(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(movedRow(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(movedRow(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

it("a dragged row lands behind those whose middle it has passed", () => {
  const middles = [20, 60, 100, 140];
  expect([-5, 20, 61, 99, 101, 500].map((y) => placeAt(middles, 1, y))).toEqual([0, 0, 1, 1, 2, 3]);
  expect([-5, 59, 61, 500].map((y) => placeAt(middles, 0, y))).toEqual([0, 0, 1, 3]);
});

it("no row is lost or doubled on the way", () => {
  const rows = fc
    .integer({ min: 1, max: 30 })
    .chain((length) => fc.record({ length: fc.constant(length), from: fc.nat(length - 1), to: fc.nat(length - 1) }));
  fc.assert(
    fc.property(rows, ({ length, from, to }) => {
      const list = Array.from({ length }, (_, index) => index);
      const next = movedRow(list, from, to);
      expect(next[to]).toBe(from);
      expect(next.toSorted((a, b) => a - b)).toEqual(list);
      expect(movedRow(next, to, from)).toEqual(list);
    }),
  );
});
