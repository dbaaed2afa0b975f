import { menuCategoryFields, menuGroupFields } from "../../catalog/goods/goods-fields.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Menu } from "../menu.ts";
import { reachableParts } from "./build-menu.ts";
import type { CatalogDraft, DraftState } from "./draft.ts";
import { isSame } from "./menu-changes.ts";
import { differing, type DraftFields, restoredBundle, restoredItem, restoredOption } from "./restore-goods.ts";

export interface DraftPatch {
  readonly place: "item" | "option" | "bundle" | "group" | "category";
  readonly id: string;
  /** Undefined ones go; those that are not named stay. */
  readonly fields: DraftFields;
}

interface Shown {
  readonly item: ReadonlySet<string>;
  readonly group: ReadonlySet<string>;
  readonly bundle: ReadonlySet<string>;
}

type Listing = Pick<Menu, "categories"> & { readonly groups: readonly { id: string; itemIds: readonly string[] }[] };
type DraftsOfMenu = Pick<CatalogDraft, "items" | "options" | "bundles" | "groups" | "categories">;

/**
 * The changes of the drafts after which a publication says what `menu` says of goods and categories. Facts that no menu
 * holds stay, and so does what came later: it is hidden, and nothing of it is lost.
 */
export function restoreDrafts(menu: Menu, catalog: CatalogDraft): readonly DraftPatch[] {
  const now = reachableParts(catalog);
  const [shown, shownNow] = [shownIn({ ...menu, groups: Object.values(menu.groups) }), shownIn(now)];
  const { country, timezone } = catalog.restaurant;
  const question = {
    country,
    timezone,
    today: instantToLocal(catalog.publishedAt, timezone).date,
    items: menu.items,
    options: menu.options,
  };
  const status = (
    kind: keyof Shown,
    { id, status: is }: DraftState & { readonly id: string },
  ): DraftState["status"] => {
    if (shown[kind].has(id)) return "active";
    if (shownNow[kind].has(id)) return "hidden";
    return kind === "item" && is === "archived" && menu.items[id] !== undefined ? "hidden" : is;
  };
  const isActive = (kind: keyof Shown, id: string): boolean =>
    ({ item: catalog.items, group: catalog.groups, bundle: catalog.bundles })[kind].some(
      (draft) => draft.id === id && status(kind, draft) === "active",
    );
  const current = <Part extends { readonly id: string }>(parts: readonly Part[], draft: Part): Part =>
    parts.find(({ id }) => id === draft.id) ?? draft;
  return [
    ...patches("item", catalog.items, (draft) => {
      const then = menu.items[draft.id];
      return {
        ...(then && restoredItem(draft, current(now.items, draft), then, question)),
        status: status("item", draft),
      };
    }),
    ...patches("option", catalog.options, (draft) => {
      const then = menu.options[draft.id];
      return then ? { ...restoredOption(draft, then, question), status: "active" } : {};
    }),
    ...patches("bundle", catalog.bundles, (draft) => {
      const then = menu.bundles[draft.id];
      return {
        ...(then && restoredBundle(draft, current(now.bundles, draft), then, question)),
        status: status("bundle", draft),
      };
    }),
    ...patches("group", catalog.groups, (draft) => {
      const then = menu.groups[draft.id];
      if (then === undefined) return { status: status("group", draft) };
      const seen = draft.itemIds.filter((id) => isActive("item", id));
      const hidden = draft.itemIds.filter((id) => !then.itemIds.includes(id) && !isActive("item", id));
      return {
        ...differing(menuGroupFields, { ...current(now.groups, draft), itemIds: then.itemIds }, then),
        ...(isSame(seen, then.itemIds) ? {} : { itemIds: [...then.itemIds, ...hidden] }),
        status: status("group", draft),
      };
    }),
    ...categoryPatches(menu, catalog, now.categories, isActive),
  ];
}

type DraftEntry = DraftsOfMenu["categories"][number]["entries"][number];
const plain = ({ kind, id }: DraftEntry): DraftEntry => ({ kind, id });

function categoryPatches(
  menu: Menu,
  { categories }: DraftsOfMenu,
  now: DraftsOfMenu["categories"],
  isActive: (kind: keyof Shown, id: string) => boolean,
): readonly DraftPatch[] {
  const indexOf = (draft: { readonly id: string }): number => menu.categories.findIndex(({ id }) => id === draft.id);
  const order = categories.toSorted((a, b) => a.position - b.position).flatMap((draft) => indexOf(draft));
  const places = order.filter((index) => index !== -1);
  const inOrder = isSame(
    places,
    places.toSorted((a, b) => a - b),
  );
  return patches("category", categories, (draft) => {
    const index = indexOf(draft);
    const published = menu.categories[index];
    if (published === undefined) {
      const isSeen = now.some(({ id }) => id === draft.id) || draft.entries.some(({ kind, id }) => isActive(kind, id));
      return isSeen && draft.status === "active" ? { status: "hidden" } : {};
    }
    const current = { ...draft, entries: published.entries };
    const seen = draft.entries.filter(({ kind, id }) => isActive(kind, id));
    const isThere = (entry: DraftEntry): boolean => published.entries.some((each) => isSame(plain(each), plain(entry)));
    const hidden = draft.entries.filter((entry) => !isThere(entry) && !isActive(entry.kind, entry.id));
    return {
      ...differing(menuCategoryFields, current, published),
      ...(isSame(seen.map(plain), published.entries.map(plain)) ? {} : { entries: [...published.entries, ...hidden] }),
      ...(inOrder ? {} : { position: index }),
      status: "active",
    };
  });
}

function shownIn({ categories, groups }: Listing): Shown {
  const of = (kind: string): string[] =>
    categories.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === kind ? [entry.id] : [])));
  const shownGroups = new Set(of("group"));
  const variants = groups.filter(({ id }) => shownGroups.has(id)).flatMap(({ itemIds }) => itemIds);
  return { item: new Set([...of("item"), ...variants]), group: shownGroups, bundle: new Set(of("bundle")) };
}

function patches<Draft extends { readonly id: string }>(
  place: DraftPatch["place"],
  drafts: readonly Draft[],
  fieldsOf: (draft: Draft) => DraftFields,
): readonly DraftPatch[] {
  return drafts.flatMap((draft) => {
    const fields = Object.entries(fieldsOf(draft)).filter(
      ([name, value]) => !isSame((draft as DraftFields)[name], value),
    );
    return fields.length === 0 ? [] : [{ place, id: draft.id, fields: Object.fromEntries(fields) }];
  });
}
