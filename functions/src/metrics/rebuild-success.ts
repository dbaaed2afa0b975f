import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Timestamp } from "firebase-admin/firestore";
import {
  applyMetrics,
  firstKeptMonth,
  metricsOf,
  moveFirstOrder,
  noMetrics,
} from "@lokalkorb/domain/ordering/metrics/order-metrics";
import type { ShopMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import {
  applyToPeriod,
  changedPeriods,
  emptyPeriod,
  moveFirstInPeriod,
  periodsOf,
} from "@lokalkorb/domain/ordering/metrics/period-metrics";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { customerIdOf } from "../ordering/customers/customer-records.ts";
import type { Deps } from "../platform/deps.ts";
import { platformTimeZone } from "../platform/regions.ts";
import { recentMetrics } from "./recent-metrics.ts";
import { microsOf, successWith } from "./run-metrics-effect.ts";
import { tellAnswerTime } from "./tell-answer-time.ts";

const mostTries = 5;

/**
 * Lifetime, months, days and hours from all orders there are, and what the last thirty days were about. What is added
 * meanwhile belongs to orders that may have been seen or not, so then all of it is counted once more.
 */
export async function rebuildShop(to: Deps, restaurantId: Id<"shop">): Promise<void> {
  await hidePeriods(to, restaurantId);
  for (let tries = 0; tries < mostTries; tries++) if (await rebuildUndisturbed(to, restaurantId)) return;
  throw new Error(`The figures of ${restaurantId} changed each time they were counted`);
}

/**
 * Days and months are more than one commit takes, so they are written one after the other while no page reads them; a
 * rebuild that is cut off is made again by the next night.
 */
async function hidePeriods({ db }: Deps, restaurantId: Id<"shop">): Promise<void> {
  const success = await admin.readDocument(db, successDocument, { restaurantId });
  if (success?.hasPeriods === true)
    await admin.updateDocument(db, successDocument, { restaurantId }, { hasPeriods: admin.remove() });
}

const writtenAtOnce = 100;

async function writePeriods({ db }: Deps, restaurantId: Id<"shop">, periods: readonly Period[]): Promise<void> {
  for (let from = 0; from < periods.length; from += writtenAtOnce)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one commit after the other
    await admin.inBatch(db, (batch) => {
      for (const period of periods.slice(from, from + writtenAtOnce))
        admin.setDocument(batch, figuresDocument, { restaurantId, period: period.period }, period);
    });
}

/** False: an order was added to the figures while they were counted. */
async function rebuildUndisturbed(to: Deps, restaurantId: Id<"shop">): Promise<boolean> {
  const now = to.now();
  const ref = admin.adminRef(to.db, successDocument, { restaurantId });
  const known = await ref.get();
  const orders = await ordersAt(to, restaurantId, known.readTime);
  const fields = known.data();
  const before = fields === undefined ? null : admin.decodeAdminDocument(successDocument, ref.path, fields);
  const merged = await mergedIn(to, restaurantId);
  const rebuilt = {
    ...successWith(before, metricsDelta(orders, merged), now),
    ...recentMetrics(orders, now),
    countedUntil: microsOf(known.readTime),
    hasPeriods: true,
    pending: {},
  };
  const firstMonth = firstKeptMonth(instantToLocal(now, platformTimeZone).date);
  const periods = periodsDelta(orders, firstMonth, merged);
  const stored = await admin.readQuery(to.db, queryOf(figuresDocument, { restaurantId }));
  await writePeriods(to, restaurantId, [...periods.values()]);
  await admin.inBatch(to.db, (batch) => {
    // Of these every order has been taken back.
    for (const { period } of stored)
      if (!periods.has(period) && period.replace("m", "") >= firstMonth)
        admin.deleteDocument(batch, figuresDocument, { restaurantId, period });
  });
  return admin.inTransaction(to.db, async (tx) => {
    const { updateTime } = await tx.transaction.get(ref);
    if (updateTime?.valueOf() !== known.updateTime?.valueOf()) return false;
    const told = tellAnswerTime(tx, restaurantId, rebuilt);
    const { toldAnswersIn: _before, ...counted } = rebuilt;
    const success = told === null ? counted : { ...counted, toldAnswersIn: told };
    admin.setDocument(tx, successDocument, { restaurantId }, success);
    return true;
  });
}

type Merged = ReadonlyMap<string, string>;

/** Records that were merged into another, and into which. */
async function mergedIn({ db }: Deps, restaurantId: Id<"shop">): Promise<Merged> {
  const pointers = queryOf(customerDocument, { restaurantId }, { where: [["mergedInto", ">", ""]] });
  const found = await admin.readQuery(db, pointers);
  return new Map(found.flatMap(({ id, mergedInto }) => (mergedInto === undefined ? [] : [[id, mergedInto]])));
}

/** All orders of one moment: one that is moved between board and archive meanwhile is in exactly one of them. */
export const ordersAt = (
  to: Deps,
  restaurantId: Id<"shop">,
  readTime: Timestamp,
  completedSince = 0,
): Promise<Order[]> =>
  admin.inTransaction({ db: to.db, readOnly: true, readTime }, async (tx) => {
    const asked = completedSince === 0 ? {} : { where: [["completedAt", ">", completedSince]] as const };
    const live = await admin.readQuery(tx, queryOf(orderDocument, { restaurantId }, asked));
    await to.failpoint("rebuild:board-read");
    const archived = await admin.readQuery(tx, queryOf(historicOrderDocument, { restaurantId }, asked));
    return [...live, ...archived.map(evenOfNobody)];
  });

/** An order anonymized after the legal term stays an order, without its person. */
const evenOfNobody = ({ customer, ...order }: DocumentOf<typeof historicOrderDocument>): Order => ({
  ...order,
  customer: {
    uid: customer.uid ?? `gone-${order.id}`,
    name: customer.name ?? "",
    email: customer.email ?? `gone-${order.id}`,
    isGuest: customer.isGuest,
  },
});

/** The day on which the first order of each customer was handed over; a merged record is its customer's. */
function firstDates(orders: readonly Order[], merged: Merged): readonly LocalDate[] {
  const firstByCustomer = new Map<string, number>();
  for (const { status, channel, completedAt, customer } of orders) {
    if (status !== "completed" || channel === "test" || completedAt === undefined) continue;
    const own = customerIdOf(customer);
    const id = merged.get(own) ?? own;
    firstByCustomer.set(id, Math.min(firstByCustomer.get(id) ?? completedAt, completedAt));
  }
  return [...firstByCustomer.values()].map((at) => instantToLocal(at, platformTimeZone).date);
}

/** The days and months since the first that the shop's page shows; earlier ones stay as they were counted. */
export function periodsDelta(
  orders: readonly Order[],
  firstMonth: string,
  merged: Merged = new Map(),
): ReadonlyMap<string, Period> {
  const periods = new Map<string, Period>();
  const change = (key: string, next: (period: Period) => Period): void => {
    if (key.replace("m", "") >= firstMonth) periods.set(key, next(periods.get(key) ?? emptyPeriod(key)));
  };
  for (const order of orders) {
    const after = metricsOf(order);
    for (const key of changedPeriods(null, after)) change(key, (period) => applyToPeriod(period, null, after));
  }
  for (const date of firstDates(orders, merged))
    for (const key of periodsOf(date)) change(key, (period) => moveFirstInPeriod(period, undefined, date));
  return periods;
}

/** The same figures that orders add to one by one. */
export function metricsDelta(orders: readonly Order[], merged: Merged = new Map()): ShopMetrics {
  const orderMetrics = orders.reduce<ShopMetrics>(
    (metrics, order) => applyMetrics(metrics, null, metricsOf(order)),
    noMetrics,
  );
  return firstDates(orders, merged).reduce<ShopMetrics>(
    (metrics, date) => moveFirstOrder(metrics, undefined, date.slice(0, 7)),
    orderMetrics,
  );
}
