import { onSchedule } from "firebase-functions/scheduler";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { remove } from "@lokalkorb/model/admin/admin-documents";
import { revalidateSecrets } from "../edge/config.ts";
import { deps, type Deps } from "../edge/deps.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion, platformTimeZone } from "../regions.ts";
import { readStorefronts, writeItemLive } from "../offerings/item-live.ts";
import { liveItemState } from "../offerings/live-lists.ts";
import { renewShopsOf } from "../offerings/renew-shops.ts";

/** Ends what was said to end: rush, pause, closed for today, sold out today. */
export const endOperations = onSchedule(
  { schedule: "every 1 minutes", timeZone: platformTimeZone, region: eventRegion, secrets: revalidateSecrets },
  reportDefects("endOperations", async () => {
    await reopenShops(deps());
    await returnItems(deps());
  }),
);

const batchSize = 200;

const reopenShops = async (to: Deps): Promise<void> => {
  const due = await to.db
    .collection("restaurants")
    .where("operations.until", "<=", new Date(to.now()))
    .limit(batchSize)
    .get();
  for (const { id: restaurantId } of due.docs) {
    const slug = await to.db.runTransaction(async (transaction) => {
      const tx = { db: to.db, transaction };
      const restaurant = await readDocument(tx, restaurantDocument, { restaurantId });
      const until = restaurant?.operations.until;
      if (restaurant === null || until === undefined || until > to.now()) return null;
      updateDocument(tx, restaurantDocument, { restaurantId }, { operations: { state: "open" } });
      return restaurant.slug;
    });
    if (slug !== null) await to.revalidator.renew({ restaurantId, slug, reason: "operations" });
  }
};

const returnItems = async (to: Deps): Promise<void> => {
  const due = await to.db
    .collectionGroup("items")
    .where("soldOutUntil", "<=", new Date(to.now()))
    .limit(batchSize)
    .get();
  const offerings = new Set<string>();
  for (const found of due.docs) {
    const offeringId = found.ref.parent.parent?.id;
    if (offeringId === undefined) continue;
    const itemId = found.id;
    await to.db.runTransaction(async (transaction) => {
      const tx = { db: to.db, transaction };
      const item = await readDocument(tx, itemDocument, { offeringId, itemId });
      const storefronts = await readStorefronts(tx, offeringId);
      const now = to.now();
      if (item?.soldOutUntil === undefined || item.soldOutUntil > now) return;
      updateDocument(tx, itemDocument, { offeringId, itemId }, { soldOutUntil: remove() });
      if (writeItemLive(tx, offeringId, storefronts, liveItemState(itemId, item, now), now)) offerings.add(offeringId);
    });
  }
  for (const offeringId of offerings) await renewShopsOf(to, offeringId, "sold-out");
};
