import { folded, wordsIn } from "@lokalkorb/domain/kernel/format/folded";

interface Item {
  readonly id: string;
  readonly name: string;
  readonly kitchenName?: string;
  readonly sku?: string;
  readonly status: string;
}

interface Category {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly status: string;
  readonly entries: readonly { readonly kind: "group" | "item" | "bundle"; readonly id: string }[];
}

interface Group {
  readonly id: string;
  readonly itemIds: readonly string[];
}

export interface ItemGroup<I> {
  readonly id: string;
  /** null: not in any category. */
  readonly name: string | null;
  readonly items: readonly I[];
}

/** Made once: a list of thousands compares names ten thousands of times. */
export const germanOrder = new Intl.Collator("de");

/** Archived products, by name. */
export const archivedOf = <I extends Item>(items: readonly I[]): readonly I[] =>
  items.filter(({ status }) => status === "archived").toSorted((a, b) => germanOrder.compare(a.name, b.name));

/** Articles as the shop shows them: by category, each once, in the order of its first place; archived ones are gone. */
export function groupItems<I extends Item>(
  items: readonly I[],
  categories: readonly Category[],
  groups: readonly Group[],
): readonly ItemGroup<I>[] {
  const left = new Map(items.filter(({ status }) => status !== "archived").map((item) => [item.id, item]));
  const itemIdsByGroup = new Map(groups.map(({ id, itemIds }) => [id, itemIds]));
  const take = (id: string): I[] => {
    const item = left.get(id);
    left.delete(id);
    return item === undefined ? [] : [item];
  };
  const named = categories
    .filter(({ status }) => status !== "archived")
    .sort((a, b) => a.position - b.position)
    .map(({ id, name, entries }) => ({
      id,
      name,
      items: entries.flatMap((entry) =>
        (entry.kind === "group" ? (itemIdsByGroup.get(entry.id) ?? []) : [entry.id]).flatMap(take),
      ),
    }));
  const rest = [...left.values()].sort((a, b) => germanOrder.compare(a.name, b.name));
  return [...named, { id: "rest", name: null, items: rest }].filter((group) => group.items.length > 0);
}

/** Every word must occur; 'kase' finds „Bergkäse“. A number of the shop's own counts as a word. */
export function searchItems<I extends Item>(groups: readonly ItemGroup<I>[], words: string): readonly ItemGroup<I>[] {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const text = folded(`${item.name} ${item.kitchenName ?? ""} ${item.sku ?? ""} ${group.name ?? ""}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first `count` articles of all groups together. */
export function cutGroups<I>(groups: readonly ItemGroup<I>[], count: number): readonly ItemGroup<I>[] {
  let left = count;
  const cut: ItemGroup<I>[] = [];
  for (const group of groups) {
    if (left <= 0) break;
    cut.push(left >= group.items.length ? group : { ...group, items: group.items.slice(0, left) });
    left -= group.items.length;
  }
  return cut;
}
