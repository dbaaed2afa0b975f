import { expect, test } from "vitest";
import { newZone, type ZoneValues } from "../state/zone-values.ts";
import { overlapLines } from "./overlap-lines.ts";
import { circleOf, shapeOf, switchCode, withCentre, withCorners, withRim, zoneAt } from "./zone-edits.ts";
import { zoneMapText } from "./zone-map-text.ts";
import { frameOf, placesOf, shapesOf } from "./zone-scene.ts";

const graz = { lat: 47.07, lng: 15.44 };
const aZone = (id: string, values: Partial<ZoneValues>): ZoneValues => ({
  ...newZone(id, undefined),
  name: id,
  ...values,
});
const border = withCorners([graz, { lat: 47.1, lng: 15.44 }, { lat: 47.1, lng: 15.5 }]);

test("M-S13 a press adds a postal code to the typed list and takes it out, never one that a pattern holds", () => {
  const zone = aZone("Stadt", { plz: "8010, 805*" });
  expect(switchCode(zone, "8020", "AT")).toEqual({ ok: true, value: { plz: "8010, 805*, 8020" } });
  expect(switchCode(zone, "8010", "AT")).toEqual({ ok: true, value: { plz: "805*" } });
  const refused = switchCode(zone, "8051", "AT");
  expect(refused).toEqual({ ok: false, refusal: { type: "part-of-pattern", about: ["8051", "805*"] } });
  expect(refused.ok || zoneMapText.refusal(refused.refusal)).toContain("8051 gehört zu „805*“");
});

test("M-S13 what is drawn is written as it can be typed, to the metre", () => {
  expect(withCorners([{ lat: 47.0700049, lng: 15.44 }, graz])).toEqual({ polygon: "47.07, 15.44\n47.07, 15.44" });
  const begun = withCentre(graz, aZone("Kreis", {}));
  expect(begun).toEqual({ center: "47.07, 15.44", radiusKm: "3" });
  expect(withRim(graz, { lat: 47.07, lng: 15.506 })).toEqual({ radiusKm: "5" });
  expect(withRim(graz, graz)).toEqual({ radiusKm: "0,1" });
  expect(circleOf(aZone("Kreis", { ...begun, radiusKm: "?" }))).toBeNull();
  expect(shapeOf(aZone("Kreis", begun))).toEqual({ plz: "", polygon: "", ...begun });
});

test("M-S13 the uppermost area under a press is found", () => {
  const circle = aZone("Kreis", { kind: "radius", center: "47.07, 15.44", radiusKm: "10" });
  const drawn = aZone("Grenze", { kind: "polygon", ...border });
  expect(zoneAt([drawn, circle], { lat: 47.09, lng: 15.46 })?.id).toBe("Grenze");
  expect(zoneAt([drawn, circle], { lat: 47.02, lng: 15.44 })?.id).toBe("Kreis");
  expect(zoneAt([drawn, circle], { lat: 48, lng: 15.44 })).toBeUndefined();
});

test("M-S13 overlaps are said: where, and which area goes first", () => {
  const town = aZone("Stadt", { plz: "8010, 8020" });
  const east = aZone("Ost", { plz: "801*", fee: "1,90", minOrder: "25" });
  expect(overlapLines([town, east], "priority", "AT")).toEqual([
    "In 8010 gelten zwei Gebiete („Stadt“ und „Ost“). „Stadt“ geht vor.",
  ]);
  const [cheapest = ""] = overlapLines([town, east], "cheapest", "AT");
  expect(cheapest.replaceAll(/\s/g, " ")).toBe(
    "In 8010 gelten zwei Gebiete („Stadt“ und „Ost“). Bei 25,00 € Warenwert gilt „Ost“ als günstigstes.",
  );
  const far = ["a", "b"].map((id) => aZone(id, { kind: "radius", center: "48.2, 16.4", radiusKm: "1" }));
  expect(overlapLines(far, "priority", "AT")).toEqual([
    "„a“ und „b“ überschneiden sich. Wo beide gelten, geht „a“ vor.",
  ]);
});

test("M-S13 the chosen area is painted above the others, and each place carries the numbers of its areas", () => {
  const zones = [aZone("Grenze", { kind: "polygon", ...border }), aZone("Stadt", { plz: "8010" })];
  const shop = { name: "Backstube", at: graz };
  expect(shapesOf(zones, { chosenId: "Grenze", drawingId: "Grenze" })).toMatchObject([
    { isOpen: true, isChosen: true },
  ]);
  const places = placesOf(zones, "AT", shop);
  expect(places[0]).toMatchObject({ kind: "shop", label: "Backstube" });
  expect(places.find(({ id }) => id === "8010")?.looks.map(({ number }) => number)).toEqual([2]);
  expect(frameOf([], "AT", { name: "", at: undefined }).length).toBeGreaterThan(50);
  expect(frameOf(zones, "AT", shop)).toHaveLength(1 + 3 + 4);
});
