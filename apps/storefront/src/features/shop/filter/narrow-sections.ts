import { entryKey } from "@lokalkorb/domain/menu/filter/menu-filter";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";

/** The sections with the products that fit, as `entryKey`; those that are empty then go. */
export const narrowSections = <
  View extends { readonly entry: MenuEntry },
  S extends { readonly views: readonly View[] },
>(
  sections: readonly (S & { readonly views: readonly View[] })[],
  fitting: ReadonlySet<string>,
): readonly S[] =>
  sections.flatMap((section) => {
    const views = section.views.filter(({ entry }) => fitting.has(entryKey(entry)));
    return views.length === 0 ? [] : [{ ...section, views }];
  });
