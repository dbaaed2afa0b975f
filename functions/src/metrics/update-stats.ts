import type { Timestamp } from "firebase-admin/firestore";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { statsDocument } from "@lokalkorb/model/documents/stats";
import { startOfDay } from "../platform/business-day.ts";
import type { Deps } from "../platform/deps.ts";
import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import { platformTimeZone } from "../platform/regions.ts";

/** The figures of the landing page, from the real documents. */
export const updateStats = defineSchedule("updateStats", { schedule: "every 15 minutes" }, async (deps: Deps) => {
  await writeStats(deps);
});

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

export const writeStats = async (to: Deps): Promise<void> => {
  const { db } = to;
  const now = to.now();
  const shops = await db
    .collection("restaurants")
    .where("listing", "==", "public")
    .select("address.country", "address.zip")
    .get();
  const orders = db.collectionGroup("orders");
  const [ordersTotal, today, items, active] = await Promise.all([
    countOrders(to, shops.readTime),
    countOf(orders.where("channel", "==", "web").where("placedAt", ">=", new Date(startOfDay(now, platformTimeZone)))),
    countOf(db.collectionGroup("items").where("status", "==", "active")),
    Promise.all(
      shops.docs.map(async (shop) => {
        const latest = await shop.ref
          .collection("orders")
          .where("placedAt", ">=", new Date(now - thirtyDays))
          .limit(1)
          .select()
          .get();
        return !latest.empty;
      }),
    ),
  ]);
  await setDocument(
    db,
    statsDocument,
    {},
    {
      restaurants: shops.size,
      activeRestaurants30: active.filter(Boolean).length,
      items: rounded(items),
      ordersTotal: rounded(ordersTotal),
      ordersToday: rounded(today),
      regions: regionsOf(
        shops.docs.map((shop) => String(shop.get("address.country")) + String(shop.get("address.zip"))),
      ),
    },
  );
};

const countOf = async (query: FirebaseFirestore.Query): Promise<number> => (await query.count().get()).data().count;

/** Of one moment, because orders are moved into the archive and out of it while they are counted. */
const countOrders = ({ db, failpoint }: Deps, readTime: Timestamp): Promise<number> =>
  db.runTransaction(
    async (transaction) => {
      // The index that every shopper has of the own orders carries the same collection name, but no such field.
      const live = await transaction.get(db.collectionGroup("orders").where("channel", "==", "web").count());
      await failpoint("stats:board-counted");
      const archived = await transaction.get(db.collectionGroup("historicOrders").count());
      return live.data().count + archived.data().count;
    },
    { readOnly: true, readTime },
  );

/** Small numbers stay as they are; large ones are a size, not a count. */
export const rounded = (exact: number): number => {
  if (exact < 100) return exact;
  const step = 10 ** (Math.floor(Math.log10(exact)) - 1);
  return Math.floor(exact / step) * step;
};

/** By the first two digits of the postal code, e.g. 'DE83'. */
export const regionsOf = (places: readonly string[]): { key: string; restaurants: number }[] =>
  Object.entries(Object.groupBy(places, (place) => place.slice(0, 4)))
    .map(([key, found]) => ({ key, restaurants: found?.length ?? 0 }))
    .toSorted((a, b) => b.restaurants - a.restaurants || (a.key < b.key ? -1 : 1));
