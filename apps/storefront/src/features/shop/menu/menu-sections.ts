import { badgeLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuCategory } from "@lokalkorb/domain/catalog/goods/goods";
import { productView, type ProductView } from "@/entities/product/product-view";
import type { ShopMoment } from "@/entities/shop/shop-live";

export interface MenuSection extends MenuCategory {
  readonly views: readonly ProductView[];
}

/** The menu as it is shown; products that the chosen way does not have go behind the others, in each section and among them. */
export function menuSections(menu: Menu, moment: ShopMoment): readonly MenuSection[] {
  const isNotThisMethod = ({ notThisMethod }: ProductView): number => Number(notThisMethod);
  const isNowhere = ({ views }: MenuSection): number =>
    Number(views.length > 0 && views.every(({ notThisMethod }) => notThisMethod));
  return menu.categories
    .map((category) => {
      const views = category.entries.flatMap((entry) => productView(menu, entry, moment) ?? []);
      return { ...category, views: views.toSorted((a, b) => isNotThisMethod(a) - isNotThisMethod(b)) };
    })
    .toSorted((a, b) => isNowhere(a) - isNowhere(b));
}

const popularSlug = "beliebt";
const rowLength = 3;

/** Before everything else one whole row of available favourites, or nothing; each of them stands at its usual place as well. */
export function popularSection(
  sections: readonly MenuSection[],
  among: readonly ProductView[] = sections.flatMap(({ views }) => views),
): readonly MenuSection[] {
  const liked = among
    .filter(({ badge, unavailable }) => badge === "popular" && !unavailable)
    .slice(0, rowLength)
    .map((view) => ({ ...view, badge: undefined }));
  if (liked.length < rowLength || sections.some(({ slug }) => slug === popularSlug)) return [];
  return [{ id: popularSlug, slug: popularSlug, name: badgeLabels.popular, entries: [], views: liked }];
}
