import { expect, it } from "vitest";
import { shopKinds } from "./restaurant-kind.ts";
import { shopBeginnings, shopSlugs } from "./new-shop.ts";

it.each([
  ["Bäckerei Süß & Söhne", "baeckerei-suess-soehne"],
  ["Café Olé", "cafe-ole"],
  ["  24-Stunden-Hofladen  ", "24-stunden-hofladen"],
  ["Κρέας", "betrieb"],
  ["Suche", "suche-2"],
  ["x".repeat(80), "x".repeat(60)],
])("the address of %s is %s", (name, slug) => {
  expect(shopSlugs(name)[0]).toBe(slug);
});

it("an address that is taken gets the next free number", () => {
  expect(shopSlugs("Hof").slice(0, 3)).toEqual(["hof", "hof-2", "hof-3"]);
});

it("every kind of shop begins with categories and a picture", () => {
  for (const kind of shopKinds) {
    expect(shopBeginnings[kind].categories.length).toBeGreaterThan(0);
    expect(shopBeginnings[kind].goods.length).toBeGreaterThan(0);
  }
});
