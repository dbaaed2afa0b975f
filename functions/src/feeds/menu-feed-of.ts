import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { MenuFeed } from "@lokalkorb/contracts/menu-feed";
import type { Bundle } from "@lokalkorb/domain/catalog/goods/goods";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { isEntrySoldOut, type SoldOutLive } from "@lokalkorb/domain/catalog/goods/sold-out";

type Entry = Menu["categories"][number]["entries"][number];

/** The public feed of a published menu, one product per card of the shop's page. */
export function menuFeedOf(menu: Menu, live: SoldOutLive, appUrl: string): MenuFeed {
  const { shop, version, publishedAt } = menu;
  const shopUrl = `${appUrl}/${encodeURIComponent(shop.slug)}`;
  const shelves = Map.groupBy(
    menu.categories.flatMap(({ name, entries }) => entries.map((entry) => ({ name, entry }))),
    ({ entry }) => `${entry.kind} ${entry.id}`,
  );
  return {
    format: 1,
    shop: {
      name: shop.name,
      url: shopUrl,
      zip: shop.address.zip,
      city: shop.address.city,
      country: shop.address.country,
    },
    currency: "EUR",
    version,
    publishedAt,
    articles: [...shelves.values()].flatMap((shown) => {
      const entry = shown[0]?.entry;
      const sold = entry && soldAs(menu, entry);
      if (!entry || !sold) return [];
      const { face, fromCents, items } = sold;
      return [
        {
          url: `${shopUrl}/${encodeURIComponent(entry.id)}`,
          id: entry.id,
          name: face.name,
          ...(face.description === undefined ? {} : { description: face.description }),
          categories: shown.map(({ name }) => name),
          fromCents,
          depositCents: sold.depositCents,
          allergens: [...new Set(items.flatMap(({ allergens }) => allergens))].toSorted(),
          diets: (items[0]?.diets ?? []).filter((diet) => items.every((item) => item.diets.includes(diet))),
          available: !isEntrySoldOut(menu, entry, live),
        },
      ];
    }),
  };
}

interface Sold {
  readonly face: { readonly name: string; readonly description?: string };
  readonly fromCents: Cents;
  readonly depositCents: Cents;
  readonly items: readonly MenuItem[];
}

function soldAs(menu: Menu, { kind, id }: Entry): Sold | null {
  if (kind === "bundle") return bundleAs(menu, menu.bundles[id]);
  const group = kind === "group" ? menu.groups[id] : undefined;
  const items = (group?.itemIds ?? [id]).flatMap((itemId) => menu.items[itemId] ?? []);
  const cheapest = items.toSorted((one, other) => one.priceCents - other.priceCents)[0];
  if (cheapest === undefined) return null;
  return { face: group ?? cheapest, fromCents: cheapest.priceCents, depositCents: cheapest.depositCents, items };
}

function bundleAs(menu: Menu, bundle: Bundle | undefined): Sold | null {
  if (bundle === undefined) return null;
  const ids = new Set(bundle.slots.flatMap(({ choices }) => choices.map(({ itemId }) => itemId)));
  const items = [...ids].flatMap((itemId) => menu.items[itemId] ?? []);
  return { face: bundle, fromCents: bundle.priceCents, depositCents: bundle.depositCents ?? 0, items };
}
