import { FieldPath } from "firebase-admin/firestore";
import { deletePersonAfter } from "@lokalkorb/domain/ordering/order/person-retention";
import { inTransaction, readDocument, readIfReadable, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { waitsForErasing } from "../../jobs/back-fill.ts";
import type { JobRunner } from "../../jobs/job-task.ts";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../../platform/deps.ts";
import type { OrderAddress } from "../payment-port.ts";
import { longestKept } from "./archive-order.ts";

const pageSize = 500;

/**
 * Orders that were archived before the archive said until when their person is known: it is written onto them, years before
 * it is due. No query finds what is missing, so the archive of such a shop is looked through once, page by page.
 */
export const backfillRetention: JobRunner<Deps> = async (to, { restaurantId, cursor }) => {
  const waits = await waitsForErasing(to);
  if (waits !== null) return { ...waits, ...(cursor === undefined ? {} : { cursor }) };
  await to.failpoint("retention:walk-begins");
  const archive = to.db
    .collection(`restaurants/${restaurantId}/historicOrders`)
    .orderBy(FieldPath.documentId())
    .select("retention", "customer.uid")
    .limit(pageSize);
  const { docs } = await (cursor === undefined ? archive : archive.startAfter(cursor)).get();
  const failed = await forEachConcurrent(docs, { atATime: 10, beginsFor: 60_000 }, async (order) => {
    if (order.get("retention") !== undefined || order.get("customer.uid") === null) return;
    await writeRetention(to, { restaurantId, orderId: order.id });
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  const last = docs.at(-1);
  return last === undefined || docs.length < pageSize ? {} : { cursor: last.id };
};

async function writeRetention(to: Deps, address: OrderAddress): Promise<void> {
  const { document: shop } = await readIfReadable(to.db, shopDocument, address);
  await inTransaction(to.db, async (tx) => {
    const archived = await readDocument(tx, historicOrderDocument, address);
    if (archived === null || archived.retention !== undefined || archived.customer.uid === null) return;
    const retention = { deletePersonAfter: deletePersonAfter(archived, shop ?? longestKept) };
    updateDocument(tx, historicOrderDocument, address, { retention });
  });
}
