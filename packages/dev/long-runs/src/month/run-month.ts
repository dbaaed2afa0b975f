import { must } from "@lokalkorb/domain/kernel/invariant";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { chanceOf, type Chance } from "@lokalkorb/domain/testing/oracle/chance";
import { auditMonth, type ShopSums } from "./audit-month.ts";
import { answerOrder, endOrder, packOrder, type LiveOrder } from "./live-order.ts";
import { closeDays, closingsWrong } from "./close-days.ts";
import { billedBySteps, type StepCost } from "./billed-by-steps.ts";
import type { MonthWorld } from "./month-world.ts";
import { planOrder } from "./order-plan.ts";
import { payOnline, placeMonthOrder } from "./place-month-order.ts";

const days = 30;
const minute = 60_000;
const day = 24 * 60 * minute;
const atOnce = 8;

export type MonthReport = Awaited<ReturnType<typeof runMonth>>;

/**
 * A month in which generated shoppers order through the real commands, shops answer and hand over, and schedules run by
 * the clock. Afterwards the books are closed and every figure is added up anew.
 */
export async function runMonth(month: MonthWorld, seed: number, wanted: number) {
  const { world } = month;
  const { backend } = world.test;
  const random = chanceOf(seed);
  const refusals: Record<string, number> = {};
  const refused = (what: string): void => void (refusals[what] = (refusals[what] ?? 0) + 1);
  const problems: string[] = [];
  let looks = 0;
  const looked = (): void => void looks++;
  await nights(month);
  backend.resetBilled();
  const costs = billedBySteps(() => backend.billed());
  const open = new Set<LiveOrder>();
  let placed = 0;
  for (let today = 0; today < days; today++) {
    const due = Math.round((wanted * (today + 1)) / days) - placed;
    const fresh = await orderAll(month, { random, placed, due, refused, looked });
    placed += due;
    await world.settled();
    costs.spent("ordering and paying, refused tries included");
    await inLanes(fresh, answerOrder);
    await world.settled();
    costs.spent("the shop's answer");
    await inLanes(fresh, packOrder);
    await world.settled();
    costs.spent("weighing, changes and packing");
    for (const live of fresh) open.add(live);
    await world.later(36 * minute);
    await world.sweep();
    // Twice a day at least, so that no reservation ends unseen: schedules look every minute outside of this.
    for (let half = 0; half < 2; half++) {
      await world.later((day - 36 * minute) / 2);
      await world.sweep();
    }
    costs.spent("schedules");
    await endDue(open, backend.clock.now());
    await world.settled();
    costs.spent("handover, refunds, no-shows");
    backend.clock.advance(undoHeldFor);
    problems.push(...(await closeDays(month, backend.clock.now(), looked)));
    costs.spent("day closings");
  }
  // The orders have ended; the last ones are handed over, and what failed is tried again.
  for (let more = 0; more < 8; more++) {
    await world.later(day);
    await world.sweep();
    costs.spent("schedules");
    await endDue(open, backend.clock.now());
    await world.settled();
    costs.spent("handover, refunds, no-shows");
  }
  backend.clock.advance(undoHeldFor);
  problems.push(...(await closeDays(month, backend.clock.now(), looked)));
  costs.spent("day closings");
  const billed = backend.billed();
  const orders = placed - (refusals["not placed"] ?? 0);
  const sums: ShopSums[] = [];
  const audit = async (when: string): Promise<void> => {
    for (const shop of month.shops) {
      const found = await auditMonth(shop);
      if (when === "") sums.push(found.sums);
      const wrong = [...found.problems, ...(await closingsWrong(shop))];
      problems.push(...wrong.map((problem) => `${when}${problem}`));
    }
  };
  await audit("");
  await nights(month);
  if (problems.length === 0) await audit("rebuilt at night: ");
  problems.push(...(await statsWrong(month)));
  return {
    orders,
    shops: month.shops.length,
    refusals,
    sums,
    reads: billed.reduce((sum, line) => sum + line.reads, -looks) / orders,
    writes: billed.reduce((sum, line) => sum + line.writes + line.deletes, 0) / orders,
    bySteps: costs.bySteps(orders),
    byPlaces: costs.byPlaces(orders),
    problems,
  };
}

async function nights({ world, shops }: MonthWorld): Promise<void> {
  const ids = shops.map(({ shop }) => shop.restaurantId);
  // Counted anew from all orders, and beside it what is done each night.
  for (const kind of ["metrics", "success", "reconciliation"]) await runJob(world.test, kind, ...ids);
  await runJob(world.test, "census");
  await world.settled();
}

async function inLanes<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let value = values[next++]; value !== undefined; value = values[next++]) await work(value);
    }),
  );
}

interface Day {
  readonly random: Chance;
  readonly placed: number;
  readonly due: number;
  readonly refused: (what: string) => void;
  readonly looked: () => void;
}

async function orderAll(
  { shops, guests }: MonthWorld,
  { random, placed, due, refused, looked }: Day,
): Promise<LiveOrder[]> {
  const orders = Array.from({ length: due }, (_, index) => ({
    // Chance of its own, so that it does not matter who is faster.
    random: chanceOf(random.below(2 ** 31)),
    shop: must(shops[(placed + index) % shops.length], "a shop"),
    shopper: must(guests[(placed + index) % guests.length], "a guest"),
  }));
  const fresh: LiveOrder[] = [];
  await inLanes(orders, async ({ random: own, shop, shopper }) => {
    const plan = planOrder(own);
    const answer = await placeMonthOrder(shop, shopper, plan, own);
    if (!answer.ok) {
      refused(`place: ${answer.refusal.type}`);
      refused("not placed");
      return;
    }
    await payOnline(shop, shopper, plan, answer.value);
    fresh.push({ shop, shopper, orderId: answer.value.orderId, plan, random: own, refused, looked });
  });
  return fresh;
}

async function endDue(open: Set<LiveOrder>, now: number): Promise<void> {
  const due: LiveOrder[] = [];
  for (const live of open) {
    if (await endOrder(live, now)) due.push(live);
  }
  for (const live of due) open.delete(live);
}

async function statsWrong({ world, shops }: MonthWorld): Promise<string[]> {
  const { db } = world.test.admin;
  const stats = await readDocument(db, statsDocument, {});
  const counts = await Promise.all(
    shops.map(({ shop }) => db.collection(`restaurants/${shop.restaurantId}/orders`).count().get()),
  );
  const orders = counts.reduce((sum, found) => sum + found.data().count, 0);
  // Large numbers are a size there: two digits count.
  const step = orders < 100 ? 1 : 10 ** (String(orders).length - 2);
  const shown = Math.floor(orders / step) * step;
  return stats?.ordersTotal === shown ? [] : [`data/stats says ${stats?.ordersTotal} orders of ${orders}`];
}

/** The invariants, in words. */
const inWords = ({ what, reads, writes }: StepCost): string =>
  `${what}: ${reads.toFixed(1)} reads, ${writes.toFixed(1)} writes`;

export const monthReportText = ({
  orders,
  shops,
  refusals,
  sums,
  reads,
  writes,
  bySteps,
  byPlaces,
  problems,
}: MonthReport): string =>
  [
    `${orders} orders in ${shops} shops; refused: ${JSON.stringify(refusals)}`,
    ...sums.map((sum) => JSON.stringify(sum)),
    `billed for an order: ${reads.toFixed(1)} reads, ${writes.toFixed(1)} writes`,
    ...[...bySteps, ...byPlaces.slice(0, 14)].map((cost) => `note of it for an order, ${inWords(cost)}`),
    ...[
      "goods, deposits, discounts, way, tip and total of every order; tax by rate, net and gross",
      "paid = total; nothing kept of what ended; refunds by line, source and rate",
      "the provider's books, order by order and all together",
      "reserved = open orders; there + sold = at the beginning; times, codes, gift cards, numbers, follow-ups",
      "each handover and each refund in exactly one day closing, and their sums are those of the orders",
      "data/success by month and day, counted and rebuilt; data/stats",
    ].map((line) => `${problems.length === 0 ? "holds" : "look below"}: ${line}`),
    ...problems,
  ].join("\n");
