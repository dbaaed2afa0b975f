import { expect, test } from "vitest";
import { priceListText as words } from "./price-list-text.ts";

test("K-FLD-11 a price list says how many prices of its own it has, also none", () => {
  expect([0, 1, 2].map(words.own)).toEqual(["keine eigenen Preise", "1 eigener Preis", "2 eigene Preise"]);
});
