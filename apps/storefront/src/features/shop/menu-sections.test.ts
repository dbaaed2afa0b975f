import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { menuSections } from "./menu-sections.ts";

const entry = (id: string) => ({ kind: "item", id }) as const;
const menu = aMenu({
  items: { milk: anItem({ id: "milk" }), honey: anItem({ id: "honey" }), jam: anItem({ id: "jam" }) },
  categories: [
    { id: "fresh", name: "Frisches", slug: "frisches", entries: [entry("milk")] },
    { id: "shelf", name: "Vorrat", slug: "vorrat", entries: [entry("jam"), entry("honey")] },
  ],
});
const shown = (notThisWay: readonly string[]) =>
  menuSections(menu, { prices: {}, away: notThisWay, notThisWay }).map(({ slug, views }) => [
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
