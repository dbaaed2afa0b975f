import { expect, test } from "vitest";
import type { Zone } from "../methods/zone.ts";
import { zoneOverlaps } from "./zone-overlaps.ts";

const aZone = (id: string, overrides: Partial<Zone>): Zone => ({
  id,
  name: id,
  kind: "plz",
  minOrderCents: 0,
  feeCents: 300,
  extraMinutes: 0,
  enabled: true,
  priority: 0,
  ...overrides,
});
const town = aZone("town", { plz: ["8010", "8020"], feeCents: 500 });
const east = aZone("east", { plz: ["801*", "8075"], priority: 1, minOrderCents: 2000 });
/** Around Hart bei Graz, whose code it holds for certain. */
const circle = aZone("circle", {
  kind: "radius",
  center: { lat: 47.044, lng: 15.517 },
  radiusMeters: 3000,
  priority: 2,
});
const said = (zones: readonly Zone[], zonePick?: "cheapest" | "priority") =>
  zoneOverlaps({ zones, ...(zonePick && { zonePick }) }, "AT").map(
    ({ zones: areas, places, first, goodsCents }) =>
      `${places.map(({ zip }) => zip).join()} ${areas.map(({ id }) => id).join("+")}: ${first.id} at ${goodsCents}`,
  );

test("M-S13 names the codes that lie in several areas, and the one that holds there", () => {
  expect(said([town, east], "priority")).toEqual(["8010 town+east: town at 2000"]);
  expect(said([town, east], "cheapest")).toEqual(["8010 town+east: east at 2000"]);
  expect(said([town, east])).toEqual(["8010 town+east: east at 2000"]);
});

test("M-S13 lists and drawn areas meet in a code, too", () => {
  expect(said([town, east, circle], "priority")).toContain("8075 east+circle: east at 2000");
});

test("several codes of the same areas are one entry", () => {
  const far = aZone("far", { plz: ["80*"], priority: 3 });
  expect(said([town, far], "priority")).toEqual(["8010,8020 town+far: town at 0"]);
});

test("areas of different days never meet, nor does what is switched off", () => {
  expect(said([aZone("a", { plz: ["8010"], weekdays: [1] }), aZone("b", { plz: ["8010"], weekdays: [2] })])).toEqual(
    [],
  );
  expect(said([aZone("a", { plz: ["8010"], weekdays: [1] }), aZone("b", { plz: ["8010"], weekdays: [1, 2] })])).toHaveLength(1); // prettier-ignore
  expect(said([town, { ...east, enabled: false }])).toEqual([]);
});
