import { campaignsOf } from "../campaigns.ts";
import { project } from "../../kernel/fields/project.ts";
import { must } from "../../kernel/invariant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { CatalogDraft, DraftBundle, DraftState, MenuParts } from "./draft.ts";
import { frozenBundle, frozenItem, frozenOption, sizeGroup } from "./freeze-draft.ts";
import type { Menu } from "../menu.ts";
import { menuFields } from "../menu-fields.ts";
import { cooks } from "../../shop/restaurant-kind.ts";
import { withListPrices } from "./list-prices.ts";
import { withOwnPictures } from "./own-pictures.ts";
import type { PublishGap } from "./publish-gap.ts";
import { publishGaps } from "./publish-gaps.ts";

/** Freezes the drafts into one menu, or says what is missing. Drafts that nothing leads to are left out and never block. */
export function buildMenu(catalog: CatalogDraft): Result<Menu, readonly PublishGap[]> {
  const parts = withListPrices(reachableParts(catalog), catalog);
  const gaps = publishGaps(catalog, parts);
  if (gaps.length > 0) return refuse(gaps);
  const { campaigns: discounts = [], ...given } = catalog;
  const { restaurant, publishedAt, priceListId, taxScheme, organicControlNo, priceDays = {} } = given;
  const { country, timezone } = restaurant;
  const today = instantToLocal(publishedAt, timezone).date;
  const categoryOf = categoryNames(parts);
  const items = byId(
    parts.items.map((item) =>
      frozenItem(item, {
        country,
        timezone,
        today,
        priceListId,
        days: priceDays[item.id],
        category: categoryOf.get(item.id),
        cooks: cooks(restaurant.kind),
      }),
    ),
  );
  const campaigns = campaignsOf(discounts, publishedAt);
  const sizes = parts.bundles.flatMap((bundle) => sizeGroup(bundle) ?? []);
  const menu: Menu = {
    ...given,
    format: 1,
    channel: "web",
    shop: {
      ...restaurant,
      imprint: must(given.imprint, "publishGaps asks for the imprint"),
      taxScheme,
      ...(organicControlNo && { organicControlNo }),
    },
    distributionOptions: given.distributionOptions
      .filter(({ enabled }) => enabled)
      .sort((a, b) => a.position - b.position),
    categories: parts.categories,
    groups: byId(parts.groups),
    items,
    options: byId([...parts.options.map((option) => frozenOption(option, items)), ...sizes]),
    bundles: byId(parts.bundles.map((bundle) => frozenBundle(bundle, items, today))),
    ...(campaigns.length > 0 && { campaigns }),
  };
  return ok(project(menuFields, withOwnPictures(menu)));
}

/** The category in which an item stands first, by itself or in a group. */
function categoryNames({ categories, groups }: MenuParts): ReadonlyMap<string, string> {
  const inGroup = new Map(groups.map(({ id, itemIds }) => [id, itemIds]));
  const names = new Map<string, string>();
  for (const { name, entries } of categories)
    for (const { kind, id } of entries)
      for (const itemId of (kind === "group" ? inGroup.get(id) : undefined) ?? [id])
        if (!names.has(itemId)) names.set(itemId, name);
  return names;
}

/** The drafts that a publication takes, each as it takes it. */
export function reachableParts(catalog: Pick<CatalogDraft, keyof MenuParts>): MenuParts {
  const activeItems = new Set(active(catalog.items).map(({ id }) => id));
  const groups = new Map(
    active(catalog.groups).flatMap((group) => {
      const itemIds = group.itemIds.filter((id) => activeItems.has(id));
      const first = itemIds[0];
      if (first === undefined) return [];
      return [
        [
          group.id,
          { ...group, itemIds, defaultItemId: itemIds.includes(group.defaultItemId) ? group.defaultItemId : first },
        ],
      ];
    }),
  );
  const bundles = new Map(active(catalog.bundles).map((bundle) => [bundle.id, withoutArchived(bundle, catalog)]));
  const sellable = { item: activeItems, group: groups, bundle: bundles };

  const categories = active(catalog.categories)
    .map((category) => ({ ...category, entries: category.entries.filter(({ kind, id }) => sellable[kind].has(id)) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.position - b.position);
  const entries = categories.flatMap((category) => category.entries);
  const shown = (kind: string): ReadonlySet<string> =>
    new Set(entries.filter((entry) => entry.kind === kind).map(({ id }) => id));

  const shownGroups = [...groups.values()].filter(({ id }) => shown("group").has(id));
  const shownBundles = [...bundles.values()].filter(({ id }) => shown("bundle").has(id));
  const itemIds = new Set([
    ...shown("item"),
    ...shownGroups.flatMap((group) => group.itemIds),
    ...shownBundles.flatMap((bundle) => bundle.slots.flatMap((slot) => slot.choices.map(({ itemId }) => itemId))),
    ...shownBundles.flatMap(({ contentByWeek = {} }) =>
      Object.values(contentByWeek).flatMap((content) => content.map(({ itemId }) => itemId)),
    ),
  ]);
  const items = catalog.items.filter(({ id }) => itemIds.has(id));
  const optionIds = new Set(
    [...items, ...shownBundles].flatMap(({ optionRefs = [] }) => optionRefs.map(({ optionId }) => optionId)),
  );
  const options = active(catalog.options).filter(({ id }) => optionIds.has(id));
  const linkedIds = new Set(options.flatMap(({ choices }) => choices.flatMap(({ itemId = [] }) => itemId)));
  const linked = catalog.items.filter(
    ({ id, status }) => linkedIds.has(id) && !itemIds.has(id) && status !== "archived",
  );
  return {
    categories,
    groups: shownGroups,
    bundles: shownBundles,
    // An item that is a choice alone has no choices of its own.
    items: [...items, ...linked.map((item) => ({ ...item, optionRefs: [] }))],
    options,
  };
}

function withoutArchived(bundle: DraftBundle, { items }: Pick<CatalogDraft, "items">): DraftBundle {
  const usable = new Set(items.filter(({ status }) => status !== "archived").map(({ id }) => id));
  return {
    ...bundle,
    slots: bundle.slots.map((slot) => {
      const choices = slot.choices.filter(({ itemId }) => usable.has(itemId));
      // A fixed slot promises all of its contents; with one gone it has nothing to offer.
      return { ...slot, choices: slot.fixed && choices.length < slot.choices.length ? [] : choices };
    }),
  };
}

const active = <Draft extends DraftState>(drafts: readonly Draft[]): Draft[] =>
  drafts.filter(({ status }) => status === "active");

const byId = <Part extends { readonly id: string }>(parts: readonly Part[]): Record<string, Part> =>
  Object.fromEntries(parts.map((part) => [part.id, part]));
