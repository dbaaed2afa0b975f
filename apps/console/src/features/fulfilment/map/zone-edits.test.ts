import { expect, it } from "vitest";
import { newZone } from "../state/zone-values.ts";
import { circleOf, switchCode, withCentre, withRim, zoneAt } from "./zone-edits.ts";

const graz = { lat: 47.07, lng: 15.44 };
const zone = newZone("z1", undefined);

it("M-S13 a press on a place adds its postal code, the next one takes it away", () => {
  const added = switchCode({ ...zone, plz: "8010" }, "8020", "AT");
  expect(added).toEqual({ ok: true, value: { plz: "8010, 8020" } });
  expect(switchCode({ ...zone, plz: "8010, 8020" }, "8010", "AT")).toEqual({ ok: true, value: { plz: "8020" } });
});

it("M-S13 takes no code out of a pattern unasked", () => {
  const answer = switchCode({ ...zone, plz: "80*" }, "8010", "AT");
  expect(answer).toEqual({ ok: false, refusal: { type: "part-of-pattern", about: ["8010", "80*"] } });
});

it("M-S13 a circle has a size from its first press on, and grows in steps of 100 metres, never to nothing", () => {
  const circle = { ...zone, kind: "radius" as const, ...withCentre(graz, zone) };
  expect(circleOf(circle)).toMatchObject({ meters: 3000 });
  expect(withRim(graz, { lat: graz.lat + 0.01, lng: graz.lng })).toEqual({ radiusKm: "1,1" });
  expect(withRim(graz, graz)).toEqual({ radiusKm: "0,1" });
  expect(withCentre(graz, { ...circle, radiusKm: "7,5" })).not.toHaveProperty("radiusKm");
});

it("M-S13 a press on a drawn area chooses it", () => {
  const circle = { ...zone, kind: "radius" as const, ...withCentre(graz, zone) };
  expect(zoneAt([circle], { lat: 47.08, lng: 15.44 })).toBe(circle);
  expect(zoneAt([circle], { lat: 47.2, lng: 15.44 })).toBeUndefined();
});
