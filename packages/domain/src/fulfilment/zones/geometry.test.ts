import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crossesItself, distanceMeters, edgesMeet, edgesOf, isInside, metersToBorder } from "./geometry.ts";
import type { GeoPoint } from "../methods/zone.ts";

const at = (lat: number, lng: number): GeoPoint => ({ lat, lng });
const square = [at(47, 12), at(47, 13), at(48, 13), at(48, 12)];
const coordinate = fc.record({
  lat: fc.double({ min: 46, max: 49, noNaN: true }),
  lng: fc.double({ min: 10, max: 16, noNaN: true }),
});

describe("distance", () => {
  test("Graz to Rosenheim is about 262 km", () => {
    expect(distanceMeters(at(47.0707, 15.4395), at(47.8561, 12.1289)) / 1000).toBeCloseTo(263, -1);
  });

  test("is the same both ways, nothing to itself, and shorter than any way round", () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, (a, b, c) => {
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3);
        expect(distanceMeters(a, a)).toBe(0);
        expect(distanceMeters(a, c)).toBeLessThanOrEqual(distanceMeters(a, b) + distanceMeters(b, c) + 0.001);
      }),
    );
  });
});

describe("inside", () => {
  test("a square has what lies between its sides", () => {
    fc.assert(
      fc.property(coordinate, (point) => {
        const expected = point.lat > 47 && point.lat < 48 && point.lng > 12 && point.lng < 13;
        if ([47, 48].includes(point.lat) || [12, 13].includes(point.lng)) return;
        expect(isInside(point, square)).toBe(expected);
      }),
    );
  });

  test("a bay is outside, whichever corner the border begins with and whichever way it runs", () => {
    const withBay = [at(47, 12), at(47, 13), at(47.5, 12.5), at(48, 13), at(48, 12)];
    for (let turn = 0; turn < withBay.length; turn++) {
      const turned = [...withBay.slice(turn), ...withBay.slice(0, turn)];
      for (const border of [turned, turned.toReversed()]) {
        expect(isInside(at(47.5, 12.9), border)).toBe(false);
        expect(isInside(at(47.5, 12.1), border)).toBe(true);
      }
    }
  });

  test("nothing is inside of nothing", () => {
    expect(isInside(at(47, 12), [])).toBe(false);
    expect(edgesOf([])).toEqual([]);
  });
});

test("the way to the border goes to the nearest side or corner", () => {
  expect(metersToBorder(at(47.5, 12.1), square)).toBeCloseTo(distanceMeters(at(47.5, 12.1), at(47.5, 12)), -1);
  expect(metersToBorder(at(46.9, 11.9), square)).toBeCloseTo(distanceMeters(at(46.9, 11.9), at(47, 12)), 0);
  expect(metersToBorder(at(47, 12), square)).toBe(0);
  expect(metersToBorder(at(47.1, 12), [at(47, 12), at(47, 12)])).toBeCloseTo(
    distanceMeters(at(47.1, 12), at(47, 12)),
    0,
  );
});

describe("a border that crosses itself", () => {
  test.each<[string, GeoPoint[], boolean]>([
    ["a square", square, false],
    ["a triangle", square.slice(0, 3), false],
    ["a bow tie", [at(47, 12), at(48, 13), at(47, 13), at(48, 12)], true],
    ["a corner that touches a side", [at(47, 12), at(47, 13), at(48, 13), at(47, 12.5), at(48, 12)], true],
    ["a side walked back", [at(47, 12), at(47, 13), at(47, 12.5), at(48, 12)], true],
    ["a last side walked back", [at(47, 12), at(47, 13), at(48, 13), at(47, 14)], true],
    ["a corner twice", [at(47, 12), at(47, 12), at(47, 13), at(48, 13)], true],
    ["a straight corner", [at(47, 12), at(47, 12.5), at(47, 13), at(48, 13)], false],
  ])("%s", (_name, border, expected) => {
    expect(crossesItself(border)).toBe(expected);
    expect(crossesItself(border.toReversed())).toBe(expected);
  });

  test.each<[string, GeoPoint, GeoPoint, boolean]>([
    ["crossing", at(47.5, 11), at(47.5, 14), true],
    ["beside", at(47.5, 14), at(47.5, 15), false],
    ["on the same line and apart", at(49, 12), at(50, 12), false],
    ["on the same line and over", at(47.9, 12), at(50, 12), true],
    ["touching with its begin", at(47.5, 12), at(47.5, 13), true],
    ["touching with its end", at(47.5, 13), at(47.5, 12), true],
  ])("an edge %s", (_name, a, b, expected) => {
    const edge = [at(47, 12), at(48, 12)] as const;
    expect(edgesMeet(edge, [a, b])).toBe(expected);
    expect(edgesMeet([a, b], edge)).toBe(expected);
    const turned = ({ lat, lng }: GeoPoint): GeoPoint => at(lng, lat);
    expect(edgesMeet([turned(edge[1]), turned(edge[0])], [turned(a), turned(b)])).toBe(expected);
  });
});

test("an edge beside a slanting one does not meet it, though it begins in the same square", () => {
  const slanting = [at(47, 12), at(48, 13)] as const;
  const beside = [at(47.2, 12.8), at(47.2, 14)] as const;
  expect(edgesMeet(beside, slanting)).toBe(false);
  expect(edgesMeet(slanting, beside)).toBe(false);
});

test("the way to a slanting side is the one that stands upright on it, as it does on the ground", () => {
  // In metres: a degree of longitude is shorter by the cosine of the latitude.
  const side = [at(47, 12), at(48, 13)] as const;
  const point = at(47.2, 12.8);
  const shortest = Math.min(
    ...Array.from({ length: 10_001 }, (_, step) => distanceMeters(point, at(47 + step / 10_000, 12 + step / 10_000))),
  );
  expect(Math.abs(metersToBorder(point, side) - shortest)).toBeLessThan(shortest / 100);
});
