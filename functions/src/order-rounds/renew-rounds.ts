import type { Id } from "@lokalkorb/domain/kernel/branded";
import { roundsToSettle, settledRounds } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import { nextRounds } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { nextRoundMoment, roundsOfShop } from "@lokalkorb/domain/fulfilment/rounds/rounds-of-shop";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import {
  type AdminTransaction,
  inTransaction,
  readDocument,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { JobRunner } from "../jobs/job-task.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";
import { endOrders, ordersOfRound } from "./end-orders.ts";
import { cycleOf, readRounds, type StoredRound } from "./write-rounds.ts";

type Shop = DocumentOf<typeof shopDocument>;

/** Money that is on its way to an order of a day that was called off arrives, or its hold ends, within a few of these. */
const looksAgainAfter = 5 * minuteMs;
/** As far as today's round and those that holidays moved reach. */
const settles = 4;

/**
 * Comes when a round has opened or closed: those below their minimum are called off, orders of days that were called off end, and the
 * next round comes into view. A shop without rounds never comes here.
 */
export const renewRounds: JobRunner<OrderingDeps> = async (deps, { restaurantId }) => {
  const now = deps.now();
  const settled = await inTransaction(deps.db, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop === null) return null;
    const before = await readRounds(tx, restaurantId);
    const plans = await Promise.all(before.map((plan) => settle(tx, shop, plan, now)));
    for (const [index, plan] of plans.entries()) if (plan !== before[index]) writePlan(tx, restaurantId, plan);
    const rounds = roundsOfShop(plans, { now, timezone: shop.timezone });
    if (JSON.stringify(rounds) !== JSON.stringify(shop.rounds ?? {}))
      updateDocument(tx, shopDocument, { restaurantId }, { rounds });
    return { plans, next: nextRoundMoment(rounds, now) };
  });
  if (settled === null) return "gone";
  await deps.failpoint("rounds:settled");
  const waits = await endCalledOff(deps, restaurantId, settled.plans);
  const again = waits ? now + looksAgainAfter : null;
  const next = Math.min(settled.next ?? Infinity, again ?? Infinity);
  return next === Infinity ? {} : { againAt: next };
};

async function settle(tx: AdminTransaction, shop: Shop, plan: StoredRound, now: Instant): Promise<StoredRound> {
  const { minTotalCents, rule, methodIds } = plan;
  if (minTotalCents === undefined) return plan;
  const { timezone, closures, id: restaurantId } = shop;
  const rounds = roundsToSettle(plan, nextRounds({ rule, now, timezone, closures, count: settles }), now);
  if (rounds.length === 0) return plan;
  const totals = await Promise.all(
    rounds.map(async ({ day }) => {
      const orders = await ordersOfRound(tx, { restaurantId, day, methodIds });
      return [day, orders.reduce((sum, { totals }) => sum + totals.itemsCents + totals.discountCents, 0)] as const;
    }),
  );
  const byDay = new Map(totals);
  const today = instantToLocal(now, timezone).date;
  return settledRounds(plan, { rounds, minTotalCents, totalOn: (day) => byDay.get(day) ?? 0, today });
}

/** Whether any has to be looked at again. */
async function endCalledOff(
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  plans: readonly StoredRound[],
): Promise<boolean> {
  let waits = false;
  for (const { planId, methodIds, callOffs = [] } of plans)
    for (const { day, word } of callOffs.filter(({ done }) => !done)) {
      const left = await endOrders(deps, { restaurantId, day, methodIds }, word);
      await deps.failpoint("rounds:ended");
      if (left > 0) waits = true;
      else await markDone(deps, restaurantId, planId, day);
    }
  return waits;
}

const markDone = (deps: OrderingDeps, restaurantId: Id<"shop">, planId: string, day: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const plan = (await readRounds(tx, restaurantId)).find((one) => one.planId === planId);
    if (plan === undefined) return;
    const callOffs = (plan.callOffs ?? []).map((one) => (one.day === day ? { ...one, done: true } : one));
    writePlan(tx, restaurantId, { ...plan, callOffs });
  });

const writePlan = (tx: AdminTransaction, restaurantId: Id<"shop">, plan: StoredRound): void =>
  updateDocument(tx, orderPlanDocument, { restaurantId, planId: plan.planId }, { cycle: cycleOf(plan) });
