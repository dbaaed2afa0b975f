/**
 * Oversell rounds: random stock, shards, times, codes and gift cards, everybody at once:
 *   node order-races.ts [--rounds 100] [--buyers 50] [--seed n]
 * Needs the built functions.
 */
import { parseArgs } from "node:util";
import { bigRace, planRace, raceRound } from "@lokalkorb/testing/orders/race-round";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { createRandom } from "@lokalkorb/testing/payments/random";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "100" },
    buyers: { type: "string", default: "50" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_120);
const random = createRandom(seed);
const world = await startRaceWorld(Number(values.buyers));
let orders = 0;
let refused = 0;
let problems = 0;
for (let round = 0; round < Number(values.rounds); round++) {
  const report = await raceRound(world, round % 10 === 0 ? bigRace : planRace(random), round);
  orders += report.orders;
  refused += Object.values(report.refusals).reduce((sum, count) => sum + count, 0);
  problems += report.problems.length;
  for (const problem of report.problems) console.log(`round ${round}: ${problem}`);
}
await world.stop();
console.log(`figure rounds: ${values.rounds}`);
console.log(`figure orders: ${orders}`);
console.log(`figure refusals: ${refused}`);
console.log(`figure problems: ${problems}`);
process.exit(problems === 0 ? 0 : 1);
