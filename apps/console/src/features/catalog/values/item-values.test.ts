import { describe, expect, test } from "vitest";
import { readSeasonDay } from "../fields/availability-values.ts";
import { copyOf, itemValues, newItem, type ItemValues, type ItemFields } from "./item-values.ts";
import { itemErrors } from "./item-errors.ts";
import { estimateCents, storedItem } from "./stored-item.ts";

const timezone = "Europe/Berlin";
const beer: ItemFields = {
  name: "Helles",
  kitchenName: "Helles",
  receiptName: "Bier",
  sku: "B-1",
  barcode: "40000",
  description: "Aus dem Keller, 5 % vol",
  illustration: "beer",
  images: [{ path: "pictures/laden/x", w: 1280, h: 960, alt: "Auf Holz" }],
  priceCents: 190,
  priceRules: [
    { id: "happy", priceCents: 150, windows: [{ weekday: 4, start: "17:00", minutes: 60 }] },
    { id: "sale", priceCents: 170, from: Date.parse("2026-11-30T23:00:00Z"), to: Date.parse("2026-12-24T23:00:00Z"), priceListId: "wirt" },
  ],
  unit: "piece",
  content: { amount: 500, unit: "ml" },
  basePriceUnit: "0.5l",
  weightGrams: 900,
  depositCents: 8,
  depositKind: "bottle",
  vatClass: "custom",
  customRateBp: 1900,
  alcohol: "beerWine16",
  excludeFromDiscounts: true,
  allergens: ["gluten:barley"],
  traces: ["milk"],
  additives: ["mit Farbstoff"],
  allergenState: "declared",
  diets: ["vegan"],
  organicControlNo: "DE-ÖKO-006",
  origin: "Rimsting",
  ingredients: "Wasser, Gerstenmalz, Hopfen",
  storageHint: "Kühl lagern",
  packed: { producer: "Brauerei Nord, Weg 2, 24103 Kiel" },
  nutrition: { kj: 180, kcal: 43, fat: 0, saturates: 0, carbs: 3.1, sugar: 0.2, protein: 0.5, salt: 0.01 },
  optionRefs: [{ optionId: "glas", min: 1, max: 2, position: 3, enabled: false }],
  allowedDistribution: ["pickup"],
  leadMinutes: 30,
  from: Date.parse("2026-10-31T23:00:00Z"),
  to: Date.parse("2027-02-28T23:00:00Z"),
  windows: [{ weekday: 5, start: "10:00", minutes: 480 }],
  orderDays: [5, 6],
  season: { from: "11-15", to: "02-28" },
  minQty: 2,
  maxQtyPerOrder: 24,
  stepQty: 2,
  kitchenUnits: 0,
  stock: { mode: "daily", onHand: 7, reserved: 2, dailyQty: 20, countedFor: "2026-11-20", lowAt: 3 },
  soldOutUntil: 5,
  blocked: { at: 5, reason: "Allergene fehlen." },
  badge: "seasonal",
  goesWith: ["brezn", "obazda"],
  status: "hidden",
  station: "Schank",
  shelf: "Keller 2",
  coldChain: "chilled",
}; // prettier-ignore
const { priceRules: _rules, ...plain } = beer;
const chicken: ItemFields = {
  ...plain,
  priceCents: 2322,
  catchWeight: { pricePerKgCents: 1290, estGrams: 1800, minGrams: 1400, maxGrams: 2300 },
};

describe("an article", () => {
  test.each([["of one price", beer], ["by weight", chicken]])("%s comes out of the form as it went in", (_name, item) => {
    const values = itemValues(item, "getraenke", timezone);
    expect(itemErrors(values)).toEqual({});
    expect(storedItem(values, timezone, item)).toEqual(item);
  }); // prettier-ignore

  test("a new one has no pieces, and needs name and price", () => {
    expect(Object.keys(itemErrors(newItem))).toEqual(["name", "price"]);
    const values = { ...newItem, name: "Brot", price: "4,80" };
    expect(storedItem(values, timezone, null)).toMatchObject({
      priceCents: 480,
      stock: { mode: "unlimited", onHand: 0, reserved: 0 },
    });
  });

  test("M-P19 a day that is half typed is left out of what previews show", () => {
    const rule = { id: "a", price: "3,00", from: "1.1", to: "abc", windows: [] };
    const values = { ...itemValues(beer, "", timezone), from: "24.1", to: "x", priceRules: [rule] };
    const shown = storedItem(values, timezone, beer);
    for (const name of ["from", "to"]) expect(shown).not.toHaveProperty(name);
    expect(Object.keys(itemErrors(values))).toEqual(["priceRules.0.from", "priceRules.0.to", "from", "to"]);
  });

  test("M-P15 a copy begins with everything but what only one article can have", () => {
    const values = { ...itemValues(beer, "getraenke", timezone), sku: "B-1" };
    const copy = copyOf(values);
    expect(copy).toEqual({ ...values, name: `${beer.name} (Kopie)`, sku: "" });
    expect(storedItem(copy, timezone, null)).toMatchObject({ stock: { onHand: 0, reserved: 0 } });
    expect(storedItem(copy, timezone, null)).not.toHaveProperty("barcode");
  });

  test("the price of a piece by weight follows from its estimate", () => {
    expect(estimateCents({ pricePerKg: "12,90", estGrams: "1800" })).toBe(2322);
    expect(estimateCents({ pricePerKg: "", estGrams: "1800" })).toBeNull();
  });

  test("who says that nothing is in it declares no allergens", () => {
    const values = { ...itemValues(beer, "", timezone), allergenState: "none" as const };
    expect(storedItem(values, timezone, beer).allergens).toEqual([]);
  });
});

test.each<[string, Partial<ItemValues>, readonly string[]]>([
  ["price", { price: "gratis" }, ["price"]],
  ["weights", { byWeight: true, pricePerKg: "12", minGrams: "500", estGrams: "400", maxGrams: "300" }, ["estGrams", "maxGrams"]],
  ["rate", { vatClass: "custom", customRate: "" }, ["customRate"]],
  ["allergens", { allergenState: "declared", allergens: [] }, ["allergens"]],
  ["quantities", { minQty: "4", maxQtyPerOrder: "2", stepQty: "0" }, ["maxQtyPerOrder", "stepQty"]],
  ["daily pieces", { stockMode: "daily", dailyQty: "" }, ["dailyQty"]],
  ["season", { seasonFrom: "15.11.", seasonTo: "" }, ["seasonTo"]],
  ["time price", { priceRules: [{ id: "a", price: "", from: "2026-12-24", to: "2026-12-01", windows: [{ weekdays: [], start: "10:00", end: "11:00" }] }] }, ["priceRules.0.price", "priceRules.0.to", "priceRules.0.windows.0.weekdays"]],
  ["option use", { options: [{ optionId: "a", min: "3", max: "2" }] }, ["options.0.max"]],
])("%s: what is wrong stands at its field", (_name, part, names) => {
  const sound = { ...newItem, name: "Brot", price: "4,80" };
  expect(Object.keys(itemErrors({ ...sound, ...part }))).toEqual(names);
}); // prettier-ignore

test("a day of the season is read as people write it", () => {
  expect(readSeasonDay("1.2.")).toBe("02-01");
  expect(readSeasonDay("29. 2")).toBe("02-29");
  expect(readSeasonDay("31.4.")).toBeNull();
  expect(readSeasonDay("Mai")).toBeNull();
});

test("FOO-05 FOO-08 the facts of special goods are kept as far as they are asked, and a date only with its kind", () => {
  const honey = itemValues({ goodsKind: "honey", labelAnswers: { countries: "Deutschland" } }, "", timezone);
  const typed = {
    ...newItem,
    name: "Honig",
    price: "6,00",
    goodsKind: "honey",
    labelAnswers: honey.labelAnswers,
  } as const;
  expect(storedItem(typed, timezone, null)).toMatchObject({
    goodsKind: "honey",
    labelAnswers: { countries: "Deutschland" },
  });
  const none = storedItem({ ...typed, goodsKind: "" }, timezone, null);
  expect(Object.keys(none)).not.toEqual(expect.arrayContaining(["labelAnswers"]));
  expect(none.goodsKind).toBeUndefined();
  expect(
    storedItem({ ...typed, labelAnswers: { countries: " ", code: "1-DE-0512345" } }, timezone, null).labelAnswers,
  ).toBeUndefined();
  const soon = { ...typed, bestBeforeKind: "useBy", bestBeforeDate: "2026-11-30" } as const;
  expect(storedItem(soon, timezone, null).bestBefore).toEqual({ kind: "useBy", date: "2026-11-30" });
  expect(storedItem({ ...soon, bestBeforeKind: "" }, timezone, null).bestBefore).toBeUndefined();
  expect(Object.keys(itemErrors({ ...soon, bestBeforeDate: "" }))).toEqual(["bestBeforeDate"]);
  expect(Object.keys(itemErrors({ ...typed, labelAnswers: { countries: "x".repeat(301) } }))).toEqual([
    "labelAnswers.countries",
  ]);
});
