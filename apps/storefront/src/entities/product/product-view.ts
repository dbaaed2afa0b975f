import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Badge, MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { Bundle, MenuEntry, VariantGroup } from "@lokalkorb/domain/catalog/goods/goods";
import { chosenComponents } from "@lokalkorb/domain/catalog/goods/chosen-components";
import { unitDeposit } from "@lokalkorb/domain/pricing/basket/estimate-total";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { type formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { figuresAt, isFromPrice, taggedDiets } from "@lokalkorb/ui/figures";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";
import type { ShopMoment } from "@/entities/shop/shop-live";

/** A product as its card and its sheet show it, whatever kind it is. */
export interface ProductView {
  readonly entry: MenuEntry;
  readonly name: string;
  readonly description: string | undefined;
  readonly illustration: IllustrationName;
  readonly photo: ReturnType<typeof pictureSource>;
  readonly badge: Badge | undefined;
  readonly diets: readonly Diet[];
  /** Of one unit, and how it is written. */
  readonly cents: Cents;
  readonly price: string;
  /** PRC-07: the lowest price of the 30 days before, where this one is a reduction. */
  readonly before: string | undefined;
  /** The cheapest of several prices. */
  readonly from: boolean;
  readonly deposit: string | undefined;
  readonly amount: string | undefined;
  readonly basePrice: ReturnType<typeof formatBasePrice> | undefined;
  /** Something has to be chosen, so a press opens the sheet instead of putting it in at once. */
  readonly needsChoice: boolean;
  /** Cannot be had at the time that is chosen, or on this way. */
  readonly unavailable: boolean;
  /** Cannot be had on this way at any time. */
  readonly notThisMethod: boolean;
  /** Ids of the products of the lines. */
  readonly refIds: readonly Id<"product">[];
}

/** Null when the menu names something that it does not hold. */
export function productView(menu: Menu, entry: MenuEntry, moment: ShopMoment): ProductView | null {
  if (entry.kind === "item") {
    const item = menu.items[entry.id];
    return item ? itemView(entry, item, moment) : null;
  }
  if (entry.kind === "group") {
    const group = menu.groups[entry.id];
    return group ? groupView(menu, entry, group, moment) : null;
  }
  const bundle = menu.bundles[entry.id];
  return bundle ? bundleView(menu, entry, bundle, moment) : null;
}

const faceOf = ({ name, description, illustration, images, badge }: MenuItem | VariantGroup | Bundle) => ({
  name,
  description,
  badge,
  photo: pictureSource(images?.[0]),
  illustration: illustration as IllustrationName,
});

function itemView(entry: MenuEntry, item: MenuItem, moment: ShopMoment): ProductView {
  return {
    entry,
    ...faceOf(item),
    ...figures(item, moment),
    unavailable: moment.unavailable.includes(item.id),
    notThisMethod: moment.notThisMethod.includes(item.id),
    diets: item.diets.filter((diet) => taggedDiets.includes(diet)),
    from: false,
    needsChoice: item.optionRefs.length > 0,
    refIds: [item.id],
  };
}

export const priceOf = (item: MenuItem, { prices }: Pick<ShopMoment, "prices">): number =>
  prices[item.id]?.cents ?? item.priceCents;

export const figures = (item: MenuItem, moment: Pick<ShopMoment, "prices">) =>
  figuresAt(item, { ...moment.prices[item.id], cents: priceOf(item, moment) });

function groupView(menu: Menu, entry: MenuEntry, group: VariantGroup, moment: ShopMoment): ProductView {
  const items = group.itemIds.flatMap((id) => menu.items[id] ?? []);
  const cheapest = items.reduce<MenuItem | undefined>(
    (best, item) => (best && priceOf(best, moment) <= priceOf(item, moment) ? best : item),
    undefined,
  );
  return {
    entry,
    ...faceOf(group),
    photo: pictureSource((group.images ?? menu.items[group.defaultItemId]?.images)?.[0]),
    ...(cheapest ? figures(cheapest, moment) : { ...noMetrics, cents: 0, price: "" }),
    unavailable: group.itemIds.every((id) => moment.unavailable.includes(id)),
    notThisMethod: group.itemIds.every((id) => moment.notThisMethod.includes(id)),
    diets: taggedDiets.filter((diet) => items.length > 0 && items.every((item) => item.diets.includes(diet))),
    from: new Set(items.map((item) => priceOf(item, moment))).size > 1,
    needsChoice: true,
    refIds: group.itemIds,
  };
}

const noMetrics = { before: undefined, deposit: undefined, amount: undefined, basePrice: undefined } as const;

function bundleView(
  menu: Menu,
  entry: MenuEntry,
  bundle: Bundle,
  { unavailable, notThisMethod }: ShopMoment,
): ProductView {
  const open = bundle.slots.filter(({ fixed }) => !fixed);
  const sizes = (bundle.optionRefs ?? []).length > 0;
  const depositCents = unitDeposit(menu, bundle, [], bundle.contentByWeek ? [] : chosenComponents(bundle, []));
  return {
    ...noMetrics,
    entry,
    ...faceOf(bundle),
    diets: [],
    cents: bundle.priceCents,
    price: formatMoney(bundle.priceCents),
    // Each of its drinks says in the sheet which kind of deposit it has; a content that follows the week stands there, too (PRC-05).
    deposit:
      depositCents > 0
        ? `${open.length > 0 || bundle.contentByWeek ? "ab " : ""}${formatMoney(depositCents)} Pfand`
        : undefined,
    from: isFromPrice(bundle),
    unavailable: unavailable.includes(bundle.id),
    notThisMethod: notThisMethod.includes(bundle.id),
    // The content of this week's box is seen before it is put in.
    needsChoice: open.length > 0 || sizes || bundle.pricing !== "fixed" || bundle.contentByWeek !== undefined,
    refIds: [bundle.id],
  };
}

/** The line of a product without questions. */
export function plainLine({ entry: { kind, id }, cents }: ProductView): {
  kind: "item" | "bundle";
  refId: Id<"product">;
  seenUnitCents: Cents;
} {
  return { kind: kind === "bundle" ? kind : "item", refId: id, seenUnitCents: cents };
}

/** The entry that is sold under an id, for `/[shop]/[produkt]`. */
export function findEntry(menu: Menu, id: string): MenuEntry | null {
  for (const category of menu.categories) {
    const found = category.entries.find((entry) => entry.id === id);
    if (found) return found;
  }
  return null;
}

/** The entry on whose card a line of the basket was chosen; variants belong to their group. */
export function productOfLine(
  menu: Menu,
  line: { readonly kind: "item" | "bundle"; readonly refId: Id<"product"> },
): MenuEntry | null {
  const group = Object.values(menu.groups).find(({ itemIds }) => line.kind === "item" && itemIds.includes(line.refId));
  return findEntry(menu, line.refId) ?? (group ? { kind: "group", id: group.id } : null);
}
