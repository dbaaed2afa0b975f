import { expect, it } from "vitest";
import { readPlace } from "./asked-place.ts";

it("reads a whole postal code as one destination, also when the table does not know it", () => {
  expect(readPlace(" 83209 ")).toMatchObject({
    destinations: [{ zip: "83209", country: "DE" }],
    town: expect.any(String),
  });
  expect(readPlace("8010 Graz")).toMatchObject({ destinations: [{ zip: "8010", country: "AT" }], town: "Graz" });
  expect(readPlace("10115")).toEqual({ destinations: [{ zip: "10115", country: "DE" }], middle: null, town: null });
});

it("S-B2 reads a town as all of its codes, and parts or nonsense as nowhere", () => {
  expect(readPlace("graz").destinations).toContainEqual({ zip: "8041", country: "AT" });
  expect(readPlace("Rosenheim").destinations).toContainEqual({ zip: "83022", country: "DE" });
  for (const nowhere of ["", "83", "831", "abc"]) expect(readPlace(nowhere).destinations).toEqual([]);
});
