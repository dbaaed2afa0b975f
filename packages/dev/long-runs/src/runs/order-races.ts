/**
 * Oversell rounds: random stock, shards, times, codes and gift cards, everybody at once:
 *   node order-races.ts [--rounds 100] [--buyers 50] [--seed n]
 * Needs the built functions.
 */
import { bigRace, planRace, raceRound } from "@lokalkorb/testing/orders/race-round";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { openLongRun } from "firebase-local-backend/long-run";

const { seed, option, say, figure } = openLongRun();
const rounds = option("rounds", 100);
const random = chanceOf(seed);
const world = await startRaceWorld(option("buyers", 50));
let orders = 0;
let refused = 0;
let problems = 0;
for (let round = 0; round < rounds; round++) {
  const report = await raceRound(world, round % 10 === 0 ? bigRace : planRace(random), round);
  orders += report.orders;
  refused += Object.values(report.refusals).reduce((sum, count) => sum + count, 0);
  problems += report.problems.length;
  for (const problem of report.problems) say(`round ${round}: ${problem}`);
}
await world.stop();
figure("rounds", rounds);
figure("orders", orders);
figure("refusals", refused);
figure("problems", problems);
process.exit(problems === 0 ? 0 : 1);
