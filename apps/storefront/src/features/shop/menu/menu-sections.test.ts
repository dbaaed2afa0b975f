import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { menuSections, popularSection } from "./menu-sections.ts";

const entry = (id: string) => ({ kind: "item", id }) as const;
const menu = aMenu({
  items: { milk: anItem({ id: "milk" }), honey: anItem({ id: "honey" }), jam: anItem({ id: "jam" }) },
  categories: [
    { id: "fresh", name: "Frisches", slug: "frisches", entries: [entry("milk")] },
    { id: "shelf", name: "Vorrat", slug: "vorrat", entries: [entry("jam"), entry("honey")] },
  ],
});
const shown = (notThisMethod: readonly string[]) =>
  menuSections(menu, { prices: {}, unavailable: notThisMethod, notThisMethod }).map(({ slug, views }) => [
    slug,
    ...views.map((view) => view.entry.id),
  ]);

it("S-B5 what can be had on the chosen way comes first, in each section and among them", () => {
  expect(shown([])).toEqual([
    ["frisches", "milk"],
    ["vorrat", "jam", "honey"],
  ]);
  expect(shown(["milk", "jam"])).toEqual([
    ["vorrat", "honey", "jam"],
    ["frisches", "milk"],
  ]);
});

const popular = (id: string) => anItem({ id, badge: "popular" });
const liked = aMenu({
  items: {
    ...menu.items,
    bread: popular("bread"),
    eggs: popular("eggs"),
    butter: popular("butter"),
    ham: popular("ham"),
  },
  categories: [
    { id: "fresh", name: "Frisches", slug: "frisches", entries: ["milk", "eggs", "butter", "ham"].map(entry) },
    { id: "oven", name: "Aus dem Ofen", slug: "ofen", entries: [entry("bread")] },
  ],
});
function first(of: typeof menu, unavailable: readonly string[] = []) {
  const sections = menuSections(of, { prices: {}, unavailable, notThisMethod: [] });
  const [section] = [...popularSection(sections), ...sections];
  return [section?.slug, ...(section?.views ?? []).map((view) => view.entry.id)];
}

it("S-P15 S-R9 the menu begins with one row of what is liked and can be had, where there is enough of it", () => {
  expect(first(liked)).toEqual(["beliebt", "eggs", "butter", "ham"]);
  expect(first(liked, ["eggs"])).toEqual(["beliebt", "butter", "ham", "bread"]);
  expect(first(liked, ["eggs", "ham"])).toEqual(["frisches", "milk", "eggs", "butter", "ham"]);
  expect(first(menu)).toEqual(["frisches", "milk"]);
});

it("leaves the place to a section that the shop itself calls so", () => {
  const [fresh, oven] = liked.categories;
  if (!fresh || !oven) throw new Error("two categories");
  const own = { ...liked, categories: [{ ...oven, slug: "beliebt" }, fresh] };
  expect(first(own)).toEqual(["beliebt", "bread"]);
});
