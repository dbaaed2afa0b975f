import { withoutWords } from "@lokalkorb/domain/ordering/order/without-words";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import type { JobRunner } from "../../jobs/job-task.ts";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../../platform/deps.ts";
import { customerIdOf, isOwed, readCustomer } from "../customers/customer-records.ts";
import type { OrderAddress } from "../payment-port.ts";
import { fromArchive } from "./from-archive.ts";

/** GDP-03: who ordered is forgotten when the law does not want it kept any more; amounts, taxes and number stay. */
export const erasePersons: JobRunner<Deps> = async (to) => {
  const begun = performance.now();
  const due = to.db
    .collectionGroup("historicOrders")
    .where(deletePersonAfter, "<=", new Date(to.now()))
    .orderBy(deletePersonAfter)
    .select(deletePersonAfter)
    .limit(pageSize);
  const failed: unknown[] = [];
  // Behind the last of each page: one that cannot be anonymized does not hold back the others.
  for (let page = await due.get(); ;) {
    const pace = { atATime: 5, beginsFor: goesOnFor - (performance.now() - begun) };
    const notErased = await forEachConcurrent(page.docs, pace, ({ id: orderId, ref }) =>
      erasePerson(to, { restaurantId: ref.parent.parent?.id ?? "", orderId }),
    );
    failed.push(...notErased);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize || pace.beginsFor <= 0) break;
    page = await due.startAfter(last).get();
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  return performance.now() - begun < goesOnFor ? {} : { againAt: to.now() };
};

const pageSize = 200;
const goesOnFor = 400_000;
const deletePersonAfter = "retention.deletePersonAfter";

type Archived = DocumentOf<typeof historicOrderDocument>;

const erasePerson = (to: Deps, address: OrderAddress): Promise<void> =>
  admin.inTransaction(to.db, async (tx) => {
    const archived = await admin.readDocument(tx, historicOrderDocument, address);
    // It was brought back meanwhile, or is to be kept longer.
    if ((archived?.retention?.deletePersonAfter ?? Infinity) > to.now() || archived === null) return;
    const known = fromArchive(archived);
    const uses = (archived.codes ?? []).map(({ codeId }) => ({ ...address, codeId }));
    const usesThere = await admin.readDocuments(tx, redemptionDocument, uses);
    const customer = known === null ? [] : await customerOf(tx, address.restaurantId, known);

    admin.setDocument(tx, historicOrderDocument, address, ofNobody(archived));
    admin.deleteDocument(tx, internalNotesDocument, address);
    for (const [index, use] of uses.entries())
      if (usesThere[index]) admin.updateDocument(tx, redemptionDocument, use, { uid: "", emailHash: admin.remove() });
    if (known === null) return;
    admin.deleteDocument(tx, userOrderDocument, { uid: known.customer.uid, orderId: address.orderId });
    for (const userDocId of customer) admin.deleteDocument(tx, customerDocument, { ...address, userDocId });
  });

/** The shop's record of a customer, with those that lead to it, goes with their last order, unless it owes them something. */
async function customerOf(
  tx: admin.AdminTransaction,
  restaurantId: string,
  order: NonNullable<ReturnType<typeof fromArchive>>,
) {
  const { userDocId, customer } = await readCustomer(tx, restaurantId, customerIdOf(order.customer));
  if (customer === null) return [];
  const { lastAt = 0, stats, mergedIds = [] } = customer;
  const isLast = Math.max(lastAt, stats.lastOrderAt ?? 0) <= Math.max(order.completedAt ?? 0, order.placedAt);
  return isLast && !isOwed(customer) ? [userDocId, ...mergedIds] : [];
}

/** Names stand in notes and in what was written on a cake, too, and a basket is called by the uid of its owner. */
function ofNobody({ retention: _due, customerNote: _note, ...order }: Archived): Omit<Archived, "id" | "ref" | "v"> {
  const { address: _address, ...distribution } = order.distribution;
  const { isGuest } = order.customer;
  return {
    ...order,
    customer: { uid: null, name: null, email: null, isGuest },
    viewers: [],
    basketId: "",
    distribution,
    ...withoutWords(order),
    ...(order.history === undefined
      ? {}
      : { history: order.history.map(({ at, type, actor }) => ({ at, type, actor })) }),
  };
}
