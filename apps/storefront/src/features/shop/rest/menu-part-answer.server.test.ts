import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { describe, expect, it } from "vitest";
import { menuPartPath } from "@/entities/menu-part/menu-part";
import { beginWithEntry, beginWithMenu, withoutGoods } from "@/entities/shop-page/beginning.server";
import { menuPartAnswer } from "./menu-part-answer.server.ts";

const item = (id: string) => ({ kind: "item" as const, id });
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const bread = ids("bread", 100);
const cheese = ids("cheese", 200);

/** 300 products in two categories; three favourites stand at the end. */
const menu = aMenu({
  categories: [
    { id: "b", name: "Brot", slug: "brot", entries: bread.map(item) },
    { id: "c", name: "Käse", slug: "kaese", entries: cheese.map(item) },
  ],
  items: Object.fromEntries(
    [...bread, ...cheese].map((id) => [
      id,
      anItem({ id, name: id, ...(/^cheese19[789]$/.test(id) ? { badge: "popular" as const } : {}) }),
    ]),
  ),
});

describe("D-14 the page of a large menu", () => {
  const { entries, rest } = beginWithMenu(menu);

  it("begins with some screens of it and with what is liked, from wherever it is", () => {
    expect(rest.first).toEqual({ b: bread.slice(0, 48).map(item) });
    expect(rest.popular.map(({ id }) => id)).toEqual(["cheese197", "cheese198", "cheese199"]);
    expect(entries).toHaveLength(51);
  });

  it("knows all that comes later; every product is in one of both", () => {
    const parts = rest.later.map(({ part }) => part);
    const later = menuPartAnswer(menu, { parts }).runs;
    expect(later.map(({ categoryId, entries: run }) => [categoryId, run.length])).toEqual(
      rest.later.map(({ categoryId, count }) => [categoryId, count]),
    );
    const all = [...Object.values(rest.first).flat(), ...later.flatMap(({ entries: run }) => run)];
    expect(all.map(({ id }) => id)).toEqual([...bread, ...cheese]);
  });

  it("of a product begins with that one, of a checkout with none", () => {
    expect(beginWithEntry("cheese7")(menu).entries).toEqual([item("cheese7")]);
    expect(beginWithEntry("gone")(menu).entries).toEqual([]);
    expect(withoutGoods(menu).entries).toEqual([]);
  });
});

describe("D-14 a part of a large menu", () => {
  it("has the goods that were asked for and no others", () => {
    const answer = menuPartAnswer(menu, { products: ["bread3", "gone", "cheese9"] });
    expect(Object.keys(answer.menu.items)).toEqual(["bread3", "cheese9"]);
    expect(answer.menu.version).toBe(menu.version);
    expect(menuPartAnswer(menu, { parts: [999] }).runs).toEqual([{ categoryId: "", entries: [] }]);
  });

  it("of a search has what the whole menu would show, as far as anybody reads", () => {
    const one = menuPartAnswer(menu, { search: "cheese150" });
    expect(one.runs).toEqual([{ categoryId: "c", entries: [item("cheese150")] }]);
    expect(one.found).toBe(1);
    const many = menuPartAnswer(menu, { search: "käse" });
    expect(many.found).toBe(200);
    expect(Object.keys(many.menu.items)).toHaveLength(96);
    expect(menuPartAnswer(menu, { search: "nichts" })).toMatchObject({ runs: [], found: 0 });
  });

  it("has an address of its own that names version and question", () => {
    expect(menuPartPath(menu, { parts: [3, 4] })).toBe("/api/menu/r1/s1/1?parts=3%2C4");
    expect(menuPartPath(menu, { search: "süßer Käse & Brot" })).toBe(
      "/api/menu/r1/s1/1?search=s%C3%BC%C3%9Fer%20K%C3%A4se%20%26%20Brot",
    );
  });
});
