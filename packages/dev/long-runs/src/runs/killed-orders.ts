/**
 * Orders whose functions are killed at every named step in turn, audited:
 *   node killed-orders.ts [--kills 1000]
 * Needs the built functions.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killReportText, killRounds } from "@lokalkorb/testing/orders/kill-orders";
import { startPayWorld } from "@lokalkorb/testing/payments/pay-world";

const { values } = parseArgs({ options: { kills: { type: "string", default: "1000" } } });
const wanted = Number(values.kills);
const folder = process.env["LONG_RUN_FOLDER"];
const progress = folder === undefined ? undefined : join(folder, "killed-orders-done.txt");
/** A world grows slower with what it remembers. */
const killsPerWorld = 50;

let done = progress !== undefined && existsSync(progress) ? Number(readFileSync(progress, "utf8")) : 0;
let kills = 0;
let orders = 0;
let problems = 0;
while (done < wanted && problems === 0) {
  const world = await startPayWorld();
  const next = Math.min(killsPerWorld, wanted - done);
  const report = await killRounds(world, next, done);
  await world.stop();
  console.log(killReportText(report));
  kills += report.kills;
  orders += report.orders;
  problems += report.problems.length;
  done += next;
  if (progress !== undefined) writeFileSync(progress, String(done));
}
console.log(`figure kills at named steps: ${kills}`);
console.log(`figure orders audited in this run: ${orders}`);
console.log(`figure problems: ${problems}`);
process.exit(problems === 0 ? 0 : 1);
