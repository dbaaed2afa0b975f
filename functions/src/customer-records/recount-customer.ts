import type { Id } from "@lokalkorb/domain/kernel/branded";
import { derivedCustomer, recountedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import type { Customer } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { moveFirstOrder } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import type { JobRunner } from "../jobs/job-task.ts";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { firstDateOf, metricsIn, microsOf, pendingWith } from "../metrics/run-metrics-effect.ts";
import { fromArchive } from "../ordering/archive/from-archive.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { type OrdersOfCustomer, ordersOfCustomer } from "../ordering/customers/orders-of-customer.ts";

const mostTries = 5;
const pageSize = 100;

/**
 * The figures of one record from all orders there are. What is added meanwhile belongs to orders that may have been seen or
 * not, so then all of it is counted once more.
 */
export async function recountCustomer(to: Deps, restaurantId: Id<"shop">, userDocId: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) if (await recountUndisturbed(to, restaurantId, userDocId)) return;
  throw new Error(`The figures of a customer of ${restaurantId} changed each time they were counted`);
}

/** False: the record changed while its orders were counted. */
async function recountUndisturbed(to: Deps, restaurantId: Id<"shop">, userDocId: string): Promise<boolean> {
  const ref = admin.adminRef(to.db, customerDocument, { restaurantId, userDocId });
  const known = await ref.get();
  const fields = known.data();
  if (fields === undefined) return true;
  const customer = admin.decodeAdminDocument(customerDocument, ref.path, fields);
  if (customer.mergedInto !== undefined) return true;
  const readTime = known.readTime;
  const orders = await admin.inTransaction({ db: to.db, readOnly: true, readTime }, (tx) =>
    ordersOfCustomer(tx, restaurantId, customer),
  );
  const all = [...orders.live, ...orders.archived.flatMap((order) => fromArchive(order) ?? [])];
  const counted = { ...recountedCustomer(customer, all), countedUntil: microsOf(readTime) };
  return admin.inTransaction(to.db, async (tx) => {
    const { updateTime } = await tx.transaction.get(ref);
    if (updateTime?.valueOf() !== known.updateTime?.valueOf()) return false;
    await tellFirst(tx, restaurantId, { customer, counted, orders: orders.live });
    admin.setDocument(tx, customerDocument, { restaurantId, userDocId }, derivedCustomer(userDocId, counted));
    return true;
  });
}

interface Recounted {
  readonly customer: Customer;
  readonly counted: Customer;
  readonly orders: OrdersOfCustomer["live"];
}

/**
 * A first order whose step still waits is told to the figures of the shop from here: the step finds it counted. Where they
 * were rebuilt since it was written, they have it.
 */
async function tellFirst(
  tx: admin.AdminTransaction,
  restaurantId: Id<"shop">,
  { customer, counted, orders }: Recounted,
): Promise<void> {
  const [from, to] = [firstDateOf(customer), firstDateOf(counted)];
  const first = orders.find(({ completedAt }) => completedAt === counted.stats.firstOrderAt);
  if (first === undefined || to === undefined || (from !== undefined && from <= to)) return;
  const success = await admin.readDocument(tx, successDocument, { restaurantId });
  if (success?.hasPeriods !== true || (success.countedUntil ?? -1) >= first.updatedAt * 1000) return;
  const metrics = moveFirstOrder(metricsIn(success), from?.slice(0, 7), to.slice(0, 7));
  const pending = pendingWith(success.pending, {}, { from, to });
  admin.setDocument(tx, successDocument, { restaurantId }, { ...success, ...metrics, pending });
}

/**
 * Every record of a shop, page by page. One that cannot be counted holds up no other, and its next order counts on from what
 * there was; where none of a page can be, it is not for the records.
 */
export const recountCustomers: JobRunner<Deps> = async (to, { restaurantId, cursor }) => {
  const walk = to.db.collection(`restaurants/${restaurantId}/users`).orderBy("__name__").select().limit(pageSize);
  const { docs } = await (cursor === undefined ? walk : walk.startAfter(cursor)).get();
  // Of a page each is begun: a page is far less than the job has time for.
  const failed = await forEachConcurrent(docs, { atATime: 5, beginsFor: Infinity }, ({ id }) =>
    recountCustomer(to, restaurantId, id),
  );
  if (failed.length > 0 && failed.length === docs.length)
    throw new AggregateError(failed, failed.map(String).join("; "));
  const last = docs.at(-1);
  return last === undefined || docs.length < pageSize ? {} : { cursor: last.id };
};
