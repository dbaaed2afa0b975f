import type { Timestamp } from "firebase-admin/firestore";
import {
  type ShopMetrics,
  moveFirstOrder,
  noMetrics,
  applyMetrics,
  metricsOf,
} from "@lokalkorb/domain/ordering/metrics/order-metrics";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import {
  adminRef,
  decodeAdminDocument,
  inTransaction,
  readQuery,
  setDocument,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerIdOf } from "../ordering/customers/shop-customer.ts";
import type { Deps } from "../platform/deps.ts";
import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import { platformTimeZone } from "../platform/regions.ts";
import { microsOf, successWith } from "./run-metrics-effect.ts";

/** At night, when nobody orders: what goes by the last thirty days, and whether the rest still adds up. */
export const rebuildSuccess = defineSchedule(
  "rebuildSuccess",
  {
    schedule: "every day 03:30",
    timeoutSeconds: 540,
  },
  async (to: Deps) => {
    const shops = await to.db.collection("restaurants").select().get();
    const failed: unknown[] = [];
    for (const { id } of shops.docs) await rebuildShop(to, id).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const shownItems = 20;

const mostTries = 5;

/**
 * Lifetime, months, days and hours from all orders there are, and what the last thirty days were about. What is added
 * meanwhile belongs to orders that may have been seen or not, so then all of it is counted once more.
 */
export const rebuildShop = async (to: Deps, restaurantId: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) if (await rebuildUndisturbed(to, restaurantId)) return;
  throw new Error(`The figures of ${restaurantId} changed each time they were counted`);
};

/** False: an order was added to the figures while they were counted. */
const rebuildUndisturbed = async (to: Deps, restaurantId: string): Promise<boolean> => {
  const now = to.now();
  const ref = adminRef(to.db, successDocument, { restaurantId });
  const known = await ref.get();
  const orders = await ordersAt(to, restaurantId, known.readTime);
  const late = orders.filter(({ status, completedAt = 0 }) => status === "completed" && completedAt > now - thirtyDays);
  const seconds = late.flatMap(({ acceptedAt, placedAt }) =>
    acceptedAt === undefined ? [] : [Math.max(0, Math.round((acceptedAt - placedAt) / 1000))],
  );
  const fields = known.data();
  const before = fields === undefined ? null : decodeAdminDocument(successDocument, ref.path, fields);
  const rebuilt = {
    ...successWith(before, metricsDelta(orders), now),
    topItems30: topItems(late),
    codes30: usedCodes(late),
    acceptSecondsP50: percentile(seconds, 0.5),
    acceptSecondsP95: percentile(seconds, 0.95),
    rebuiltAt: now,
    countedUntil: microsOf(known.readTime),
  };
  return inTransaction(to.db, async (tx) => {
    const { updateTime } = await tx.transaction.get(ref);
    if (updateTime?.valueOf() !== known.updateTime?.valueOf()) return false;
    setDocument(tx, successDocument, { restaurantId }, rebuilt);
    return true;
  });
};

/** All orders of one moment: one that is moved between board and archive meanwhile is in exactly one of them. */
const ordersAt = (to: Deps, restaurantId: string, readTime: Timestamp): Promise<Order[]> =>
  to.db.runTransaction(
    async (transaction) => {
      const tx = { db: to.db, transaction };
      const live = await readQuery(tx, queryOf(orderDocument, { restaurantId }));
      await to.failpoint("rebuild:board-read");
      const archived = await readQuery(tx, queryOf(historicOrderDocument, { restaurantId }));
      return [...live, ...archived.map(evenOfNobody)];
    },
    { readOnly: true, readTime },
  );

/** Whoever was erased after the time the law allows is still an order, and nobody any more. */
const evenOfNobody = ({ customer, ...order }: DocumentOf<typeof historicOrderDocument>): Order => ({
  ...order,
  customer: {
    uid: customer.uid ?? `gone-${order.id}`,
    name: customer.name ?? "",
    email: customer.email ?? `gone-${order.id}`,
    isGuest: customer.isGuest,
  },
});

/** The same figures that orders add to one by one. */
export const metricsDelta = (orders: readonly Order[]): ShopMetrics => {
  const firstByCustomer = new Map<string, number>();
  for (const { status, completedAt, customer } of orders) {
    if (status !== "completed" || completedAt === undefined) continue;
    const id = customerIdOf(customer);
    firstByCustomer.set(id, Math.min(firstByCustomer.get(id) ?? completedAt, completedAt));
  }
  const orderMetrics = orders.reduce<ShopMetrics>(
    (metrics, order) => applyMetrics(metrics, null, metricsOf(order)),
    noMetrics,
  );
  return [...firstByCustomer.values()].reduce<ShopMetrics>(
    (metrics, at) => moveFirstOrder(metrics, undefined, instantToLocal(at, platformTimeZone).date.slice(0, 7)),
    orderMetrics,
  );
};

const topItems = (orders: readonly Order[]) => {
  const byItem = new Map<string, { itemId: string; name: string; qty: number; revenueCents: number }>();
  for (const { refId, name, qty, totalCents, discountCents = 0, removed } of orders.flatMap(({ lines }) => lines)) {
    if (removed !== undefined) continue;
    const known = byItem.get(refId) ?? { itemId: refId, name, qty: 0, revenueCents: 0 };
    byItem.set(refId, {
      ...known,
      qty: known.qty + qty,
      revenueCents: known.revenueCents + totalCents + discountCents,
    });
  }
  return [...byItem.values()]
    .toSorted((a, b) => b.revenueCents - a.revenueCents || (a.itemId < b.itemId ? -1 : 1))
    .slice(0, shownItems);
};

interface UsedCode {
  readonly codeId: string;
  readonly code: string;
  readonly uses: number;
  readonly discountCents: number;
  readonly revenueCents: number;
}

/** Campaigns are shown by their names, and last year's may have the same: each is counted for itself. */
const usedCodes = (orders: readonly Order[]): readonly UsedCode[] => {
  const byCode = new Map<string, UsedCode>();
  for (const { codes = [], totals } of orders)
    for (const { codeId, code, cents, kind } of codes) {
      if (kind !== "discount") continue;
      const known = byCode.get(codeId) ?? { codeId, code, uses: 0, discountCents: 0, revenueCents: 0 };
      byCode.set(codeId, {
        codeId,
        code,
        uses: known.uses + 1,
        discountCents: known.discountCents + cents,
        revenueCents: known.revenueCents + totals.totalCents,
      });
    }
  return [...byCode.values()].toSorted((a, b) => b.uses - a.uses || (a.codeId < b.codeId ? -1 : 1));
};

const percentile = (values: readonly number[], share: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? null;
