import { onSchedule } from "firebase-functions/scheduler";
import { type Figures, moveFirstOrder, noFigures, recount, countedOf } from "@lokalkorb/domain/orders/order-figures";
import type { Order } from "@lokalkorb/domain/orders/order";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { readDocument, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { deps, type Deps } from "../edge/deps.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion, platformTimeZone } from "../regions.ts";
import { successWith } from "./run-figures-effect.ts";
import { customerIdOf } from "./shop-customer.ts";

/** At night, when nobody orders: what goes by the last thirty days, and whether the rest still adds up. */
export const rebuildSuccess = onSchedule(
  { schedule: "every day 03:30", timeZone: platformTimeZone, region: eventRegion, timeoutSeconds: 540 },
  reportDefects("rebuildSuccess", async () => {
    const to = deps();
    const shops = await to.db.collection("restaurants").select().get();
    const failed: unknown[] = [];
    for (const { id } of shops.docs) await rebuildShop(to, id).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  }),
);

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const shownItems = 20;

/** Lifetime, months, days and hours from all orders there are, and what the last thirty days were about. */
export const rebuildShop = async (to: Deps, restaurantId: string): Promise<void> => {
  // Before anything is read: all that was written until then is in it.
  const now = to.now();
  const live = await readQuery(to.db, queryOf(orderDocument, { restaurantId }));
  const archived = await readQuery(to.db, queryOf(historicOrderDocument, { restaurantId }));
  // Whoever was erased after the time the law allows is still an order, and nobody any more.
  const orders: Order[] = [
    ...live,
    ...archived.map((order) => ({
      ...order,
      customer: {
        uid: order.customer.uid ?? `gone-${order.id}`,
        name: order.customer.name ?? "",
        email: order.customer.email ?? `gone-${order.id}`,
        isGuest: order.customer.isGuest,
      },
    })),
  ];
  const before = await readDocument(to.db, successDocument, { restaurantId });
  const late = orders.filter(({ status, completedAt = 0 }) => status === "completed" && completedAt > now - thirtyDays);
  const seconds = late.flatMap(({ acceptedAt, placedAt }) =>
    acceptedAt === undefined ? [] : [Math.max(0, Math.round((acceptedAt - placedAt) / 1000))],
  );
  await setDocument(
    to.db,
    successDocument,
    { restaurantId },
    {
      ...successWith(before, figuresOf(orders), now),
      topItems30: topItems(late),
      codes30: usedCodes(late),
      acceptSecondsP50: percentile(seconds, 0.5),
      acceptSecondsP95: percentile(seconds, 0.95),
      rebuiltAt: now,
    },
  );
};

/** The same figures that orders add to one by one. */
export const figuresOf = (orders: readonly Order[]): Figures => {
  const firstByCustomer = new Map<string, number>();
  for (const { status, completedAt, customer } of orders) {
    if (status !== "completed" || completedAt === undefined) continue;
    const id = customerIdOf(customer);
    firstByCustomer.set(id, Math.min(firstByCustomer.get(id) ?? completedAt, completedAt));
  }
  const counted = orders.reduce<Figures>((figures, order) => recount(figures, null, countedOf(order)), noFigures);
  return [...firstByCustomer.values()].reduce<Figures>(
    (figures, at) => moveFirstOrder(figures, undefined, instantToLocal(at, platformTimeZone).date.slice(0, 7)),
    counted,
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

const usedCodes = (orders: readonly Order[]) => {
  const byCode = new Map<string, { code: string; uses: number; discountCents: number; revenueCents: number }>();
  for (const { codes = [], totals } of orders)
    for (const { code, cents, kind } of codes) {
      if (kind !== "discount") continue;
      const known = byCode.get(code) ?? { code, uses: 0, discountCents: 0, revenueCents: 0 };
      byCode.set(code, {
        code,
        uses: known.uses + 1,
        discountCents: known.discountCents + cents,
        revenueCents: known.revenueCents + totals.totalCents,
      });
    }
  return [...byCode.values()].toSorted((a, b) => b.uses - a.uses || (a.code < b.code ? -1 : 1));
};

const percentile = (values: readonly number[], share: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? null;
