import type { Id } from "@lokalkorb/domain/kernel/branded";
import { withoutItem } from "@lokalkorb/domain/menu/without-item";
import { inTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import type { MenuDeps } from "./menu-store.ts";
import { readStorefronts } from "./stock/item-live.ts";

const mostRounds = 25;

/**
 * Takes one item out of every published menu of a catalogue. Nothing else of the drafts goes out with it: the new version
 * is the one before without the item.
 */
export async function takeItemOut(deps: MenuDeps, offeringId: Id<"catalog">, itemId: Id<"product">): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const storefronts = await readQuery(deps.db, queryOf(storefrontDocument, { offeringId }));
    const rounds = await Promise.all(storefronts.map((storefront) => takeOutOf(deps, offeringId, storefront, itemId)));
    if (rounds.every(Boolean)) return;
  }
  throw new Error(`${offeringId}: publications were faster each time`);
}

/** False: another version was published meanwhile. */
async function takeOutOf(
  deps: MenuDeps,
  offeringId: Id<"catalog">,
  { id: storefrontId, published }: DocumentOf<typeof storefrontDocument>,
  itemId: Id<"product">,
): Promise<boolean> {
  if (published === undefined) return true;
  const menu = await deps.menus.read(published.path);
  if (!(itemId in menu.items)) return true;
  const { restaurantId } = menu;
  const at = deps.now();
  let version = published.version + 1;
  const write = (path: string) => deps.menus.write(path, { ...withoutItem(menu, itemId), version, publishedAt: at });
  let path = menuPath({ restaurantId, storefrontId, version });
  let file = await write(path);
  while (!file.written) {
    version += 1;
    path = menuPath({ restaurantId, storefrontId, version });
    // oxlint-disable-next-line eslint/no-await-in-loop -- a version is one file that never changes
    file = await write(path);
  }
  const { checksum } = file;
  return inTransaction(deps.db, async (tx) => {
    const storefronts = await readStorefronts(tx, offeringId);
    const now = storefronts.find(({ id }) => id === storefrontId)?.published;
    if (now?.version !== published.version) return false;
    updateDocument(
      tx,
      storefrontDocument,
      { offeringId, storefrontId },
      { published: { version, path, checksum, at } },
    );
    const cause = `${storefrontId}_${version}`;
    writeShopEffect(tx, { kind: "search", restaurantId, event: "published", cause }, at);
    return true;
  });
}
