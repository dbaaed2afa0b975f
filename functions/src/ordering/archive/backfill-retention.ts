import { deletePersonAfter } from "@lokalkorb/domain/ordering/order/person-retention";
import { inTransaction, readDocument, readIfReadable, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../../platform/deps.ts";
import type { OrderAddress } from "../payment-port.ts";
import { longestKept } from "./archive-order.ts";

const day = 24 * 60 * 60_000;
/** Longer than any law wants letters kept. */
const monthsWalked = 120;
const batchSize = 500;

/**
 * Orders that were archived before the archive said until when their person is known: it is written onto them, years before
 * it is due. No query finds what is missing, so each night one month of every shop is looked at, one further back than the
 * night before; after ten years of months it begins anew with the month that is.
 */
export const backfillRetention = async (to: Deps): Promise<unknown[]> => {
  await to.failpoint("retention:walk-begins");
  const monthKey = monthOf(to.now());
  const shops = await to.db.collection("restaurants").select().get();
  const failed: unknown[] = [];
  for (const { id: restaurantId, ref } of shops.docs) {
    const ofMonth = ref
      .collection("historicOrders")
      .where("monthKey", "==", monthKey)
      .select("retention", "customer.uid")
      .limit(batchSize);
    for (let page = await ofMonth.get(); page.size > 0; page = await ofMonth.startAfter(page.docs.at(-1)).get())
      for (const order of page.docs) {
        if (order.get("retention") !== undefined || order.get("customer.uid") === null) continue;
        await writeRetention(to, { restaurantId, orderId: order.id }).catch((error: unknown) => failed.push(error));
      }
  }
  return failed;
};

const monthOf = (now: number): string => {
  const today = new Date(now);
  const back = Math.floor(now / day) % monthsWalked;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
};

const writeRetention = async (to: Deps, address: OrderAddress): Promise<void> => {
  const { document: shop } = await readIfReadable(to.db, shopDocument, address);
  await inTransaction(to.db, async (tx) => {
    const archived = await readDocument(tx, historicOrderDocument, address);
    if (archived === null || archived.retention !== undefined || archived.customer.uid === null) return;
    const retention = { deletePersonAfter: deletePersonAfter(archived, shop ?? longestKept) };
    updateDocument(tx, historicOrderDocument, address, { retention });
  });
};
