/**
 * Orders per second beside the least the same database needs for one, a rush on one product, and what an order costs:
 *   pnpm bench:orders [--rounds 3] [--orders 120] [--official]
 * Needs the built functions. Ends with code 1 below a gate. With `--official` the documents live in Google's emulator, which
 * starts no follow-ups: what an order is billed is not measured there.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { findOfficialEmulator } from "firebase-local-backend/official/find-official-emulator";
import { startOfficial } from "firebase-local-backend/official/target";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { runBareTransactions } from "../bench/bare-transactions.ts";
import { billedPerOrder, billedPerVisit } from "../bench/billed-costs.ts";
import { startBenchWorld, type BenchWorld } from "../bench/bench-world.ts";
import { parallel } from "@lokalkorb/testing/orders/in-parallel";
import { prepareGoods, runLoad, type Sample } from "../bench/order-load.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    orders: { type: "string", default: "120" },
    official: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const ordersARound = Number(values.orders);
const rushItem = "bauernbrot";
const shards = 4;
const shoppersInAll = 80;
const window = 11 * 60_000;

const gates = { throughput: 0.12, rush: 0.25, reads: 60, writes: 30, visitReads: 6 };

const say = (text: string): void => console.log(text);
/** Between the two in the middle where there are two: never the better one. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(" ");

const countOrders = async ({ admin, shop }: BenchWorld): Promise<number> =>
  (await admin.db.collection(`restaurants/${shop.restaurantId}/orders`).count().get()).data().count;

async function reservedOf({ admin, shop }: BenchWorld): Promise<number> {
  const found = await admin.db.collection(`offerings/${shop.offeringId}/items/${rushItem}/stock`).get();
  return found.docs.reduce((sum, document) => sum + Number(document.get("reserved")), 0);
}

const loadBefore = load();
const jar = values.official ? await findOfficialEmulator() : null;
if (values.official && jar === null) {
  say("note not measured: no official emulator on this machine");
  process.exit(0);
}
const official = jar === null ? null : await startOfficial(jar);
const world = await startBenchWorld(official);
const problems: string[] = [];
try {
  const goods = (await prepareGoods(world)).filter(({ refId }) => refId !== rushItem);
  await world.idle();
  const shoppers = await Promise.all(Array.from({ length: shoppersInAll }, () => world.signIn("guest")));
  const slots = freeSlots(world.menu, await world.now()).slice(60);
  let used = 0;
  const slotKey = (): string => must(slots[used++ % slots.length], "a time");
  const rushLine = aLine(world.menu, rushItem, { qty: 2 });
  const stock = Math.floor(ordersARound / 2) * 2;

  const floor: number[] = [];
  const spread: Sample[] = [];
  const rush: Sample[] = [];
  const template = must(
    (await world.admin.db.collection(`restaurants/${world.shop.restaurantId}/orders`).limit(1).get()).docs[0],
    "an order",
  ).data();
  // The first round warms everything up and does not count.
  for (let round = 0; round <= rounds; round++) {
    await world.later(window);
    await world.idle();
    const bare = await runBareTransactions(world.admin.db, { times: ordersARound * 2, round, order: template });
    const before = await countOrders(world);
    const placed = await runLoad(world, shoppers, {
      attempts: ordersARound,
      line: (index) => must(goods[index % goods.length], "a product"),
      slotKey,
    });
    if (Object.keys(placed.refusals).length > 0) problems.push(`spread, refused: ${JSON.stringify(placed.refusals)}`);
    await world.idle();
    const lost = before + placed.orderIds.length - (await countOrders(world));
    if (lost !== 0 || new Set(placed.orderIds).size !== placed.orderIds.length)
      problems.push(`spread: ${lost} orders lost (or, below zero, too many)`);

    await world.later(window);
    await setStockTo(world.admin, world.shop.offeringId, rushItem, stock, shards);
    await world.idle();
    const rushed = await runLoad(world, shoppers, { attempts: ordersARound, line: () => rushLine, slotKey });
    await world.idle();
    const sold = await reservedOf(world);
    if (sold !== stock || rushed.orderIds.length * rushLine.qty !== stock)
      problems.push(
        `rush: ${sold} of ${stock} pieces reserved, ${rushed.orderIds.length} orders, refused ${JSON.stringify(rushed.refusals)}`,
      );
    if (round === 0) continue;
    floor.push((ordersARound * 2) / bare.seconds);
    spread.push(placed);
    rush.push(rushed);
    say(
      `note round ${round}: floor ${floor.at(-1)?.toFixed(0)}/s, spread ${perSecond(placed).toFixed(1)}/s, rush ${perSecond(rushed).toFixed(1)}/s, load ${load()}`,
    );
  }

  reportSpeed({ floor, spread, rush });
  if (official === null) {
    const visit = await billedPerVisit(world);
    reportCosts(visit, await billedPerOrder(world, { orders: 10, lines: goods, slotKeys: slots.slice(200) }));
  }
  say(`note load average ${loadBefore} before, ${load()} after`);
} finally {
  await world.stop();
  await official?.stop();
}
for (const problem of problems) say(`note ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

/** Answers: where goods run out, half of them are refusals, for whom people wait as well. */
function perSecond({ milliseconds, seconds }: Sample): number {
  return milliseconds.length / seconds;
}

interface Results {
  readonly floor: readonly number[];
  readonly spread: readonly Sample[];
  readonly rush: readonly Sample[];
}

function gate(name: string, holds: boolean): string {
  if (!holds) problems.push(`below the gate: ${name}`);
  return holds ? "holds" : "MISSED";
}

/** In the words of `pnpm test:long`, so that it can write its page. */
function reportSpeed({ floor, spread, rush }: Results): void {
  // Ratios of one round, because the machine is not the same from minute to minute.
  const ratio = median(spread.map((sample, round) => perSecond(sample) / (floor[round] ?? Number.NaN)));
  const rushRatio = median(
    rush.map((sample, round) => perSecond(sample) / perSecond(must(spread[round], "the round"))),
  );
  const times = (samples: readonly Sample[], of: (sample: Sample) => readonly number[]): string => {
    const all = samples.flatMap(of);
    return [0.5, 0.95, 0.99].map((share) => quantile(all, share).toFixed(0)).join(" / ");
  };
  say(`figure shoppers at the same time: ${parallel}`);
  say(
    `figure orders counted, spread and rush: ${spread.concat(rush).reduce((sum, { orderIds }) => sum + orderIds.length, 0)}`,
  );
  say(`figure floor, bare transactions/s: ${median(floor).toFixed(0)}`);
  say(`figure P7 orders/s, basket by the rules and callable: ${median(spread.map(perSecond)).toFixed(1)}`);
  say(
    `figure P7 beside the floor: ${ratio.toFixed(3)} x (>= ${gates.throughput} x: ${gate("P7", ratio >= gates.throughput)})`,
  );
  say(`figure P7 basket and order, ms p50 / p95 / p99: ${times(spread, (sample) => sample.milliseconds)}`);
  say(`figure P7 the callable alone, ms p50 / p95 / p99: ${times(spread, (sample) => sample.callMilliseconds)}`);
  say(
    `figure P8 answers/s, all the same product until it is gone and after (${shards} shards): ${median(rush.map(perSecond)).toFixed(1)}`,
  );
  say(
    `figure P8 beside the spread case: ${rushRatio.toFixed(2)} x (>= ${gates.rush} x: ${gate("P8", rushRatio >= gates.rush)})`,
  );
  say(
    `figure P8 the callable alone, refusals included, ms p50 / p95 / p99: ${times(rush, (sample) => sample.callMilliseconds)}`,
  );
}

function reportCosts(
  visit: Awaited<ReturnType<typeof billedPerVisit>>,
  costs: Awaited<ReturnType<typeof billedPerOrder>>,
): void {
  const { reads, writes } = costs.total;
  say(
    `figure P11 billed for a visit: ${visit.reads} reads (<= ${gates.visitReads}: ${gate("P11 visit", visit.reads <= gates.visitReads)})`,
  );
  say(
    `figure P11 billed for an order, reads: ${reads.toFixed(1)} (<= ${gates.reads}: ${gate("P11 reads", reads <= gates.reads)})`,
  );
  say(
    `figure P11 billed for an order, writes: ${writes.toFixed(1)} (<= ${gates.writes}: ${gate("P11 writes", writes <= gates.writes)})`,
  );
  const { placing } = costs;
  say(
    `figure P11 of it until it is on the board: ${placing.reads.toFixed(1)} reads, ${placing.writes.toFixed(1)} writes`,
  );
  for (const place of costs.byPlace.slice(0, 14))
    say(`note per order, ${place.place}: ${place.reads.toFixed(1)} reads, ${place.writes.toFixed(1)} writes`);
}
