/**
 * Rushes to the last piece on 1, 4 and 10 stock documents, with cancellations, edits and clocks that jump in between; no buyer may wait
 * longer than the limit, the refused ones least of all:
 *   node rush-waits.ts [--rounds 200] [--buyers 48] [--limit 3000] [--seed n]
 * Needs the built functions.
 */
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { rushRound, type RushPlan } from "@lokalkorb/testing/orders/rush-round";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { openLongRun } from "firebase-local-backend/long-run";

const { seed, option, say, figure } = openLongRun();
const rounds = option("rounds", 200);
/** Milliseconds from a call to its answer. */
const limit = option("limit", 3000);
const shardCounts = [1, 4, 10] as const;
const random = chanceOf(seed);

const waits = new Map<number, number[]>(shardCounts.map((shards) => [shards, []]));
let sold = 0;
let refused = 0;
let problems = 0;
function complain(round: number, problem: string): void {
  problems += 1;
  say(`round ${round}: ${problem}`);
}

const world = await startRaceWorld(option("buyers", 48));
for (let round = 0; round < rounds; round++) {
  const shards = must(shardCounts[round % shardCounts.length], "a number of shards");
  const plan: RushPlan = {
    shards,
    quantity: random.between(shards, 30),
    changed: random.between(0, 8),
    // Longer than a rate limit, a lease and what a library may reckon its retries by.
    clockJumpMs: round % 5 === 4 ? 11 * 60_000 : 0,
  };
  try {
    const report = await rushRound(world, plan, round);
    sold += report.sold;
    refused += report.refused;
    waits.get(shards)?.push(...report.milliseconds);
    for (const problem of report.problems) complain(round, problem);
    const longest = Math.max(...report.milliseconds);
    if (longest > limit) complain(round, `an answer took ${longest.toFixed(0)} ms with ${JSON.stringify(plan)}`);
  } catch (error) {
    // A call that ends in no answer at all.
    complain(round, `${String(error)} with ${JSON.stringify(plan)}`);
  }
}
await world.stop();

figure("rounds", rounds);
figure("sold", sold);
figure("refused", refused);
for (const [shards, all] of waits) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  figure(
    `${shards} shards, answer in ms`,
    `${all.length} answers, median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
  );
}
figure("problems", problems);
process.exit(problems === 0 ? 0 : 1);
