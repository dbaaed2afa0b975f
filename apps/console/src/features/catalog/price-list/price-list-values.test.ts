import { expect, test } from "vitest";
import {
  changeOf,
  listedCents,
  newPriceList,
  ownPriceWrites,
  priceListErrors,
  priceListValues,
} from "./price-list-values.ts";

const happy = { id: "h", priceCents: 300 };
const items = [
  { id: "bread", priceCents: 500, priceRules: [happy, { id: "gastro", priceCents: 410, priceListId: "gastro" }] },
  { id: "soup", priceCents: 690 },
];

test("K-FLD-11 a price list comes out of its form as it went in", () => {
  const values = priceListValues({ id: "gastro", name: "Gastronomie", changeBp: -1250 }, items);
  expect(values).toEqual({ name: "Gastronomie", how: "less", percent: "12,5", own: { bread: "4,10" } });
  expect(changeOf(values)).toBe(-1250);
  expect(listedCents({ priceCents: 690 }, values)).toBe(604);
  expect(changeOf(priceListValues({ id: "x", name: "Tisch", changeBp: 1000 }, items))).toBe(1000);
  expect(changeOf(priceListValues({ id: "x", name: "Tisch", changeBp: 0 }, items))).toBe(0);
  expect(ownPriceWrites(items, "gastro", values.own)).toEqual([]);
});

test("K-FLD-11 own prices are written at those articles alone, beside the other prices of theirs", () => {
  expect(ownPriceWrites(items, "gastro", { bread: "", soup: "6" })).toEqual([
    { id: "bread", patch: new Map([["priceRules", [happy]]]) },
    { id: "soup", patch: new Map([["priceRules", [{ id: "gastro", priceCents: 600, priceListId: "gastro" }]]]) },
  ]);
  const [gone] = ownPriceWrites([{ id: "a", priceCents: 1, priceRules: [{ id: "g", priceCents: 2, priceListId: "g" }] }], "g", null); // prettier-ignore
  expect(gone).toEqual({ id: "a", patch: new Map([["priceRules", undefined]]) });
});

test("K-FLD-11 a list without a name, a percentage or with a price that is none is told at its field", () => {
  expect(Object.keys(priceListErrors({ ...newPriceList, percent: "", own: { soup: "teuer" } }))).toEqual([
    "name",
    "percent",
    "own.soup",
  ]);
  expect(priceListErrors({ ...newPriceList, name: "Frei", how: "same", percent: "" })).toEqual({});
  expect(Object.keys(priceListErrors({ ...newPriceList, name: "Frei", percent: "95" }))).toEqual(["percent"]);
});
