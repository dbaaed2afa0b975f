/**
 * Orders whose functions are killed at every named step in turn, audited:
 *   node killed-orders.ts [--kills 1000]
 * Needs the built functions.
 */
import { killReportText, killRounds } from "@lokalkorb/testing/orders/kill-orders";
import { startPayWorld } from "@lokalkorb/testing/payments/pay-world";
import { openLongRun } from "firebase-local-backend/long-run";

const { saved, option, save, say, figure } = openLongRun<number>();
const wanted = option("kills", 1000);
/** A world grows slower with what it remembers. */
const killsPerWorld = 50;

let done = saved ?? 0;
let kills = 0;
let orders = 0;
let problems = 0;
while (done < wanted && problems === 0) {
  const world = await startPayWorld();
  const next = Math.min(killsPerWorld, wanted - done);
  const report = await killRounds(world, next, done);
  await world.stop();
  say(killReportText(report));
  kills += report.kills;
  orders += report.orders;
  problems += report.problems.length;
  done += next;
  save(done);
}
figure("kills at named steps", kills);
figure("orders audited in this run", orders);
figure("problems", problems);
process.exit(problems === 0 ? 0 : 1);
