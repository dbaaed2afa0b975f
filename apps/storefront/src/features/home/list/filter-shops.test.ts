import { expect, it } from "vitest";
import type { ShopCard } from "@/entities/listing/shop-card";
import { findShops, kilometresBetween } from "./filter-shops.ts";

const card = (name: string, change: Partial<ShopCard> = {}): ShopCard => ({
  id: name,
  slug: name,
  name,
  kind: "bakery",
  zip: "83022",
  city: "Rosenheim",
  geo: null,
  timezone: "Europe/Berlin",
  goods: [],
  themeKey: "green",
  themeVariables: {},
  opening: { state: "open", until: 1 },
  ways: [{ type: "pickup", feeCents: 0, minOrderCents: 0, depends: false, next: null }],
  diets: [],
  ...change,
});
const search = { place: "", position: null, answered: true, filters: new Set<never>() };
const names = (found: ReturnType<typeof findShops>): string[] => found.map((shop) => shop.card.name);

it("puts open shops first, then near ones, then by name", () => {
  const cards = [
    card("zu", { opening: { state: "closed" } }),
    card("weit", { geo: { lat: 48.5, lng: 12 } }),
    card("nah", { geo: { lat: 47.86, lng: 12.12 } }),
  ];
  expect(names(findShops(cards, { ...search, position: { lat: 47.85, lng: 12.12 } }))).toEqual(["nah", "weit", "zu"]);
});

it("finds places by the beginning of a postal code and by words of the town", () => {
  const cards = [card("a"), card("b", { zip: "8075", city: "Hart bei Graz" })];
  expect(names(findShops(cards, { ...search, place: "83" }))).toEqual(["a"]);
  expect(names(findShops(cards, { ...search, place: "8075 Graz" }))).toEqual(["b"]);
});

it("widens by kinds and narrows by everything else", () => {
  const cards = [card("a"), card("b", { kind: "farmShop", diets: ["organic"] }), card("c", { kind: "restaurant" })];
  expect(names(findShops(cards, { ...search, filters: new Set(["kind:bakery", "kind:farmShop"] as const) }))).toEqual([
    "a",
    "b",
  ]);
  expect(names(findShops(cards, { ...search, filters: new Set(["kind:bakery", "diet:organic"] as const) }))).toEqual(
    [],
  );
});

it("measures as the crow flies", () => {
  expect(kilometresBetween({ lat: 48.137, lng: 11.575 }, { lat: 47.07, lng: 15.44 })).toBeCloseTo(311, -1);
});

it("S-B2 K-DE-11 finds whoever brings or sends something there or is near, parcels last, with the ways that come there", () => {
  const method = (type: "delivery" | "shipping", brings: boolean) =>
    ({ type, feeCents: 290, minOrderCents: 0, depends: false, next: null, brings }) as const;
  const counter = card("").ways;
  const cards = [
    card("versendet", { reach: "ships", ways: [...counter, method("delivery", false), method("shipping", true)] }),
    card("bringt", { reach: "delivers", ways: [method("delivery", true)], opening: { state: "closed" } }),
    card("nebenan", { reach: "near", zip: "83209", ways: [...counter, method("delivery", false)] }),
    card("fern", { reach: null, ways: [method("delivery", false)] }),
  ];
  const found = findShops(cards, { ...search, place: "83209" });
  expect(names(found)).toEqual(["nebenan", "bringt", "versendet"]);
  expect(found.map(({ onlyShips }) => onlyShips)).toEqual([false, false, true]);
  expect(found.map(({ card: { ways } }) => ways.map(({ type }) => type))).toEqual([
    ["pickup"],
    ["delivery"],
    ["shipping"],
  ]);
  expect(names(findShops(cards, { ...search, place: "83209", answered: false }))).toEqual(["nebenan"]);
});
