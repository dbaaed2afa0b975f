import { saysTheSame } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { isFirstStorefront } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { PublishGap } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { type AdminTransaction, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import type { MenuDeps } from "./menu-store.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { type NextMenu, readNextMenu, readPromisedGaps } from "./next-menu.ts";
import { offersOf } from "./offers-of.ts";
import type { StorefrontAddress } from "./read-catalog.ts";
import { openStorefrontsOf, writeOpenStorefronts } from "./storefronts/open-storefronts.ts";
import { settlePrices } from "./settle-prices.ts";
import { readStorefronts } from "./stock/item-live.ts";
import { liveAfterPublication } from "./stock/live-after-publication.ts";

export interface Published {
  readonly version: number;
  readonly gaps: readonly PublishGap[];
  /** False: it says what the version before says, so that one stays. */
  readonly isNew: boolean;
}

/** A menu as a file to which nothing points yet. */
export interface MenuFile {
  readonly version: number;
  readonly path: string;
  readonly checksum: string;
}

/**
 * A version is one file that never changes, so a file of the same number makes this one the version after. Null = it says
 * what is published already.
 */
export async function writeMenuFile(deps: MenuDeps, { address, before, menu }: NextMenu): Promise<MenuFile | null> {
  if (saysTheSame(before, menu)) return null;
  const { restaurantId, storefrontId } = address;
  for (let { version } = menu; ; version++) {
    const path = menuPath({ restaurantId, storefrontId, version });
    const { written, checksum } = await deps.menus.write(path, { ...menu, version });
    if (written) return { version, path, checksum };
  }
}

/**
 * Points the storefront at the file, all at once. Null = another version was published since the drafts were read, so they
 * have to be read again. It locks the storefront and the few items whose stock moves, never the catalogue.
 */
export async function pointAtMenu(
  deps: MenuDeps,
  tx: AdminTransaction,
  { address, drafts, at, before, menu, prices }: NextMenu,
  file: MenuFile | null,
): Promise<Published | null> {
  const { restaurantId, offeringId, storefrontId } = address;
  // All of them in one query, as commands about stock lock them: one order of locks.
  const storefronts = await readStorefronts(tx, offeringId);
  const storefront = storefronts.find(({ id }) => id === storefrontId);
  const seen = drafts.storefront;
  if (storefront === undefined || storefront.published?.version !== seen.published?.version) return null;
  const current = storefront.published?.version ?? 0;
  const promised = await readPromisedGaps(tx, restaurantId, menu, before);
  if (promised.length > 0) return { version: current, gaps: promised, isNew: false };
  const now = deps.now();
  const live = await liveAfterPublication(tx, menu, drafts, storefront.live, now);
  // An edit that came after the drafts were read waits for the next publication.
  const isEdited = storefront.draftDirty && markOf(storefront) !== markOf(seen);
  updateDocument(
    tx,
    storefrontDocument,
    { offeringId, storefrontId },
    {
      ...(file !== null && { published: { ...file, at } }),
      ...(file !== null &&
        prices.items.length > 0 && { pricesDue: { ...(seen.published && { before: seen.published.path }) } }),
      "live.soldOutItemIds": live.soldOutItemIds,
      "live.lowItemIds": live.lowItemIds,
      "live.soldOutUntil": live.soldOutUntil,
      "live.soldOutChoices": live.soldOutChoices,
      "live.updatedAt": now,
      draftDirty: isEdited,
      ...(storefront.planned?.isMissed === true && { planned: remove() }),
    },
  );
  const { shop } = drafts;
  const offers = offersOf(menu);
  // A shop card shows the ways of the shop's own page.
  if (isFirstStorefront(shop, storefrontId) && JSON.stringify(offers) !== JSON.stringify(shop.offers))
    updateDocument(tx, shopDocument, { restaurantId }, { offers });
  const published = storefronts.map((one) =>
    one.id === storefrontId && file ? { ...one, published: { ...file, at } } : one,
  );
  writeOpenStorefronts(tx, shop, openStorefrontsOf(shop, published));
  return { version: file?.version ?? current, gaps: [], isNew: file !== null };
}

/** When the draft was marked last. Browsers of before do not say it; then any write may have been one. */
const markOf = ({ draftedAt, updatedAt }: NextMenu["drafts"]["storefront"]): Instant => draftedAt ?? updatedAt;

const mostRounds = 25;

/**
 * Publishes the drafts of this moment, or says what is missing. `commit` runs the last step in a transaction of its own kind;
 * of two publications at once the second reads anew what the first has left.
 */
export async function publishMenu<Answer>(
  deps: MenuDeps,
  address: StorefrontAddress,
  commit: (
    publish: (tx: AdminTransaction) => Promise<Published | "overtaken" | null>,
  ) => Promise<Answer | typeof overtaken>,
): Promise<Answer> {
  for (let round = 0; round < mostRounds; round++) {
    await settlePrices(deps, address);
    const next = await readNextMenu(deps, address);
    const file = next === null || "gaps" in next ? null : await writeMenuFile(deps, next);
    await deps.failpoint("publish:file-written");
    const answer = await commit(async (tx) => {
      if (next === null) return null;
      if ("gaps" in next) return { ...next, isNew: false };
      const published = await pointAtMenu(deps, tx, next, file);
      if (published === null) return "overtaken";
      const cause = `${address.storefrontId}_${published.version}`;
      if (published.isNew)
        writeShopEffect(
          tx,
          { kind: "search", restaurantId: address.restaurantId, event: "published", cause },
          deps.now(),
        );
      return published;
    });
    if (isOvertaken(answer)) continue;
    if (file !== null && next !== null && !("gaps" in next)) await settlePrices(deps, address, next);
    return answer;
  }
  throw new Error(`${address.storefrontId}: other publications were faster each time`);
}

/** The answer of a commit that another publication came before. */
export const overtaken = refuse({ type: "overtaken" as const });

const isOvertaken = (answer: unknown): answer is typeof overtaken => answer === overtaken;
