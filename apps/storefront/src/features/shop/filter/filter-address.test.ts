import { noFilter } from "@lokalkorb/domain/menu/filter/menu-filter";
import { expect, test } from "vitest";
import { filterAddress, keptFilter, readFilterAddress } from "./filter-address.ts";

const filter = { diets: ["vegan"], without: ["milk", "nuts"] } as const;

test("S-C7 the address carries a filter, beside what it carries already", () => {
  expect(filterAddress("https://shop.example/hof?a=1#brot", filter)).toBe(
    "/hof?a=1&nur=vegan,ohne-milch,ohne-nuesse#brot",
  );
  expect(readFilterAddress("?a=1&nur=vegan,ohne-milch,ohne-nuesse")).toEqual(filter);
  expect(filterAddress("https://shop.example/hof?nur=vegan", noFilter)).toBe("/hof");
});

test("S-C7 other words filter nothing, and an address without a word leaves it to the browser", () => {
  expect(readFilterAddress("?nur=alles,ohne-sorge")).toEqual(noFilter);
  expect(readFilterAddress("?ort=83209")).toBeNull();
});

test("S-C7 a browser's storage may hold anything", () => {
  expect(keptFilter({ diets: ["vegan", "x"], without: ["milk", 4, "nuts"] })).toEqual(filter);
  for (const stored of [null, "vegan", [], { diets: "vegan" }]) expect(keptFilter(stored)).toEqual(noFilter);
});
