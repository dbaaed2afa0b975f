import { buildMenu, type Catalogue } from "@lokalkorb/domain/offering/build-menu";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import type { PublishGap } from "@lokalkorb/domain/offering/publish-gaps";
import type { Restaurant } from "@lokalkorb/domain/restaurant/restaurant";
import { readDocument, readQuery, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import type { Deps } from "../edge/deps.ts";
import { liveItemState } from "./live-lists.ts";

export interface Published {
  readonly version: number;
  readonly gaps: readonly PublishGap[];
}

/**
 * Writes the next version of a menu and points the storefront at it. A version is one file that never changes, so
 * somebody else's file under the same number makes this one the version after.
 */
export const publishMenu = async (
  deps: Deps,
  tx: AdminTransaction,
  catalogue: Omit<Catalogue, "version" | "publishedAt">,
): Promise<Published | null> => {
  const { restaurantId, offeringId, storefrontId, restaurant } = catalogue;
  const storefront = await readDocument(tx, storefrontDocument, { offeringId, storefrontId });
  if (storefront === null || !storefront.restaurantIds.includes(restaurantId)) return null;
  // Read again in here: somebody may have sold out since the draft was read, and must not be overruled by it.
  const items = await readQuery(tx, queryOf(itemDocument, { offeringId }));
  const current = storefront.published?.version ?? 0;
  const now = deps.now();

  for (let version = current + 1; ; version++) {
    const built = buildMenu({ ...catalogue, version, publishedAt: now });
    if (!built.ok) return { version: current, gaps: built.refusal };
    const path = menuPath({ restaurantId, storefrontId, version });
    const { written, checksum } = await deps.menus.write(path, built.value);
    if (!written) continue;

    const states = items
      .map((item) => liveItemState(item.id, item, now))
      .filter(({ itemId }) => itemId in built.value.items);
    updateDocument(
      tx,
      storefrontDocument,
      { offeringId, storefrontId },
      {
        published: { version, at: now, checksum, path },
        "live.soldOutItemIds": states
          .filter(({ isGone }) => isGone)
          .map(({ itemId }) => itemId)
          .toSorted(),
        "live.lowItemIds": states
          .filter(({ isLow, isGone }) => isLow && !isGone)
          .map(({ itemId }) => itemId)
          .toSorted(),
        "live.updatedAt": now,
        draftDirty: false,
      },
    );
    const offers = offersOf(built.value);
    if (JSON.stringify(offers) !== JSON.stringify(restaurant.offers))
      updateDocument(tx, restaurantDocument, { restaurantId }, { offers });
    return { version, gaps: [] };
  }
};

/** What a shop card says about ways to get the goods: the cheapest of each kind. */
export const offersOf = ({
  distributionOptions,
  ordering,
}: Pick<Menu, "distributionOptions" | "ordering">): Restaurant["offers"] => {
  const byType = new Map<string, Restaurant["offers"][number]>();
  for (const { type, feeCents, minOrderCents } of distributionOptions) {
    const best = byType.get(type);
    byType.set(type, {
      type,
      feeCents: Math.min(feeCents, best?.feeCents ?? Infinity),
      minOrderCents: Math.min(Math.max(minOrderCents, ordering.minOrderCents), best?.minOrderCents ?? Infinity),
    });
  }
  return [...byType.values()];
};
