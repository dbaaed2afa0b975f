import fc from "fast-check";
import { expect, test } from "vitest";
import type { Country } from "../../kernel/country/country.ts";
import { matchesPlz, parsePlzPattern } from "./plz-pattern.ts";

function matches(written: string, country: Country, zip: string): boolean {
  const pattern = parsePlzPattern(written, country);
  return pattern !== null && matchesPlz(pattern, zip);
}

test.each<[string, Country, string, boolean]>([
  ["1150", "AT", "1150", true],
  ["1150", "AT", "1151", false],
  ["10*", "AT", "1090", true],
  ["10*", "AT", "1100", false],
  ["3100-3107", "AT", "3100", true],
  ["3100 – 3107", "AT", "3107", true],
  ["3100-3107", "AT", "3108", false],
  ["3100-3107", "AT", "03103", false],
  ["01067", "DE", "01067", true],
  ["0*", "DE", "01067", true],
  ["01067", "DE", "1067", false],
  ["83 022", "DE", "83022", true],
])("'%s' in %s has %s: %s", (written, country, zip, expected) => {
  expect(matches(written, country, zip)).toBe(expected);
});

test.each<[string, Country]>([
  ["1150", "DE"],
  ["83022", "AT"],
  ["0100", "AT"],
  ["00*", "DE"],
  ["0*", "AT"],
  ["8010*", "AT"],
  ["3107-3100", "AT"],
  ["3100-83022", "AT"],
  ["Graz", "AT"],
  ["*", "AT"],
  ["", "DE"],
])("'%s' is no list entry of %s", (written, country) => {
  expect(parsePlzPattern(written, country)).toBeNull();
});

test("a range has what lies between its ends, and a prefix what begins with it", () => {
  const zip = fc.integer({ min: 1000, max: 9999 });
  fc.assert(
    fc.property(zip, zip, zip, (a, b, asked) => {
      const [from, to] = a <= b ? [a, b] : [b, a];
      expect(matches(`${from}-${to}`, "AT", String(asked))).toBe(asked >= from && asked <= to);
      const prefix = String(a).slice(0, 2);
      expect(matches(`${prefix}*`, "AT", String(asked))).toBe(String(asked).startsWith(prefix));
    }),
  );
});

test("a range may begin where it ends", () => {
  expect(matches("3100-3100", "AT", "3100")).toBe(true);
  expect(matches("3100-3100", "AT", "3101")).toBe(false);
});
