import { expect, test } from "vitest";
import type { GeoPoint } from "../methods/zone.ts";
import { addCorner, insertCorner, moveCorner, removeCorner } from "./draw-border.ts";

const at = (lat: number, lng: number): GeoPoint => ({ lat, lng });
const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];
const many = Array.from({ length: 500 }, (_, index) => at(index, 0));
const refused = (type: string) => ({ ok: false, refusal: { type } });

test.each<[string, readonly GeoPoint[], GeoPoint, boolean]>([
  ["the first corner", [], at(0, 0), true],
  ["the second", [at(0, 0)], at(0, 2), true],
  ["the second where the first is", [at(0, 0)], at(0, 0), false],
  ["straight on", [at(0, 0), at(0, 2)], at(0, 3), true],
  ["back over the edge before", [at(0, 0), at(0, 2)], at(0, 1), false],
  ["where the last one is", [at(0, 0), at(0, 2)], at(0, 2), false],
  ["the fourth of a square", square.slice(0, 3), at(2, 0), true],
  ["across an earlier edge", square.slice(0, 3), at(-1, 1), false],
  ["beside the rest, although closing it now would cross", [...square, at(3, 0)], at(3, 3), true],
])("M-S13 a border is drawn corner by corner: %s", (_what, open, corner, fits) => {
  expect(addCorner(open, corner)).toEqual(fits ? { ok: true, value: [...open, corner] } : refused("crosses-itself"));
});

test("M-S13 corners are moved, set between others and taken away, never so that the border crosses itself", () => {
  expect(moveCorner(square, 0, at(-1, -1))).toEqual({ ok: true, value: [at(-1, -1), ...square.slice(1)] });
  expect(moveCorner(square, 0, at(1, 3))).toEqual(refused("crosses-itself"));
  expect(insertCorner(square, 3, at(1, -1))).toEqual({ ok: true, value: [...square, at(1, -1)] });
  expect(insertCorner(square, 0, at(3, 1))).toEqual(refused("crosses-itself"));
  expect(removeCorner(square, 1)).toEqual({ ok: true, value: [at(0, 0), at(2, 2), at(2, 0)] });
  expect(removeCorner(square.slice(1), 1)).toEqual(refused("too-few"));
});

test("a corner of two encloses nothing and crosses nothing", () => {
  expect(moveCorner(square.slice(0, 2), 1, at(5, 5))).toMatchObject({ ok: true });
});

test("a border has 500 corners at the most", () => {
  expect(addCorner(many, at(1, 1))).toEqual(refused("too-many"));
  expect(insertCorner(many, 0, at(1, 1))).toEqual(refused("too-many"));
});
