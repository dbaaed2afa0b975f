import { expect, test } from "vitest";
import { certainPoint, type FoundAddress } from "./certain-point.ts";

const asked = { street: "Seestr.", houseNo: "4 B", zip: "83209", city: "Prien", country: "DE" } as const;
const found: FoundAddress = {
  ...asked,
  street: "Seestraße",
  houseNo: "4b",
  city: "Prien am Chiemsee",
  lat: 47.86,
  lng: 12.35,
  accuracy: "house",
};

test("X-M1 a point counts for the very house that was asked for", () => {
  expect(certainPoint(asked, [found])).toEqual({ lat: 47.86, lng: 12.35 });
  expect(certainPoint({ ...asked, street: "See-Str" }, [found])).toEqual({ lat: 47.86, lng: 12.35 });
});

test.each([
  ["nothing found", []],
  ["the middle of a street", [{ ...found, accuracy: "area" as const }]],
  ["another number", [{ ...found, houseNo: "5" }]],
  ["another street", [{ ...found, street: "Seeweg" }]],
  ["another postal code", [{ ...found, zip: "83253" }]],
  ["the right one behind another", [{ ...found, houseNo: "5" }, found]],
])("X-M1 %s decides nothing", (_what, places) => {
  expect(certainPoint(asked, places)).toBeNull();
});
