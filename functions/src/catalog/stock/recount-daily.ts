import type { Id } from "@lokalkorb/domain/kernel/branded";
import { FieldPath } from "firebase-admin/firestore";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { JobRunner } from "../../jobs/job-task.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readShards, writeCount } from "./count-shards.ts";
import { readStorefronts, writeItemsLive } from "./item-live.ts";
import { type LiveItemState, liveItemState } from "./live-lists.ts";
import type { StockDeps } from "./shard-directory.ts";
import { reservedIn } from "./spread-stock.ts";

type Needed = RenewingDeps & StockDeps;

const pageSize = 50;

/**
 * Goods that are made every day anew have their number again when the shop's day begins. Shops that share a catalogue are
 * neighbours, and whichever comes first counts for all.
 */
export const recountDaily: JobRunner<Needed> = async (to, { restaurantId }) => {
  const shop = await admin.readDocument(to.db, shopDocument, { restaurantId });
  if (shop === null) return "gone";
  const { offeringId, timezone } = shop;
  const today = localDateAt(to.now(), timezone);
  const failed: unknown[] = [];
  let isTold = false;
  // Nearly every shop has none, and then this is all that is read.
  const daily = dailyItems(to.db, offeringId);
  if ((await daily.limit(1).select().get()).empty) return { timezone };
  for (let after: string | undefined, isOver = false; !isOver;) {
    const page = await admin.inTransaction(to.db, (tx) => countPage(to, tx, { offeringId, today, after }));
    for (const itemId of page.counted) to.shards.forget(offeringId, itemId);
    failed.push(...page.failed);
    isTold ||= page.isTold;
    isOver = page.ids.length < pageSize;
    after = page.ids.at(-1);
  }
  if (isTold) await renewShopsOf(to, offeringId, "sold-out");
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  return { timezone };
};

const dailyItems = (db: FirebaseFirestore.Firestore, offeringId: Id<"catalog">) =>
  db.collection(`offerings/${offeringId}/items`).where("stock.mode", "==", "daily").orderBy(FieldPath.documentId());

interface Page {
  readonly offeringId: Id<"catalog">;
  readonly today: LocalDate;
  readonly after: string | undefined;
}

/**
 * One transaction for many goods, because the storefront that all of them write to has one queue anyway. Pieces promised to
 * shoppers stay promised and come on top of the day's number.
 */
async function countPage(to: Needed, tx: admin.AdminTransaction, { offeringId, today, after }: Page) {
  const storefronts = await readStorefronts(tx, offeringId);
  const items = dailyItems(tx.db, offeringId).limit(pageSize);
  const { docs } = await tx.transaction.get(after === undefined ? items : items.startAfter(after));
  const failed: unknown[] = [];
  const due = docs
    .filter((found) => found.get("stock.countedFor") !== today)
    .flatMap((found) => {
      try {
        return admin.decodeAdminDocument(itemDocument, found.ref.path, found.data());
      } catch (error) {
        failed.push(error);
        return [];
      }
    });
  const shards = await Promise.all(due.map(({ id: itemId }) => readShards(tx, { offeringId, itemId })));
  const now = to.now();
  const live = due.map((item, index): LiveItemState => {
    const there = shards[index] ?? [];
    const reserved = reservedIn(there);
    const stock = { ...item.stock, onHand: reserved + (item.stock.dailyQty ?? 0), reserved, countedFor: today };
    writeCount(tx, { offeringId, itemId: item.id }, there, stock.onHand);
    admin.updateDocument(tx, itemDocument, { offeringId, itemId: item.id }, { stock });
    return liveItemState(item.id, { ...item, stock }, now);
  });
  const isTold = writeItemsLive(tx, offeringId, storefronts, live, now);
  return { ids: docs.map(({ id }) => id), counted: due.map(({ id }) => id), failed, isTold };
}
