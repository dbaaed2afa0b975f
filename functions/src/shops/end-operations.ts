import type { Id } from "@lokalkorb/domain/kernel/branded";
import {
  readDocument,
  readDocuments,
  remove,
  updateDocument,
  inTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { renewShopsOf } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { readStorefronts, writeItemsLive } from "../catalog/stock/item-live.ts";
import { liveItemState } from "../catalog/stock/live-lists.ts";
import type { JobRunner } from "../jobs/job-task.ts";
import { withTimeout } from "../platform/concurrency/with-timeout.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";

const pageSize = 5000;
/** No shop waits for one that hangs. */
const pace = { atATime: 20, beginsFor: 150_000 };
const shopTakesAtMost = 30_000;

/** Ends what was said to end: rush, pause, closed for today, sold out today. Each of it says when that is. */
export const endOperations: JobRunner<RenewingDeps> = async (deps) => {
  const failed = [...(await reopenShops(deps)), ...(await returnItems(deps))];
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

async function reopenShops(to: RenewingDeps): Promise<readonly unknown[]> {
  const due = await to.db
    .collection("restaurants")
    .where("operations.until", "<=", new Date(to.now()))
    .limit(pageSize)
    .select()
    .get();
  return forEachConcurrent(due.docs, pace, ({ id }) => withTimeout(shopTakesAtMost, id, reopenShop(to, id)));
}

async function reopenShop(to: RenewingDeps, restaurantId: Id<"shop">): Promise<void> {
  const slug = await inTransaction(to.db, async (tx) => {
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    const until = restaurant?.operations.until;
    if (restaurant === null || until === undefined || until > to.now()) return null;
    updateDocument(tx, shopDocument, { restaurantId }, { operations: { state: "open" } });
    return restaurant.slug;
  });
  if (slug !== null) await to.revalidator.renew({ restaurantId, slug, reason: "operations" });
}

async function returnItems(to: RenewingDeps): Promise<readonly unknown[]> {
  const due = await to.db
    .collectionGroup("items")
    .where("soldOutUntil", "<=", new Date(to.now()))
    .limit(pageSize)
    .select()
    .get();
  const byOffering = Map.groupBy(due.docs, ({ ref }) => ref.parent.parent?.id ?? "");
  return forEachConcurrent([...byOffering], pace, ([offeringId, items]) =>
    withTimeout(shopTakesAtMost, offeringId, returnEach(to, offeringId, items)),
  );
}

/** One that cannot be read keeps no other of its catalogue away: then each is tried by itself. */
async function returnEach(to: RenewingDeps, offeringId: Id<"catalog">, items: readonly { readonly id: string }[]) {
  const itemIds = items.map(({ id }) => id);
  try {
    await returnItemsOf(to, offeringId, itemIds);
  } catch (error) {
    if (itemIds.length === 1) throw error;
    const alone = { atATime: 1, beginsFor: shopTakesAtMost };
    const failed = await forEachConcurrent(itemIds, alone, (itemId) => returnItemsOf(to, offeringId, [itemId]));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "), { cause: error });
  }
}

/** All of one catalogue together: its storefronts are read once. */
async function returnItemsOf(
  to: RenewingDeps,
  offeringId: Id<"catalog">,
  itemIds: readonly Id<"product">[],
): Promise<void> {
  const isTold = await inTransaction(to.db, async (tx) => {
    const storefronts = await readStorefronts(tx, offeringId);
    const addresses = itemIds.map((itemId) => ({ offeringId, itemId }));
    const items = await readDocuments(tx, itemDocument, addresses);
    const now = to.now();
    const back = items.flatMap((item) => (item?.soldOutUntil !== undefined && item.soldOutUntil <= now ? item : []));
    for (const { id: itemId } of back)
      updateDocument(tx, itemDocument, { offeringId, itemId }, { soldOutUntil: remove() });
    const live = back.map((item) => liveItemState(item.id, item, now));
    return writeItemsLive(tx, offeringId, storefronts, live, now);
  });
  if (isTold) await renewShopsOf(to, offeringId, "sold-out");
}
