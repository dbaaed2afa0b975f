import { auditOrder, readBooks } from "./audit-payments.ts";
import type { PayWorld } from "./pay-world.ts";
import { goOn, planBatch, planHistory, playHistory, type BatchPlan, type PlayedHistory } from "./payment-history.ts";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";

export interface HistoryReport {
  readonly orders: number;
  readonly problems: readonly string[];
}

const minute = 60_000;

/**
 * A batch of payment histories at the same time, on the same bad day; afterwards the day is over, what schedules do is
 * done, and every order is held against the provider's books.
 */
export async function runBatch(world: PayWorld, seed: number, size: number, given?: BatchPlan): Promise<HistoryReport> {
  const random = chanceOf(seed);
  const batch = given ?? planBatch(random);
  for (const fault of batch.faults) await world.provider("faults", fault);
  const { faults } = world.test.backend;
  if (batch.killAt !== null) faults.add({ kind: "kill-at-step", step: batch.killAt });

  const plans = Array.from({ length: size }, () => planHistory(random));
  const played = await Promise.all(plans.map((plan) => playHistory(world, plan)));
  await world.settled();
  await world.sweep();
  await Promise.all(played.map((history) => goOn(world, history)));
  await world.settled();

  await world.provider("faults/clear");
  faults.clear();
  await heal(world);
  return report(world, seed, batch, played);
}

/** Time goes by: pages end, holds end, and whatever failed is tried again. */
async function heal(world: PayWorld): Promise<void> {
  for (const passes of [minute, 6 * minute, 36 * minute, 61 * minute]) {
    await world.later(passes);
    await world.sweep();
  }
}

async function report(
  world: PayWorld,
  seed: number,
  batch: BatchPlan,
  played: readonly PlayedHistory[],
): Promise<HistoryReport> {
  const books = await readBooks(world);
  const problems: string[] = [];
  let orders = 0;
  for (const { orderId, plan } of played) {
    if (orderId === null) continue;
    orders++;
    for (const problem of await auditOrder(world, orderId, books)) {
      problems.push(`seed ${seed}, order ${orderId}: ${problem} (${JSON.stringify({ plan, batch })})`);
    }
  }
  return { orders, problems };
}
