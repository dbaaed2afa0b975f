/**
 * Rushes to the last piece on 1, 4 and 10 stock documents, with cancellations, edits and clocks that jump in between; no buyer may wait
 * longer than the limit, the refused ones least of all:
 *   node rush-waits.ts [--rounds 200] [--buyers 48] [--limit 3000] [--seed n]
 * Needs the built functions.
 */
import { parseArgs } from "node:util";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { rushRound, type RushPlan } from "@lokalkorb/testing/orders/rush-round";
import { createRandom } from "@lokalkorb/testing/payments/random";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "200" },
    buyers: { type: "string", default: "48" },
    /** Milliseconds from a call to its answer. */
    limit: { type: "string", default: "3000" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_123);
const limit = Number(values.limit);
const shardCounts = [1, 4, 10] as const;
const random = createRandom(seed);
const between = (least: number, most: number): number => least + random.below(most - least + 1);

const waits = new Map<number, number[]>(shardCounts.map((shards) => [shards, []]));
let sold = 0;
let refused = 0;
let problems = 0;
function complain(round: number, problem: string): void {
  problems += 1;
  console.log(`round ${round}: ${problem}`);
}

const world = await startRaceWorld(Number(values.buyers));
for (let round = 0; round < Number(values.rounds); round++) {
  const shards = must(shardCounts[round % shardCounts.length], "a number of shards");
  const plan: RushPlan = {
    shards,
    quantity: between(shards, 30),
    changed: between(0, 8),
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

console.log(`figure rounds: ${values.rounds}`);
console.log(`figure sold: ${sold}`);
console.log(`figure refused: ${refused}`);
for (const [shards, all] of waits) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  console.log(
    `figure ${shards} shards, answer in ms: ${all.length} answers, median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
  );
}
console.log(`figure problems: ${problems}`);
process.exit(problems === 0 ? 0 : 1);
