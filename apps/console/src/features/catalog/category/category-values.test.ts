import { expect, test } from "vitest";
import { categoryValues, categoryErrors, storedCategory, type CategoryFields } from "./category-values.ts";

const timezone = "Europe/Vienna";
const breakfast: CategoryFields = {
  name: "Frühstück",
  slug: "fruehstueck",
  description: "Bis elf.",
  image: { path: "pictures/laden/x", w: 1280, h: 512 },
  position: 3,
  entries: [
    { kind: "item", id: "semmel" },
    { kind: "bundle", id: "teller" },
  ],
  windows: [{ weekday: 6, start: "07:00", minutes: 240 }],
  season: { from: "03-01", to: "10-31" },
  collapsed: true,
  status: "active",
};

test("a category comes out of the form as it went in, its address included", () => {
  expect(categoryErrors(categoryValues(breakfast, timezone))).toEqual({});
  expect(storedCategory(categoryValues(breakfast, timezone), breakfast, timezone)).toEqual(breakfast);
});

test("what is wrong stands at its field", () => {
  const values = { ...categoryValues(breakfast, timezone), name: " ", seasonTo: "", to: "nie" };
  expect(Object.keys(categoryErrors(values))).toEqual(["name", "to", "seasonTo"]);
});
