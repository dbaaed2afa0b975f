import { campaignsOf } from "../discounts/campaigns.ts";
import type { DiscountTerms } from "../discounts/discount-terms.ts";
import { must } from "../invariant.ts";
import type { PaymentMethod } from "../orders/payment-method.ts";
import type { Restaurant, TaxScheme } from "../restaurant/restaurant.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { DistributionOption } from "../slots/distribution-option.ts";
import type { Instant } from "../time/instant.ts";
import { instantToLocal } from "../time/zoned-time.ts";
import type { BasePriceUnit } from "../money/base-price-unit.ts";
import { frozenBundle, frozenItem, sizeGroup } from "./freeze-draft.ts";
import type { PriceDay } from "./lowest-price.ts";
import type { Bundle, MenuCategory, ProductGroup } from "./goods.ts";
import type { Imprint, OrderingRules } from "./storefront.ts";
import type { Menu } from "./menu.ts";
import type { MenuItem } from "./item.ts";
import type { OptionGroup } from "./option-group.ts";
import type { TermsByMethod } from "../payments/offered-methods.ts";
import { type PublishGap, publishGaps } from "./publish-gaps.ts";

/** Documents of the catalogue as the shop edits them, each with its id. `hidden` ones can still be part of a bundle. */
export interface DraftState {
  readonly status: "active" | "hidden" | "archived";
}

export interface DraftItem
  extends Omit<MenuItem, "priceCents" | "basePrice" | "stockMode" | "lowest30Cents">, DraftState {
  /** Sold by weight: not asked for, it follows from the price per kilogram. */
  readonly priceCents: number | null;
  /** The unit of the base price, where the country leaves a choice. */
  readonly basePriceUnit?: BasePriceUnit;
  readonly stock: { readonly mode: MenuItem["stockMode"] };
}

export interface DraftOption extends OptionGroup, DraftState {}
export interface DraftBundle extends Omit<Bundle, "priceCents">, DraftState {
  /** Of a fixed price without sizes. */
  readonly priceCents: number | null;
  readonly sizes?: readonly { readonly id: string; readonly name: string; readonly priceCents: number }[];
}
export interface DraftGroup extends ProductGroup, DraftState {}
export interface DraftCategory extends MenuCategory, DraftState {
  readonly position: number;
}

/** All that one published menu is made of. */
export interface Catalogue {
  readonly version: number;
  readonly publishedAt: Instant;
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
  readonly restaurant: Restaurant;
  /** null = not filled in yet. */
  readonly imprint: Imprint | null;
  readonly taxScheme: TaxScheme;
  readonly organicControlNo?: string;
  readonly ordering: OrderingRules;
  /** Prices of other lists are nobody's business here and stay out. */
  readonly priceListId?: string;
  readonly tips?: Menu["tips"];
  /** Codes that hold without being typed; those that everybody may see come into the menu. */
  readonly campaigns?: readonly DiscountTerms[];
  /** Past prices of the items whose lowest one must be known (PRC-07). */
  readonly priceDays?: Readonly<Record<string, readonly PriceDay[]>>;
  /** Documents that could not be read, as gaps; they are in none of the lists. */
  readonly malformed?: readonly PublishGap[];
  readonly distributionOptions: readonly DistributionOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentTerms?: TermsByMethod;
  readonly items: readonly DraftItem[];
  readonly options: readonly DraftOption[];
  readonly bundles: readonly DraftBundle[];
  readonly groups: readonly DraftGroup[];
  readonly categories: readonly DraftCategory[];
}

/** Freezes the drafts into one menu, or says what is missing. Drafts that nothing leads to are left out and never block. */
export function buildMenu(catalogue: Catalogue): Result<Menu, readonly PublishGap[]> {
  const parts = reachableParts(catalogue);
  const gaps = publishGaps(catalogue, parts);
  if (gaps.length > 0) return refuse(gaps);
  const { restaurant } = catalogue;
  const { name, slug, kind, country, timezone, currency, theme, address, phone, emailPublic, description, goods } =
    restaurant;
  const {
    version,
    publishedAt,
    restaurantId,
    offeringId,
    storefrontId,
    ordering,
    paymentMethods,
    taxScheme,
    organicControlNo,
    priceListId,
  } = catalogue;
  const today = instantToLocal(publishedAt, timezone).date;
  const items = byId(
    parts.items.map((item) => frozenItem(item, { country, today, priceListId, days: catalogue.priceDays?.[item.id] })),
  );
  const campaigns = campaignsOf(catalogue.campaigns ?? [], publishedAt);
  const sizes = parts.bundles.flatMap((bundle) => sizeGroup(bundle) ?? []);
  return ok({
    format: 1,
    version,
    publishedAt,
    restaurantId,
    offeringId,
    storefrontId,
    channel: "web",
    shop: {
      name,
      slug,
      kind,
      country,
      timezone,
      currency,
      theme,
      address,
      phone,
      emailPublic,
      description,
      goods,
      imprint: must(catalogue.imprint, "publishGaps asks for the imprint"),
      taxScheme,
      ...(organicControlNo ? { organicControlNo } : {}),
    },
    ordering,
    distributionOptions: catalogue.distributionOptions
      .filter(({ enabled }) => enabled)
      .sort((a, b) => a.position - b.position),
    paymentMethods,
    categories: parts.categories.map(({ position: _position, status: _status, ...category }) => category),
    groups: byId(parts.groups.map(({ status: _status, ...group }) => group)),
    items,
    options: byId([...parts.options.map(({ status: _status, ...option }) => option), ...sizes]),
    bundles: byId(parts.bundles.map((bundle) => frozenBundle(bundle, items, today))),
    ...(priceListId === undefined ? {} : { priceListId }),
    ...(catalogue.paymentTerms ? { paymentTerms: catalogue.paymentTerms } : {}),
    ...(catalogue.tips ? { tips: catalogue.tips } : {}),
    ...(campaigns.length > 0 ? { campaigns } : {}),
  });
}

export interface MenuParts {
  readonly categories: readonly DraftCategory[];
  readonly groups: readonly DraftGroup[];
  readonly items: readonly DraftItem[];
  readonly options: readonly DraftOption[];
  readonly bundles: readonly DraftBundle[];
}

function reachableParts(catalogue: Catalogue): MenuParts {
  const activeItems = new Set(active(catalogue.items).map(({ id }) => id));
  const groups = new Map(
    active(catalogue.groups).flatMap((group) => {
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
  const bundles = new Map(active(catalogue.bundles).map((bundle) => [bundle.id, withoutArchived(bundle, catalogue)]));
  const sellable = { item: activeItems, group: groups, bundle: bundles };

  const categories = active(catalogue.categories)
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
  const items = catalogue.items.filter(({ id }) => itemIds.has(id));
  const optionIds = new Set(
    [...items, ...shownBundles].flatMap(({ optionRefs = [] }) => optionRefs.map(({ optionId }) => optionId)),
  );
  return {
    categories,
    groups: shownGroups,
    bundles: shownBundles,
    items,
    options: active(catalogue.options).filter(({ id }) => optionIds.has(id)),
  };
}

function withoutArchived(bundle: DraftBundle, { items }: Catalogue): DraftBundle {
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
