import { expect, test } from "vitest";
import { aBundle, aMenu, anItem } from "../testing/builders.ts";
import { menuForCompany } from "./company-menu.ts";

const timed = [{ id: "r", priceCents: 1, windows: [] }];
const menu = aMenu({
  items: {
    bread: anItem({ id: "bread", priceCents: 500, priceRules: timed }),
    cake: anItem({ id: "cake", priceCents: 333 }),
    beef: anItem({
      id: "beef",
      priceCents: 2000,
      catchWeight: { pricePerKgCents: 2000, estGrams: 1000, minGrams: 900, maxGrams: 1100 },
    }),
  },
  bundles: { box: aBundle({ id: "box", priceCents: 1000 }) },
});

test("PRC-01 the list of a company goes before the price of the time, an own price of an article before its percentage", () => {
  const prices = { name: "Gastro", changeBp: -1000, own: { bread: 420 } };
  const { items, bundles } = menuForCompany(menu, prices);
  expect(items["bread"]).toMatchObject({ priceCents: 420 });
  expect(items["bread"]).not.toHaveProperty("priceRules");
  expect(items["cake"]?.priceCents).toBe(300);
  expect(items["beef"]?.catchWeight?.pricePerKgCents).toBe(1800);
  expect(bundles["box"]?.priceCents).toBe(900);
});

test("PRC-01 without a list, and in a view with a list of its own, nothing changes; a list without a percentage changes own prices alone", () => {
  expect(menuForCompany(menu, undefined)).toBe(menu);
  const listed = { ...menu, priceListId: "mittag" };
  expect(menuForCompany(listed, { name: "Gastro", changeBp: -1000, own: {} })).toBe(listed);
  const { items } = menuForCompany(menu, { name: "Gastro", changeBp: 0, own: { cake: 310 } });
  expect(items["bread"]).toBe(menu.items["bread"]);
  expect(items["cake"]?.priceCents).toBe(310);
});
