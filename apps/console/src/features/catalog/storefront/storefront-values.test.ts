import { expect, test } from "vitest";
import { storedStorefront, storefrontValues, storefrontErrors } from "./storefront-values.ts";

const timezone = "Europe/Berlin";

test("times of the whole offer come out of the form as they went in, the last day as a whole day", () => {
  const values = { from: "2026-11-28", to: "2026-12-24", windows: [{ weekdays: [6 as const], start: "08:00", end: "12:00" }] }; // prettier-ignore
  expect(storefrontErrors(values)).toEqual({});
  const stored = storedStorefront(values, timezone);
  expect(new Date(stored.to ?? 0).toISOString()).toBe("2026-12-24T23:00:00.000Z");
  expect(storefrontValues(stored, timezone)).toEqual(values);
});

test("without any of them there is nothing to store", () => {
  expect(storedStorefront(storefrontValues({}, timezone), timezone)).toEqual({});
  expect(Object.keys(storefrontErrors({ from: "2026-12-02", to: "2026-12-01", windows: [] }))).toEqual(["to"]);
});
