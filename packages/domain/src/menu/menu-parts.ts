import type { Id } from "../kernel/branded.ts";
import type { MenuCategory, MenuEntry, MenuGoods } from "../catalog/goods/goods.ts";

/** Entries that come together; every width of the grid divides it. */
export const entriesPerPart = 24;

/** Up to here a menu is one piece. */
const mostEntriesAtOnce = 150;

/** A run of entries of one category. */
export interface MenuPart {
  readonly categoryId: Id<"category">;
  readonly entries: readonly MenuEntry[];
}

export function isLargeMenu({ categories }: Pick<MenuGoods, "categories">): boolean {
  return categories.reduce((sum, { entries }) => sum + entries.length, 0) > mostEntriesAtOnce;
}

/** All entries in the order of the menu, category by category. */
export function menuParts({ categories }: Pick<MenuGoods, "categories">): readonly MenuPart[] {
  return categories.flatMap(({ id, entries }) =>
    Array.from({ length: Math.ceil(entries.length / entriesPerPart) }, (_, part) => ({
      categoryId: id,
      entries: entries.slice(part * entriesPerPart, (part + 1) * entriesPerPart),
    })),
  );
}

/** The entries on whose cards these products are chosen. */
export function entriesOfProducts(menu: MenuGoods, productIds: ReadonlySet<string>): readonly MenuEntry[] {
  return menu.categories.flatMap(({ entries }) =>
    entries.filter(({ kind, id }) =>
      kind === "group" ? groupItems(menu, id).some((itemId) => productIds.has(itemId)) : productIds.has(id),
    ),
  );
}

/**
 * The menu with the goods of some entries alone. Rules about these goods come to the same as with the whole menu: each
 * category keeps every entry that shows one of them, and what bundles and options refer to is there.
 */
export function cutMenu<M extends MenuGoods>(menu: M, chosen: readonly MenuEntry[]): M {
  const chosenKeys = new Set(chosen.map(keyOf));
  const sold = new Set<string>();
  let kept: readonly MenuEntry[] = chosen;
  // A variant may stand in a second group, whose other variants come along.
  for (let size = -1; size < sold.size;) {
    size = sold.size;
    for (const entry of kept) for (const id of itemsOf(menu, entry)) sold.add(id);
    kept = menu.categories.flatMap(({ entries }) => entries.filter((entry) => isKept(menu, entry, chosenKeys, sold)));
  }
  const keys = new Set(kept.map(keyOf));
  const groups = pick(menu.groups, idsOf(kept, "group"));
  const bundles = pick(menu.bundles, idsOf(kept, "bundle"));
  const inside = Object.values(bundles).flatMap(({ slots, contentByWeek = {} }) =>
    [...slots.map(({ choices }) => choices), ...Object.values(contentByWeek)].flat().map(({ itemId }) => itemId),
  );
  const items = pick(menu.items, [...sold, ...inside]);
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      entries: category.entries.filter((entry) => keys.has(keyOf(entry))),
    })),
    groups,
    bundles,
    items,
    options: pick(menu.options, optionsOf(menu, [...Object.values(items), ...Object.values(bundles)])),
  };
}

/** Both cuts of one menu in one. */
export function joinMenus<M extends MenuGoods>(menu: M, more: MenuGoods): M {
  const added = new Map(more.categories.map(({ id, entries }) => [id, entries]));
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, entries: union(category, added.get(category.id)) })),
    groups: { ...menu.groups, ...more.groups },
    bundles: { ...menu.bundles, ...more.bundles },
    items: { ...menu.items, ...more.items },
    options: { ...menu.options, ...more.options },
  };
}

function union({ entries }: MenuCategory, more: readonly MenuEntry[] = []): MenuCategory["entries"] {
  const known = new Set(entries.map(keyOf));
  return [...entries, ...more.filter((entry) => !known.has(keyOf(entry)))];
}

const keyOf = ({ kind, id }: MenuEntry): string => `${kind} ${id}`;

const groupItems = ({ groups }: MenuGoods, id: string): readonly string[] => groups[id]?.itemIds ?? [];

function itemsOf(menu: MenuGoods, { kind, id }: MenuEntry): readonly string[] {
  if (kind === "bundle") return [];
  return kind === "group" ? groupItems(menu, id) : [id];
}

const isKept = (menu: MenuGoods, entry: MenuEntry, chosen: ReadonlySet<string>, sold: ReadonlySet<string>): boolean =>
  chosen.has(keyOf(entry)) || itemsOf(menu, entry).some((id) => sold.has(id));

const idsOf = (entries: readonly MenuEntry[], kind: MenuEntry["kind"]): readonly string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);

/** With the options that their choices depend on. */
function optionsOf(
  { options }: MenuGoods,
  users: readonly { readonly optionRefs?: readonly { readonly optionId: string }[] }[],
) {
  const found = new Set(users.flatMap(({ optionRefs = [] }) => optionRefs.map(({ optionId }) => optionId)));
  for (const id of found)
    for (const { dependsOn = [] } of options[id]?.choices ?? [])
      for (const { optionId } of dependsOn) found.add(optionId);
  return [...found];
}

function pick<Part>(parts: Readonly<Record<string, Part>>, ids: readonly string[]): Record<string, Part> {
  return Object.fromEntries(ids.flatMap((id) => (parts[id] === undefined ? [] : [[id, parts[id]] as const])));
}
