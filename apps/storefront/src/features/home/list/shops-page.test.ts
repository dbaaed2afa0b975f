import { expect, it } from "vitest";
import type { ShopCard } from "@/entities/listing/shop-card";
import { shopsPage, shopsPerPage } from "./shops-page.ts";

const card = (index: number): ShopCard => ({
  id: `${index}`,
  slug: `betrieb-${index}`,
  name: `Betrieb ${String(index).padStart(4, "0")}`,
  kind: index % 2 === 0 ? "bakery" : "farmShop",
  zip: index % 3 === 0 ? "83022" : "10115",
  city: index % 3 === 0 ? "Rosenheim" : "Berlin",
  geo: null,
  timezone: "Europe/Berlin",
  goods: [],
  themeKey: "green",
  themeVariables: {},
  opening: { state: "open", until: 1 },
  ways: [{ type: "pickup", feeCents: 0, minOrderCents: 0, depends: false, next: null }],
  diets: [],
});
const cards = Array.from({ length: 200 }, (_, index) => card(index));
const listOf = (
  all: readonly ShopCard[],
  isFor: (shop: ShopCard) => boolean = () => true,
  cardOf = (shop: ShopCard) => shop,
) => ({
  all,
  cardOf,
  isFor,
});
const question = { place: "", middle: null, filters: "", page: 0 };
const slugs = (page: ReturnType<typeof shopsPage>): string[] => page.cards.map(({ slug }) => slug);

it("D-6 a few shops are one page, as they are", () => {
  const few = cards.slice(0, shopsPerPage);
  expect(shopsPage(listOf(few), { ...question, filters: "kind:bakery", page: 7 })).toMatchObject({
    cards: few,
    part: null,
  });
});

it("D-6 many are shown page by page, each shop once", () => {
  const pages = [0, 1, 2, 3].map((page) => shopsPage(listOf(cards), { ...question, page }));
  expect(pages.map((page) => page.cards.length)).toEqual([60, 60, 60, 20]);
  expect(new Set(pages.flatMap(slugs)).size).toBe(200);
  expect(pages[1]?.part).toMatchObject({ total: 200, page: 1, pages: 4 });
  for (const page of [4, 1e9]) expect(shopsPage(listOf(cards), { ...question, page }).part?.page).toBe(3);
});

it("D-6 of many the server picks those of the place and of the filters, and offers all filters still", () => {
  const found = shopsPage(
    listOf(cards, ({ zip }) => zip.startsWith("83")),
    { ...question, place: "83", filters: "kind:bakery,nonsense,kind:bakery" },
  );
  expect(found.part).toEqual({ filters: ["kind:bakery"], total: 34, page: 0, pages: 1 });
  expect(found.chips).toContain("kind:farmShop");
  expect(
    shopsPage(
      listOf(cards, () => false),
      { ...question, place: "99999" },
    ),
  ).toMatchObject({
    cards: [],
    part: { total: 0, pages: 1 },
  });
});

it("D-6 makes cards of those alone that may be on the page", () => {
  const made: string[] = [];
  const bringing = { ...card(1), reach: "delivers" } as const;
  const list = listOf(
    [bringing, ...cards.slice(2)],
    ({ zip, reach }) => zip === "83022" || reach === "delivers",
    (shop) => {
      made.push(shop.slug);
      return shop;
    },
  );
  const found = shopsPage(list, { ...question, place: "83022", filters: "kind:farmShop" });
  expect(made.toSorted()).toEqual(slugs(found).toSorted());
  expect(made).toContain("betrieb-1");
  expect(made).toHaveLength(34);
});
