import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { createHash } from "node:crypto";
import type { SearchItem, SearchShop } from "@lokalkorb/contracts/search";
import { type MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { diets, type Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { Bundle, VariantGroup } from "@lokalkorb/domain/catalog/goods/goods";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import type { SearchRecord } from "./search-port.ts";
import { kindWords } from "./search-words.ts";

export interface ShopRecords {
  readonly items: readonly (SearchItem & SearchRecord)[];
  readonly shops: readonly (SearchShop & SearchRecord)[];
}

export const noRecords: ShopRecords = { items: [], shops: [] };

/** The product of one card: an item, a variant group or a bundle. */
interface Card {
  readonly name: string;
  readonly description: string | undefined;
  readonly illustration: string;
  readonly badge: MenuItem["badge"];
  readonly items: readonly MenuItem[];
  readonly priceCents: number;
  readonly distribution: Bundle["allowedDistribution"];
}

const longestDescription = 300;

/** The records of a published menu: one per card, as the shop's own page shows them, and one for the shop. */
export function shopRecords(menu: Menu, operations: Operations["state"]): ShopRecords {
  const { restaurantId, shop, distributionOptions, categories } = menu;
  const methods = [...new Set(distributionOptions.map(({ type }) => type))];
  const place = {
    restaurantId,
    city: nfc(shop.address.city),
    plz: [shop.address.zip],
    ...(shop.address.geo === undefined ? {} : { _geoloc: shop.address.geo }),
    // A shop that is closed for good long stays findable and comes last.
    available: operations !== "closed",
  };
  const categoriesByEntry = Map.groupBy(
    categories.flatMap(({ name, entries }) =>
      entries.map(({ kind, id }) => ({ key: `${kind} ${id}`, kind, id, name })),
    ),
    ({ key }) => key,
  );
  const items = [...categoriesByEntry.values()].flatMap((shown) => {
    const [entry] = shown;
    if (entry === undefined) return [];
    const { kind, id } = entry;
    const card = cardOf(menu, kind, id);
    if (card === null) return [];
    const tags = diets.filter((diet) => card.items.length > 0 && card.items.every((item) => isDiet(item, diet)));
    const variants = kind === "item" ? [] : [...new Set(card.items.map(({ name }) => nfc(name)))];
    const name = nfc(card.name);
    const shelves = [...new Set(shown.map((category) => nfc(category.name)))];
    return [
      hashed({
        ...place,
        objectID: `${restaurantId}_${id}`,
        productId: id,
        kind,
        name,
        variants,
        description: nfc(card.description ?? "").slice(0, longestDescription),
        categories: shelves,
        labels: tags.map((diet) => dietLabels[diet].toLowerCase()),
        tags,
        allergens: [...new Set(card.items.flatMap(({ allergens }) => allergens))].toSorted(),
        shopName: nfc(shop.name),
        shopSlug: shop.slug,
        priceCents: card.priceCents,
        distribution:
          card.distribution === undefined || card.distribution.length === 0
            ? methods
            : methods.filter((method) => card.distribution?.includes(method)),
        illustration: card.illustration,
        rank: card.badge === "popular" ? 2 : card.badge === undefined ? 0 : 1,
      }),
    ];
  });
  const profile = hashed({
    ...place,
    objectID: restaurantId,
    name: nfc(shop.name),
    slug: shop.slug,
    kind: kindWords[shop.kind],
    description: nfc(shop.description).slice(0, longestDescription),
    categories: [...new Set(categories.map(({ name }) => nfc(name)))],
    distribution: methods,
  });
  return { items, shops: [profile] };
}

function cardOf(menu: Menu, kind: "item" | "group" | "bundle", id: string): Card | null {
  if (kind === "item") return itemCard(menu.items[id]);
  return kind === "group" ? groupCard(menu, menu.groups[id]) : bundleCard(menu, menu.bundles[id]);
}

const itemCard = (item: MenuItem | undefined): Card | null =>
  item === undefined
    ? null
    : { ...face(item), items: [item], priceCents: item.priceCents, distribution: item.allowedDistribution };

function groupCard(menu: Menu, group: VariantGroup | undefined): Card | null {
  const items = (group?.itemIds ?? []).flatMap((id) => menu.items[id] ?? []);
  if (group === undefined || items.length === 0) return null;
  const priceCents = Math.min(...items.map((item) => item.priceCents));
  return { ...face(group), items, priceCents, distribution: undefined };
}

function bundleCard(menu: Menu, bundle: Bundle | undefined): Card | null {
  if (bundle === undefined) return null;
  const ids = new Set(bundle.slots.flatMap(({ choices }) => choices.map(({ itemId }) => itemId)));
  const items = [...ids].flatMap((id) => menu.items[id] ?? []);
  return { ...face(bundle), items, priceCents: bundle.priceCents, distribution: bundle.allowedDistribution };
}

const face = ({ name, description, illustration, badge }: MenuItem | VariantGroup | Bundle) => ({
  name,
  description,
  illustration,
  badge,
});

/** Vegan includes vegetarian, whether the shop says so or not. */
const isDiet = ({ diets: own }: MenuItem, diet: Diet): boolean =>
  own.includes(diet) || (diet === "vegetarian" && own.includes("vegan"));

/** The search takes German words apart only where an umlaut is one letter. */
const nfc = (text: string): string => text.normalize("NFC");

const hashed = <Record extends object>(record: Record): Record & { readonly hash: string } => ({
  ...record,
  hash: createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22),
});
