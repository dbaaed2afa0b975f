import { distanceMeters } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { expect, test } from "vitest";
import { boundsOf, circleCorners, middleOf, pointTowards, scaleLength } from "./geometry.ts";
import { lookOf, tileOf, tileSize } from "./looks.ts";

const graz = { lat: 47.07, lng: 15.44 };

test("a circle is as large as it says, all around", () => {
  for (const corner of circleCorners(graz, 15_000)) {
    expect(Math.abs(distanceMeters(graz, corner) - 15_000)).toBeLessThan(60);
  }
  expect(pointTowards(graz, 1000, 90).lng).toBeGreaterThan(graz.lng);
});

test("bounds hold everything, and nothing has none", () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([graz, { lat: 46, lng: 16 }])).toEqual([
    { lat: 46, lng: 15.44 },
    { lat: 47.07, lng: 16 },
  ]);
  expect(middleOf({ lat: 1, lng: 2 }, { lat: 3, lng: 4 })).toEqual({ lat: 2, lng: 3 });
});

test.each([
  [950, 500],
  [4999, 2000],
  [1000, 1000],
  [74, 50],
])("within %s metres the scale shows %s", (most, shown) => expect(scaleLength(most)).toBe(shown));

test("fifty areas: no number twice, no look twice among twelve, and patterns that differ also without colours", () => {
  const looks = Array.from({ length: 50 }, (_, index) => lookOf(index));
  expect(new Set(looks.map(({ number }) => number)).size).toBe(50);
  expect(new Set(looks.slice(0, 12).map(({ ink, pattern }) => ink + pattern)).size).toBe(12);
  const opacities = looks.slice(0, 6).map((look) =>
    tileOf(look)
      .filter((_, at) => at % 4 === 3)
      .join(),
  );
  expect(new Set(opacities).size).toBe(6);
  expect(tileOf(lookOf(0))).toHaveLength(tileSize * tileSize * 4);
});
