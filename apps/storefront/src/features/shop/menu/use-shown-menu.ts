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
}

/** The part of the menu that the page itself shows: all of it, or the beginning of a large one. */
export function useShownMenu(menu: Menu, rest: MenuRest | undefined, moment: ShopMoment, search: string): ShownMenu {
  const plain = useMemo(() => menuSections(rest ? beginningOf(menu, rest) : menu, moment), [menu, rest, moment]);
  const popular = useMemo(() => {
    const liked = rest?.popular.flatMap((entry) => productView(menu, entry, moment) ?? []);
    return popularSection(plain, liked);
  }, [plain, menu, rest, moment]);
  return useMemo(() => {
    const all = [...popular, ...plain];
    if (rest) return { sections: search === "" ? all : [], categories: [...popular, ...menu.categories], found: null };
    if (search === "") return { sections: all, categories: all, found: null };
    // Nothing is found twice.
    const sections = searchMenu(plain, search);
    return { sections, categories: sections, found: sections.reduce((sum, { views }) => sum + views.length, 0) };
  }, [popular, plain, menu, rest, search]);
}

const beginningOf = (menu: Menu, { first }: MenuRest): Menu => ({
  ...menu,
  categories: menu.categories.flatMap((category) => {
    const entries = first[category.id];
    return entries ? [{ ...category, entries: [...entries] }] : [];
  }),
});
