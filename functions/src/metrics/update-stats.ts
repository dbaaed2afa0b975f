import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Timestamp } from "firebase-admin/firestore";
import { inTransaction, readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import type { JobRunner } from "../jobs/job-task.ts";
import { startOfDay } from "../platform/business-day.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { platformTimeZone } from "../platform/regions.ts";

const thirtyDays = 30 * dayMs;

const today = ({ db }: Deps, now: Instant): Promise<number> =>
  countOf(
    db
      .collectionGroup("orders")
      .where("channel", "==", "web")
      .where("placedAt", ">=", new Date(startOfDay(now, platformTimeZone))),
  );

/** The landing page's sums of today; the rest is counted at night. */
export const updateStats: JobRunner<Deps> = async (to) => {
  if ((await readDocument(to.db, statsDocument, {})) === null) return writeStats(to);
  const [restaurants, ordersToday] = await Promise.all([
    countOf(to.db.collection("restaurants").where("listing", "==", "public")),
    today(to, to.now()),
  ]);
  await updateDocument(to.db, statsDocument, {}, { restaurants, ordersToday: rounded(ordersToday) });
};

/** The figures of the landing page, from the real documents: every listed shop is looked at. */
export async function writeStats(to: Deps): Promise<void> {
  const { db } = to;
  const now = to.now();
  const shops = await db
    .collection("restaurants")
    .where("listing", "==", "public")
    .select("address.country", "address.zip")
    .get();
  let active = 0;
  const failed = await forEachConcurrent(shops.docs, { atATime: 25, beginsFor: Infinity }, async (shop) => {
    const placed = shop.ref
      .collection("orders")
      .where("channel", "==", "web")
      .where("placedAt", ">=", new Date(now - thirtyDays));
    if (!(await placed.limit(1).select().get()).empty) active++;
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  const [ordersTotal, ordersToday, items] = await Promise.all([
    countOrders(to, shops.readTime),
    today(to, now),
    countOf(db.collectionGroup("items").where("status", "==", "active")),
  ]);
  const stats = {
    restaurants: shops.size,
    activeRestaurants30: active,
    items: rounded(items),
    ordersTotal: rounded(ordersTotal),
    ordersToday: rounded(ordersToday),
    regions: regionsOf(shops.docs.map((shop) => String(shop.get("address.country")) + String(shop.get("address.zip")))),
  };
  await setDocument(db, statsDocument, {}, stats);
}

const countOf = async (query: FirebaseFirestore.Query): Promise<number> => (await query.count().get()).data().count;

/** Of one moment, because orders are moved into the archive and out of it while they are counted. */
const countOrders = ({ db, failpoint }: Deps, readTime: Timestamp): Promise<number> =>
  inTransaction({ db, readOnly: true, readTime }, async ({ transaction }) => {
    // The index that every shopper has of the own orders carries the same collection name, but no such field.
    const live = await transaction.get(db.collectionGroup("orders").where("channel", "==", "web").count());
    await failpoint("stats:board-counted");
    const archived = await transaction.get(db.collectionGroup("historicOrders").where("channel", "==", "web").count());
    return live.data().count + archived.data().count;
  });

/** Small numbers stay as they are; large ones are a size, not a count. */
export function rounded(exact: number): number {
  if (exact < 100) return exact;
  const step = 10 ** (Math.floor(Math.log10(exact)) - 1);
  return Math.floor(exact / step) * step;
}

/** By the first two digits of the postal code, e.g. 'DE83'. */
export const regionsOf = (places: readonly string[]): { key: string; restaurants: number }[] =>
  Object.entries(Object.groupBy(places, (place) => place.slice(0, 4)))
    .map(([key, found]) => ({ key, restaurants: found?.length ?? 0 }))
    .toSorted((a, b) => b.restaurants - a.restaurants || (a.key < b.key ? -1 : 1));
