import { expect, test } from "vitest";
import { countries } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import { postalTableAt } from "./postal-table-at.ts";
import { postalTableDe } from "./postal-table-de.ts";
import { postalPlace, postalPlacesLike } from "./postal-places.ts";

test("knows the two regions of the demo, and nobody else", () => {
  expect(postalPlace("AT", "8075")).toMatchObject({ name: "Hart bei Graz", accuracyMeters: 2500 });
  expect(postalPlace("DE", "83253")).toMatchObject({ name: "Rimsting", lat: 47.881 });
  expect(postalPlace("DE", "8075")).toBeUndefined();
  expect(postalPlace("DE", "10115")).toBeUndefined();
});

test("every line is read, is a code of its country and lies in the region", () => {
  const tables = { AT: postalTableAt, DE: postalTableDe };
  for (const country of countries) {
    const lines = tables[country].trim().split("\n");
    for (const line of lines) {
      const [zip = ""] = line.split(" ");
      const place = postalPlace(country, zip);
      expect(zip).toMatch(jurisdictions[country].zipPattern);
      expect(place?.lat, line).toBeGreaterThan(46.5);
      expect(place?.lat, line).toBeLessThan(48.5);
      expect(place?.lng, line).toBeGreaterThan(11.5);
      expect(place?.lng, line).toBeLessThan(16.5);
      expect(place?.accuracyMeters, line).toBeGreaterThanOrEqual(1000);
    }
    expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
  }
});

test("suggests by code and by name while somebody types", () => {
  const begun = postalPlacesLike("DE", "832").map(({ zip }) => zip);
  expect(begun.filter((zip) => zip.startsWith("832"))).toEqual(begun);
  expect(begun).not.toEqual([]);
  expect(postalPlacesLike("DE", "prie").map(({ zip }) => zip)).toEqual(["83209"]);
  expect(postalPlacesLike("AT", "GRAZ", 3)).toHaveLength(3);
  expect(postalPlacesLike("AT", "Übersee")).toEqual([]);
  expect(postalPlacesLike("DE", " über")).toHaveLength(1);
  expect(postalPlacesLike("AT", " ")).toEqual([]);
});
