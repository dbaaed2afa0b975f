import { expect, test } from "vitest";
import { pricedBundles } from "./bundle-prices.ts";
import { newBundle } from "./bundle-values.ts";

const prices = (part: Partial<typeof newBundle>) =>
  pricedBundles({ ...newBundle, ...part }).map(({ sizeName, bundle }) => [
    sizeName,
    bundle.priceCents,
    bundle.vatSplit,
  ]);

test("VAT-02 a bundle is sold once, or once per size, for the price typed so far", () => {
  expect(prices({ price: "9,90" })).toEqual([["", 990, undefined]]);
  expect(prices({ price: "9,90", vatSplit: "flat30" })).toEqual([["", 990, "flat30"]]);
  expect(prices({ price: "" })).toEqual([]);
  const sizes = [
    { id: "s", name: "Klein", price: "18,00" },
    { id: "l", name: "Groß", price: "24,00" },
  ];
  expect(prices({ sizes })).toEqual([
    ["Klein", 1800, undefined],
    ["Groß", 2400, undefined],
  ]);
  expect(prices({ sizes, pricing: "sum" })).toEqual([["", 0, undefined]]);
});
