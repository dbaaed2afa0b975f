import { must } from "@lokalkorb/domain/kernel/invariant";
import { auditOrder, readBooks } from "../payments/audit-payments.ts";
import { goOn, type HistoryPlan, moneySteps, playHistory, type PlayedHistory } from "../payments/payment-history.ts";
import type { PayWorld } from "../payments/pay-world.ts";
import { demo } from "../scenarios/demo.ts";
import { auditShop } from "./audit-shop.ts";

/** Every named place between two writes in the life of an order. */
export const killSteps = [
  ...moneySteps,
  "refund:doc-written",
  "expire:session-over",
  "mail:claimed",
  "mail:sent",
] as const;

export interface KillReport {
  readonly rounds: number;
  /** Kills that really happened: the place was reached. */
  readonly kills: number;
  readonly orders: number;
  readonly problems: readonly string[];
}

const minute = 60_000;

/** Ways through the life of an order which together pass every step. */
const plans: readonly HistoryPlan[] = [
  { pays: "card", comesBack: true, shop: "accepts", after: "part back" },
  { pays: "card", comesBack: false, shop: "rejects", after: "nothing" },
  { pays: "never", comesBack: false, shop: "does nothing", after: "nothing" },
];

/** So many places are deadly at the same time: each kills the process that comes there first. */
const killsAtOnce = 5;

/**
 * Kills the functions at one place after the other while orders are under way. A call without an answer is made again, as apps do;
 * afterwards time goes by, schedules run, and every order is held against the provider's books and the shop's counters.
 */
export async function killRounds(world: PayWorld, wanted: number, first = 0): Promise<KillReport> {
  const { faults } = world.test.backend;
  const played: PlayedHistory[] = [];
  let kills = 0;
  let rounds = 0;
  // Not every round comes by each of its places; twice as many are tried at the most.
  for (let at = first; kills < wanted && at < first + 2 * wanted; at += killsAtOnce, rounds++) {
    for (let next = at; next < at + killsAtOnce; next++) {
      faults.add({ kind: "kill-at-step", step: must(killSteps[next % killSteps.length], "a step") });
    }
    const planned = faults.active().length;
    const now = await Promise.all(plans.map((plan) => playHistory(world, plan)));
    await world.settled();
    await world.sweep();
    await Promise.all(now.map((history) => goOn(world, history)));
    await world.settled();
    // Holds end here, for those who never pay.
    await world.later(36 * minute);
    await world.sweep();
    kills += planned - faults.active().length;
    faults.clear();
    played.push(...now);
  }
  for (const passes of [2 * minute, 6 * minute, 61 * minute]) {
    await world.later(passes);
    await world.sweep();
  }
  return { rounds, kills, ...(await audit(world, played)) };
}

async function audit(
  world: PayWorld,
  played: readonly PlayedHistory[],
): Promise<Pick<KillReport, "orders" | "problems">> {
  const books = await readBooks(world);
  const orderIds = played.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const problems: string[] = [];
  for (const orderId of orderIds)
    for (const problem of await auditOrder(world, orderId, books)) problems.push(`${orderId}: ${problem}`);
  const { restaurantId, offeringId } = must(demo.shops[0], "a shop");
  problems.push(...(await auditShop(world.test.admin.db, { restaurantId, offeringId, restocked: ["bauernbrot"] })));
  return { orders: orderIds.length, problems };
}

/** The invariants, in words. */
export const killReportText = ({ rounds, kills, orders, problems }: KillReport): string =>
  [
    `${kills} kills in ${rounds} rounds, ${orders} orders audited`,
    ...[
      "no money without order, no order without money",
      "every piece, time and code is held by an order that needs it, or free",
      "every number once; whatever must follow has followed, once",
    ].map((line) => `${problems.length === 0 ? "holds" : "look below"}: ${line}`),
    ...problems,
  ].join("\n");
