import type { MenuCategory } from "../catalog/goods/goods.ts";
import type { Menu } from "./menu.ts";

type MenuOption = Menu["options"][string];

/**
 * The menu of an order with what came since. What it has itself stays as it was; the new stands where it stands today,
 * since discounts may hold for a category.
 */
export function withGoods(menu: Menu, today: Menu): Menu {
  if (menu.version === today.version) return menu;
  const known = new Set(menu.categories.map(({ id }) => id));
  return {
    ...menu,
    items: { ...today.items, ...menu.items },
    bundles: { ...today.bundles, ...menu.bundles },
    groups: { ...today.groups, ...menu.groups },
    options: {
      ...today.options,
      ...Object.fromEntries(Object.entries(menu.options).map(([id, one]) => [id, withChoices(one, today.options[id])])),
    },
    categories: [
      ...menu.categories.map((category) => withEntries(menu, category, today)),
      ...today.categories.filter(({ id }) => !known.has(id)),
    ],
  };
}

function withChoices(option: MenuOption, today: MenuOption | undefined): MenuOption {
  const known = new Set(option.choices.map(({ id }) => id));
  const added = today?.choices.filter(({ id }) => !known.has(id)) ?? [];
  return { ...option, choices: [...option.choices, ...added] };
}

function withEntries({ items, groups, bundles }: Menu, category: MenuCategory, today: Menu): MenuCategory {
  const of = { item: items, group: groups, bundle: bundles };
  const now = today.categories.find(({ id }) => id === category.id)?.entries ?? [];
  const added = now.filter(({ kind, id }) => !Object.hasOwn(of[kind], id));
  return { ...category, entries: [...category.entries, ...added] };
}
