import { buildMenu } from "@lokalkorb/domain/menu/publishing/build-menu";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { hasNewClosures, promisedGaps } from "@lokalkorb/domain/menu/publishing/promised-gaps";
import type { PublishGap } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { ShopSettings } from "@lokalkorb/domain/shop/shop-settings";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type AdminTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import type { MenuDeps } from "./menu-store.ts";
import { readPriceHistory, writePriceDays } from "./price-history.ts";
import { type DraftsRead, readCatalog, type StorefrontAddress } from "./read-catalog.ts";
import { type LiveItemState, liveItemState, soldOutChoicesOf } from "./stock/live-lists.ts";

export interface Published {
  readonly version: number;
  readonly gaps: readonly PublishGap[];
}

/** Files of menus are open to everybody who knows their address, so what is meant for some has no file. */
const openVisibilities: ReadonlySet<FieldsOf<typeof storefrontDocument>["visibility"]> = new Set([
  "public",
  "unlisted",
]);

/**
 * Writes the next version of a menu and points the storefront at it; null = the shop has no such public storefront. A
 * version is one file that never changes, so a file of the same number makes this one the version after.
 */
export async function publishMenu(
  deps: MenuDeps,
  tx: AdminTransaction,
  address: StorefrontAddress,
): Promise<Published | null> {
  const { restaurantId, offeringId, storefrontId } = address;
  const now = deps.now();
  const drafts = await readCatalog(tx, address, now);
  if (drafts === null) return null;
  if (!drafts.ok) return { version: 0, gaps: drafts.refusal };
  const { catalog, storefront } = drafts.value;
  const { restaurant } = catalog;
  if (restaurant.offeringId !== offeringId || !storefront.restaurantIds.includes(restaurantId)) return null;
  if (!openVisibilities.has(storefront.visibility)) return null;
  const current = storefront.published?.version ?? 0;

  const firstVersion = current + 1;
  const draft = buildMenu({ ...catalog, version: firstVersion, publishedAt: now });
  if (!draft.ok) return { version: current, gaps: draft.refusal };
  const path = storefront.published?.path;
  const before = path === undefined ? null : await deps.menus.read(path);
  const promised = await readPromisedGaps(tx, restaurantId, draft.value, before);
  if (promised.length > 0) return { version: current, gaps: promised };
  const prices = await readPriceHistory(tx, { menu: draft.value, before, now });
  for (let version = firstVersion; ; version++) {
    const built = buildMenu({ ...catalog, priceDays: prices.days, version, publishedAt: now });
    if (!built.ok) return { version: current, gaps: built.refusal };
    const written = await deps.menus.write(menuPath({ restaurantId, storefrontId, version }), built.value);
    if (!written.written) continue;
    pointAt(tx, address, built.value, written.checksum, drafts.value, now);
    writePriceDays(tx, offeringId, prices, version, { now, timezone: built.value.shop.timezone });
    const offers = offersOf(built.value);
    if (JSON.stringify(offers) !== JSON.stringify(restaurant.offers))
      updateDocument(tx, shopDocument, { restaurantId }, { offers });
    return { version, gaps: [] };
  }
}

/** Days of one way close with a publication, so this is where orders that are promised on them are looked for. */
async function readPromisedGaps(
  tx: AdminTransaction,
  restaurantId: string,
  draft: Menu,
  before: Menu | null,
): Promise<readonly PublishGap[]> {
  const methods = draft.distributionOptions;
  const published = before?.distributionOptions ?? [];
  if (!hasNewClosures(methods, published)) return [];
  const isOpen = [["status", "in", openStatuses]] as const;
  return promisedGaps(
    methods,
    published,
    await readQuery(tx, queryOf(orderDocument, { restaurantId }, { where: isOpen })),
  );
}

function pointAt(
  tx: AdminTransaction,
  { restaurantId, offeringId, storefrontId }: StorefrontAddress,
  menu: Menu,
  checksum: string,
  { items, options }: Pick<DraftsRead, "items" | "options">,
  now: Instant,
): void {
  const { version } = menu;
  const states = items.map((item) => liveItemState(item.id, item, now)).filter(({ itemId }) => itemId in menu.items);
  const idsOf = (wanted: (state: LiveItemState) => boolean): string[] =>
    states
      .filter(wanted)
      .map(({ itemId }) => itemId)
      .toSorted();
  const address = { offeringId, storefrontId };
  updateDocument(tx, storefrontDocument, address, {
    published: { version, at: now, checksum, path: menuPath({ restaurantId, storefrontId, version }) },
    "live.soldOutItemIds": idsOf(({ isGone }) => isGone),
    "live.lowItemIds": idsOf(({ isLow, isGone }) => isLow && !isGone),
    "live.soldOutUntil": Object.fromEntries(
      states.flatMap(({ itemId, until }) => (until === undefined ? [] : [[itemId, until]])),
    ),
    "live.soldOutChoices": soldOutChoicesOf(options, now),
    "live.updatedAt": now,
    draftDirty: false,
  });
}

/** The offers of a shop card: the cheapest method of each type. */
export function offersOf({
  distributionOptions,
  ordering,
}: Pick<Menu, "distributionOptions" | "ordering">): ShopSettings["offers"] {
  const byType = new Map<string, ShopSettings["offers"][number]>();
  for (const { type, feeCents, minOrderCents, zones = [], shipping } of distributionOptions) {
    const best = byType.get(type);
    const areas = zones.filter(({ enabled }) => enabled);
    const parcels = (shipping?.parcels ?? []).map((parcel) => parcel.feeCents);
    const parcelCents = parcels.length > 0 ? Math.min(...parcels) : 0;
    const fees = areas.length > 0 ? areas.map((area) => area.feeCents) : [feeCents];
    const minima =
      areas.length > 0 ? areas.map((area) => Math.max(area.minOrderCents, minOrderCents)) : [minOrderCents];
    byType.set(type, {
      type,
      feeCents: Math.min(...fees.map((fee) => fee + parcelCents), best?.feeCents ?? Infinity),
      minOrderCents: Math.min(Math.max(Math.min(...minima), ordering.minOrderCents), best?.minOrderCents ?? Infinity),
    });
  }
  return [...byType.values()];
}
