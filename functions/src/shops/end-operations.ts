import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { renewShopsOf } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { readStorefronts, writeItemLive } from "../catalog/stock/item-live.ts";
import { liveItemState } from "../catalog/stock/live-lists.ts";
import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

/** Ends what was said to end: rush, pause, closed for today, sold out today. */
export const endOperations = defineSchedule(
  "endOperations",
  { schedule: "every 1 minutes", secrets: revalidateSecrets },
  async (deps: RenewingDeps) => {
    const failed = [...(await reopenShops(deps)), ...(await returnItems(deps))];
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);

const batchSize = 200;

/** One shop with a document that cannot be read must not keep all others closed: the rest goes on, then it is told. */
const each = async <Found>(found: readonly Found[], work: (one: Found) => Promise<void>): Promise<unknown[]> => {
  const failed: unknown[] = [];
  for (const one of found) await work(one).catch((error: unknown) => failed.push(error));
  return failed;
};

const reopenShops = async (to: RenewingDeps): Promise<unknown[]> => {
  const due = await to.db
    .collection("restaurants")
    .where("operations.until", "<=", new Date(to.now()))
    .limit(batchSize)
    .get();
  return each(due.docs, async ({ id: restaurantId }) => {
    const slug = await to.db.runTransaction(async (transaction) => {
      const tx = { db: to.db, transaction };
      const restaurant = await readDocument(tx, shopDocument, { restaurantId });
      const until = restaurant?.operations.until;
      if (restaurant === null || until === undefined || until > to.now()) return null;
      updateDocument(tx, shopDocument, { restaurantId }, { operations: { state: "open" } });
      return restaurant.slug;
    });
    if (slug !== null) await to.revalidator.renew({ restaurantId, slug, reason: "operations" });
  });
};

const returnItems = async (to: RenewingDeps): Promise<unknown[]> => {
  const due = await to.db
    .collectionGroup("items")
    .where("soldOutUntil", "<=", new Date(to.now()))
    .limit(batchSize)
    .get();
  const offerings = new Set<string>();
  const failed = await each(due.docs, async (found) => {
    const offeringId = found.ref.parent.parent?.id;
    if (offeringId === undefined) return;
    const itemId = found.id;
    await to.db.runTransaction(async (transaction) => {
      const tx = { db: to.db, transaction };
      const storefronts = await readStorefronts(tx, offeringId);
      const item = await readDocument(tx, itemDocument, { offeringId, itemId });
      const now = to.now();
      if (item?.soldOutUntil === undefined || item.soldOutUntil > now) return;
      updateDocument(tx, itemDocument, { offeringId, itemId }, { soldOutUntil: remove() });
      if (writeItemLive(tx, offeringId, storefronts, liveItemState(itemId, item, now), now)) offerings.add(offeringId);
    });
  });
  return [...failed, ...(await each([...offerings], (offeringId) => renewShopsOf(to, offeringId, "sold-out")))];
};
