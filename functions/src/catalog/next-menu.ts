import type { Menu } from "@lokalkorb/domain/menu/menu";
import { buildMenu } from "@lokalkorb/domain/menu/publishing/build-menu";
import { hasNewClosures, promisedGaps } from "@lokalkorb/domain/menu/publishing/promised-gaps";
import type { PublishGap } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  adminRef,
  inTransaction,
  readQuery,
  type ReadScope,
  readSnapshot,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { MenuDeps } from "./menu-store.ts";
import { type PriceHistory, readPriceHistory } from "./price-history.ts";
import { type DraftsRead, readCatalog, type StorefrontAddress } from "./read-catalog.ts";

/** The menu that the drafts of one moment make, beside the one that is out. */
export interface NextMenu {
  readonly address: StorefrontAddress;
  readonly drafts: DraftsRead;
  readonly at: Instant;
  /** The published one. */
  readonly before: Menu | null;
  /** As the version after that. */
  readonly menu: Menu;
  readonly prices: PriceHistory;
}

export interface GapsFound {
  /** That of the published menu; 0 = none. */
  readonly version: number;
  readonly gaps: readonly PublishGap[];
}

/**
 * Reads all drafts as they are at one moment and locks none of them, so that it holds up no stock of a rush, however large
 * the catalogue is. Null = the shop has no such public storefront.
 */
export async function readNextMenu(deps: MenuDeps, address: StorefrontAddress): Promise<NextMenu | GapsFound | null> {
  const { restaurantId, offeringId } = address;
  const at = deps.now();
  // Of the moment at which the database has answered last: with it every edit that was saved before.
  const { readTime } = await readSnapshot(deps.db, adminRef(deps.db, storefrontDocument, address));
  const drafts = await inTransaction({ db: deps.db, readOnly: true, readTime }, (tx) => readCatalog(tx, address, at));
  if (drafts === null) return null;
  if (!drafts.ok) return { version: 0, gaps: drafts.refusal };
  const { catalog, storefront, isFirst } = drafts.value;
  if (catalog.restaurant.offeringId !== offeringId || !storefront.restaurantIds.includes(restaurantId)) return null;
  // Files of menus are open to everybody who knows their address, so what is meant for some has no file.
  if (!isOpenVisibility(storefront.visibility)) return null;

  const { version = 0, path } = storefront.published ?? {};
  const draft = buildMenu({ ...catalog, version: version + 1, publishedAt: at });
  if (!draft.ok) return { version, gaps: draft.refusal };
  const before = path === undefined ? null : await deps.menus.read(path);
  const promised = await readPromisedGaps(deps.db, restaurantId, draft.value, before);
  if (promised.length > 0) return { version, gaps: promised };
  const prices = await readPriceHistory(deps.db, { menu: draft.value, before, now: at, isFirst });
  const built = buildMenu({ ...catalog, priceDays: prices.days, version: version + 1, publishedAt: at });
  if (!built.ok) return { version, gaps: built.refusal };
  return { address, drafts: drafts.value, at, before, menu: built.value, prices };
}

/** Days of one way close with a publication, so this is where orders that are promised on them are looked for. */
export async function readPromisedGaps(
  scope: ReadScope,
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
    await readQuery(scope, queryOf(orderDocument, { restaurantId }, { where: isOpen })),
  );
}
