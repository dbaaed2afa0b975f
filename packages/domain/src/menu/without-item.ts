import type { Id } from "../kernel/branded.ts";
import type { Bundle, MenuEntry, MenuGoods } from "../catalog/goods/goods.ts";

/** A published menu after one of its items was taken out: with it go bundles that offer it, and groups of it alone. */
export function withoutItem<Published extends MenuGoods>(menu: Published, itemId: Id<"product">): Published {
  const { [itemId]: _gone, ...items } = menu.items;
  const groups = Object.fromEntries(
    Object.entries(menu.groups).flatMap(([id, group]) => {
      const itemIds = group.itemIds.filter((other) => other !== itemId);
      const [first] = itemIds;
      if (first === undefined) return [];
      const defaultItemId = group.defaultItemId === itemId ? first : group.defaultItemId;
      return [[id, { ...group, itemIds, defaultItemId }]];
    }),
  );
  const bundles = Object.fromEntries(Object.entries(menu.bundles).filter(([, bundle]) => !offers(bundle, itemId)));
  const options = Object.fromEntries(
    Object.entries(menu.options).map(([id, option]) => [
      id,
      { ...option, choices: option.choices.filter((choice) => choice.itemId !== itemId) },
    ]),
  );
  const known = { item: items, group: groups, bundle: bundles };
  const isThere = ({ kind, id }: MenuEntry): boolean => id in known[kind];
  return {
    ...menu,
    items,
    groups,
    bundles,
    options,
    categories: menu.categories
      .map((category) => ({ ...category, entries: category.entries.filter(isThere) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

function offers({ slots, contentByWeek = {} }: Bundle, itemId: Id<"product">): boolean {
  const pieces = [...slots.map(({ choices }) => choices), ...Object.values(contentByWeek)].flat();
  return pieces.some((piece) => piece.itemId === itemId);
}
