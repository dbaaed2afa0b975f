import type { Menu, MenuCategory } from "@lokalkorb/domain/offering/menu";
import { entryView } from "@/frame/entry-view";
import type { EntryView } from "@/frame/entry-view";
import type { ShopMoment } from "@/frame/shop-page";

export interface MenuSection extends MenuCategory {
  readonly views: readonly EntryView[];
}

/** The menu as it is shown; what cannot be had on the chosen way goes behind what can, in each section and among them. */
export function menuSections(menu: Menu, moment: ShopMoment): readonly MenuSection[] {
  const isNotThisWay = ({ notThisWay }: EntryView): number => Number(notThisWay);
  const isNowhere = ({ views }: MenuSection): number =>
    Number(views.length > 0 && views.every(({ notThisWay }) => notThisWay));
  return menu.categories
    .map((category) => {
      const views = category.entries.flatMap((entry) => entryView(menu, entry, moment) ?? []);
      return { ...category, views: views.toSorted((a, b) => isNotThisWay(a) - isNotThisWay(b)) };
    })
    .toSorted((a, b) => isNowhere(a) - isNowhere(b));
}
