import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, readDocuments, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { localDateAt } from "../../platform/business-day.ts";
import { defineSchedule } from "../../platform/endpoints/define-schedule.ts";
import { revalidateSecrets } from "../../platform/secrets.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readShards, writeCount } from "./count-shards.ts";
import { readStorefronts, writeItemLive } from "./item-live.ts";
import { liveItemState } from "./live-lists.ts";
import type { StockDeps } from "./shard-directory.ts";
import { reservedIn } from "./spread-stock.ts";

/** Goods that are made every day anew have their number again when the shop's day begins. */
export const recountDaily = defineSchedule(
  "recountDaily",
  { schedule: "every 5 minutes", secrets: revalidateSecrets },
  async (deps: RenewingDeps & StockDeps) => {
    const failed = await recountAll(deps);
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);

const batchSize = 500;

const recountAll = async (to: RenewingDeps & StockDeps): Promise<unknown[]> => {
  const daily = to.db.collectionGroup("items").where("stock.mode", "==", "daily").select("stock").limit(batchSize);
  const failed: unknown[] = [];
  // Page after page: whoever stands behind the first few hundred has a new day, too.
  for (let page = await daily.get(); ;) {
    failed.push(...(await recountPage(to, page.docs)));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < batchSize) return failed;
    page = await daily.startAfter(last).get();
  }
};

const recountPage = async (
  to: RenewingDeps & StockDeps,
  daily: readonly QueryDocumentSnapshot[],
): Promise<unknown[]> => {
  const byOffering = Map.groupBy(daily, (found) => found.ref.parent.parent?.id ?? "");
  const failed: unknown[] = [];
  for (const [offeringId, items] of byOffering) {
    const told: string[] = [];
    try {
      const today = await businessDay(to, offeringId);
      if (today === null) continue;
      // One after the other: the storefront that all of them write to has one queue anyway.
      for (const item of items) {
        const itemId = item.id;
        if (item.get("stock.countedFor") === today) continue;
        const isTold = await recountItem(to, { offeringId, itemId, today }).catch((error: unknown) => {
          failed.push(error);
          return false;
        });
        if (isTold) told.push(itemId);
      }
      if (told.length > 0) await renewShopsOf(to, offeringId, "sold-out");
    } catch (error) {
      failed.push(error);
    }
  }
  return failed;
};

/** By the clock of the first shop that sells from the catalogue; shops that share one are neighbours. */
const businessDay = async (to: RenewingDeps & StockDeps, offeringId: string): Promise<LocalDate | null> => {
  const offering = await readDocument(to.db, offeringDocument, { offeringId });
  const shops = await readDocuments(
    to.db,
    shopDocument,
    (offering?.restaurantIds ?? []).map((restaurantId) => ({ restaurantId })),
  );
  const shop = shops.find((found) => found !== null);
  return shop ? localDateAt(to.now(), shop.timezone) : null;
};

/** Pieces promised to shoppers stay promised and come on top of the day's number. */
const recountItem = async (
  to: RenewingDeps & StockDeps,
  { offeringId, itemId, today }: { readonly offeringId: string; readonly itemId: string; readonly today: LocalDate },
): Promise<boolean> => {
  const told = await to.db.runTransaction(async (transaction) => {
    const tx = { db: to.db, transaction };
    const storefronts = await readStorefronts(tx, offeringId);
    const item = await readDocument(tx, itemDocument, { offeringId, itemId });
    if (item?.stock.mode !== "daily" || item.stock.countedFor === today) return null;
    const shards = await readShards(tx, { offeringId, itemId });
    const reserved = reservedIn(shards);
    const onHand = reserved + (item.stock.dailyQty ?? 0);
    writeCount(tx, { offeringId, itemId }, shards, onHand);
    const stock = { ...item.stock, onHand, reserved, countedFor: today };
    updateDocument(tx, itemDocument, { offeringId, itemId }, { stock });
    const now = to.now();
    return writeItemLive(tx, offeringId, storefronts, liveItemState(itemId, { ...item, stock }, now), now);
  });
  if (told !== null) to.shards.forget(offeringId, itemId);
  return told === true;
};
