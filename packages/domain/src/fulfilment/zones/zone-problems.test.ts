import { expect, test } from "vitest";
import type { GeoPoint, Zone } from "../methods/zone.ts";
import { zoneProblems } from "./zone-problems.ts";

const at = (lat: number, lng: number): GeoPoint => ({ lat, lng });
const aZone = (overrides: Partial<Zone> = {}): Zone => ({
  id: "z",
  name: "Nah",
  kind: "plz",
  plz: ["83253"],
  minOrderCents: 0,
  feeCents: 300,
  extraMinutes: 0,
  enabled: true,
  priority: 1,
  ...overrides,
});
const radius = (overrides: Partial<Zone> = {}) =>
  aZone({ kind: "radius", center: at(47.88, 12.33), radiusMeters: 5000, ...overrides });
const polygon = (points: readonly GeoPoint[], overrides: Partial<Zone> = {}) =>
  aZone({ kind: "polygon", polygon: points, ...overrides });
const square = (lat: number, lng: number, size = 0.1) => [
  at(lat, lng),
  at(lat, lng + size),
  at(lat + size, lng + size),
  at(lat + size, lng),
];
const listed = (...zones: Zone[]) =>
  zoneProblems(zones, "DE").map(({ type, isHint, about }) =>
    [isHint ? `(${type})` : type, about].filter(Boolean).join(" "),
  );
const { plz: _plz, ...withoutList } = aZone();
const { center: _center, ...withoutCenter } = radius();
const { radiusMeters: _meters, ...withoutRadius } = radius();
const { polygon: _points, ...withoutPoints } = polygon([]);

test.each<[string, Zone, string[]]>([
  ["a list", aZone(), []],
  ["no name", aZone({ name: " " }), ["no-name"]],
  ["no list", withoutList, ["plz-missing"]],
  ["an empty list", aZone({ plz: [] }), ["plz-missing"]],
  ["codes of nowhere", aZone({ plz: ["8010", "83*", "?"] }), ["plz-malformed 8010, ?"]],
  ["codes we do not know", aZone({ plz: ["83253", "10115"] }), ["(plz-unknown) 10115"]],
  ["a circle", radius(), []],
  ["a circle around nothing", withoutCenter, ["center-missing"]],
  ["a circle of no size", radius({ radiusMeters: 0 }), ["radius-out-of-range"]],
  ["a circle without size", withoutRadius, ["radius-out-of-range"]],
  ["a circle around half of Europe", radius({ radiusMeters: 300_000 }), ["radius-out-of-range"]],
  ["coordinates the wrong way round", radius({ center: at(12.33, 47.88) }), ["swapped-coordinates"]],
  ["a place at sea", radius({ center: at(0, 0) }), ["outside-country"]],
  ["a place on the edge of the country", polygon([at(47.2, 5.8), at(47.2, 15.1), at(55.1, 15.1), at(55.1, 5.8)]), []],
  ["a place just beyond it", radius({ center: at(47.1999, 12.3) }), ["outside-country"]],
  ["a border", polygon(square(47.8, 12.3)), []],
  ["a border of three points", polygon(square(47.8, 12.3).slice(1)), []],
  ["a border of two points", polygon(square(47.8, 12.3).slice(2)), ["polygon-too-few"]],
  ["no border", withoutPoints, ["polygon-too-few"]],
  ["501 points", polygon(Array.from({ length: 501 }, (_, i) => at(47.8 + i / 10_000, 12.3))), ["polygon-too-many"]],
  ["a border the wrong way round", polygon(square(12.3, 47.8)), ["swapped-coordinates"]],
  [
    "a bow tie",
    polygon([at(47, 12), at(48, 13), at(47.3, 13), at(48, 12)].map(({ lat, lng }) => at(lat + 0.5, lng))),
    ["polygon-crosses-itself"],
  ],
  ["what is switched off", aZone({ enabled: false, plz: ["?"] }), []],
])("%s", (_name, zone, expected) => expect(listed(zone)).toEqual(expected));

const other = { id: "y", name: "Fern" };
test("a border without a point meets no other", () => {
  const none = polygon([]);
  const drawn = polygon(square(47.8, 12.3), other);
  expect(listed(none, drawn)).toEqual(["polygon-too-few"]);
  expect(listed(drawn, none)).toEqual(["polygon-too-few"]);
});

test.each<[string, Zone, Zone, boolean]>([
  ["the same code", aZone(), aZone(other), true],
  ["a code in a range", aZone(), aZone({ ...other, plz: ["83250-83260"] }), true],
  ["a code with its prefix", aZone(), aZone({ ...other, plz: ["832*"] }), true],
  ["other codes", aZone(), aZone({ ...other, plz: ["83254", "831*", "?"] }), false],
  ["the same code on other days", aZone({ weekdays: [1] }), aZone({ ...other, weekdays: [2] }), false],
  ["the same code on one common day", aZone({ weekdays: [1, 2] }), aZone({ ...other, weekdays: [2] }), true],
  ["circles that meet", radius(), radius({ ...other, center: at(47.95, 12.33) }), true],
  ["circles apart", radius(), radius({ ...other, center: at(48.5, 12.33) }), false],
  ["borders that cross", polygon(square(47.8, 12.3)), polygon(square(47.85, 12.35), other), true],
  ["one border within another", polygon(square(47.8, 12.3)), polygon(square(47.82, 12.32, 0.01), other), true],
  ["one border around another", polygon(square(47.82, 12.32, 0.01)), polygon(square(47.8, 12.3), other), true],
  ["a cross of two bars", polygon(bar(47.8, 12.2, 0.02, 0.2)), polygon(bar(47.7, 12.29, 0.2, 0.02), other), true],
  ["borders apart", polygon(square(47.8, 12.3)), polygon(square(48.8, 12.3), other), false],
  ["a circle within a border", radius(), polygon(square(47.83, 12.25), other), true],
  ["a border and a circle that reaches into it", polygon(square(47.89, 12.36)), radius(other), true],
  ["a circle and a border apart", radius(), polygon(square(48.8, 12.3), other), false],
  ["a circle of no size beside a border", withoutRadius, polygon(square(47.89, 12.36), other), false],
  ["a circle around nothing and a border", withoutCenter, polygon(square(47.83, 12.25), other), false],
  ["a circle and no border", radius(), { ...withoutPoints, ...other }, false],
  ["a border and a list", polygon(square(47.83, 12.25)), aZone(other), false],
  ["a list and a circle", aZone(), radius(other), false],
  ["a circle that was a list before and a list", radius({ plz: ["83253"] }), aZone(other), false],
])("%s", (_name, a, b, expected) => {
  expect(listed(a, b).some((entry) => entry.startsWith("(overlap)"))).toBe(expected);
});

test("an overlap of what is no area yet is no news", () => {
  expect(listed(polygon([]), polygon([], other))).toEqual(["polygon-too-few", "polygon-too-few"]);
  expect(listed(withoutPoints, { ...withoutPoints, ...other })).toEqual(["polygon-too-few", "polygon-too-few"]);
  expect(listed(withoutList, { ...withoutList, ...other })).toEqual(["plz-missing", "plz-missing"]);
  expect(listed(withoutRadius, { ...withoutRadius, ...other })).toEqual(["radius-out-of-range", "radius-out-of-range"]);
  expect(listed(withoutCenter, { ...withoutCenter, ...other })).toEqual(["center-missing", "center-missing"]);
});

function bar(lat: number, lng: number, height: number, width: number): GeoPoint[] {
  return [at(lat, lng), at(lat, lng + width), at(lat + height, lng + width), at(lat + height, lng)];
}

test.each<[string, GeoPoint]>([
  ["north", at(55.2, 10)],
  ["south", at(47.1, 10)],
  ["east", at(50, 15.2)],
  ["west", at(50, 5.7)],
])("a place %s of the country is outside of it, also as one corner of a border", (_name, beyond) => {
  expect(listed(radius({ center: beyond }))).toEqual(["outside-country"]);
  expect(listed(polygon([at(48, 10), at(48, 11), beyond]))).toEqual(["outside-country"]);
});

test("a circle may be as large as it may be, and not a metre more", () => {
  const largest = 200_000;
  expect(listed(radius({ radiusMeters: largest }))).toEqual([]);
  expect(listed(radius({ radiusMeters: largest + 1 }))).toEqual(["radius-out-of-range"]);
});

test("a zone of every day shares a day with one of some days, whichever is asked first", () => {
  const some = aZone({ ...other, weekdays: [2] });
  for (const pair of [[aZone(), some] as const, [some, aZone()] as const])
    expect(listed(...pair).some((entry) => entry.startsWith("(overlap)"))).toBe(true);
});
