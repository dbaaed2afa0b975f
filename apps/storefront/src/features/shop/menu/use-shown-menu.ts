import type { MenuCategory } from "@lokalkorb/domain/catalog/goods/goods";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useMemo } from "react";
import { productView } from "@/entities/product/product-view";
import type { MenuRest } from "@/entities/shop-page/shop-page";
import type { ShopMoment } from "@/entities/shop/shop-live";
import { menuSections, popularSection, type MenuSection } from "./menu-sections.ts";
import { searchMenu } from "./search-menu.ts";

export interface ShownMenu {
  readonly sections: readonly MenuSection[];
  /** All that can be jumped to. */
  readonly categories: readonly MenuCategory[];
  /** How many products a search finds; null without one, and in a large menu, whose search the server answers. */
  readonly found: number | null;
  /** All sections that a search goes through. */
  readonly among: readonly MenuSection[];
}

/** The sections with the products that a filter leaves, without those that are empty then. */
export type Narrow = (sections: readonly MenuSection[]) => readonly MenuSection[];

export interface Wanted {
  readonly search: string;
  /** The filter; null: none. */
  readonly only: Narrow | null;
}

/** The part of the menu that the page itself shows: all of it, or the beginning of a large one. */
export function useShownMenu(
  menu: Menu,
  rest: MenuRest | undefined,
  moment: ShopMoment,
  { search, only }: Wanted,
): ShownMenu {
  const plain = useMemo(() => menuSections(rest ? beginningOf(menu, rest) : menu, moment), [menu, rest, moment]);
  const popular = useMemo(() => {
    const liked = rest?.popular.flatMap((entry) => productView(menu, entry, moment) ?? []);
    return popularSection(plain, liked);
  }, [plain, menu, rest, moment]);
  return useMemo(() => {
    const among = only ? only(plain) : plain;
    const isWhole = search === "" && !only;
    // Nothing is found twice.
    const sections = isWhole ? [...popular, ...plain] : rest ? [] : searchMenu(among, search);
    return {
      sections,
      among,
      categories: rest ? [...popular, ...menu.categories] : sections,
      found: isWhole || rest ? null : sections.reduce((sum, { views }) => sum + views.length, 0),
    };
  }, [popular, plain, menu, rest, search, only]);
}

const beginningOf = (menu: Menu, { first }: MenuRest): Menu => ({
  ...menu,
  categories: menu.categories.flatMap((category) => {
    const entries = first[category.id];
    return entries ? [{ ...category, entries: [...entries] }] : [];
  }),
});
