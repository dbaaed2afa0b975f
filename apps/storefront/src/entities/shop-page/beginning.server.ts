import type { Menu } from "@lokalkorb/domain/menu/menu";
import { entriesPerPart, menuParts } from "@lokalkorb/domain/menu/menu-parts";
import type { MenuEntry, MenuGoods } from "@lokalkorb/domain/catalog/goods/goods";
import { findEntry } from "@/entities/product/product-view";
import type { MenuRest } from "./shop-page.ts";

/** The goods that a page of a large menu has from the beginning, and how the others follow. */
export type Beginning = (menu: Menu) => { readonly entries: readonly MenuEntry[]; readonly rest: MenuRest };

/** A menu in one piece. */
export const whole = { entries: undefined, rest: undefined };

const noRest: MenuRest = { first: {}, popular: [], later: [] };

export const withoutGoods: Beginning = () => ({ entries: [], rest: noRest });

export const beginWithEntry =
  (id: string): Beginning =>
  (menu) => {
    const entry = findEntry(menu, id);
    return { entries: entry ? [entry] : [], rest: noRest };
  };

const firstEntries = 2 * entriesPerPart;

/** Enough for a row of them, should some be out of reach at the moment. */
const mostPopular = 9;

/** The first categories, as many as fill some screens. */
export const beginWithMenu: Beginning = (menu) => {
  const parts = menuParts(menu);
  let count = 0;
  const firstLater = parts.findIndex(({ entries }) => {
    const isLater = count >= firstEntries;
    count += entries.length;
    return isLater;
  });
  const shown = firstLater < 0 ? parts : parts.slice(0, firstLater);
  const popular = popularEntries(menu).slice(0, mostPopular);
  const first: Record<string, MenuEntry[]> = {};
  for (const { categoryId, entries } of shown) (first[categoryId] ??= []).push(...entries);
  const later = parts.flatMap(({ categoryId, entries }, part) =>
    part < shown.length ? [] : [{ part, categoryId, count: entries.length }],
  );
  return { entries: [...shown.flatMap(({ entries }) => entries), ...popular], rest: { first, popular, later } };
};

function popularEntries({ categories, items, groups, bundles }: MenuGoods): readonly MenuEntry[] {
  const goods = { item: items, group: groups, bundle: bundles };
  const isPopular = ({ kind, id }: MenuEntry): boolean => goods[kind][id]?.badge === "popular";
  return categories.flatMap(({ entries }) => entries.filter(isPopular));
}
