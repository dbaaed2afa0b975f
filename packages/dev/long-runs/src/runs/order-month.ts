/**
 * A simulated month of orders through the real commands, audited from the raw documents:
 *   node order-month.ts [--orders 10000] [--a-world 1430] [--seed n]
 * Three shops a world; several worlds make up the twenty and more shops. Needs the built functions.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startMonthWorld } from "../month/month-world.ts";
import { monthReportText, runMonth } from "../month/run-month.ts";

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "10000" },
    "a-world": { type: "string", default: "1430" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_120);
const wanted = Number(values.orders);
const aWorld = Number(values["a-world"]);
const folder = process.env["LONG_RUN_FOLDER"];
const progress = folder === undefined ? undefined : join(folder, "orders-done.txt");

let done = progress !== undefined && existsSync(progress) ? Number(readFileSync(progress, "utf8")) : 0;
let shops = 0;
let problems = 0;
while (done < wanted && problems === 0) {
  const month = await startMonthWorld();
  const orders = Math.min(aWorld, wanted - done);
  const report = await runMonth(month, seed + done, orders);
  await month.world.stop();
  console.log(monthReportText(report));
  problems += report.problems.length;
  shops += report.shops;
  done += orders;
  if (progress !== undefined) writeFileSync(progress, String(done));
  console.log(`figure orders wanted so far: ${done}`);
  console.log(
    `figure billed for an order, without pages: ${report.reads.toFixed(1)} reads, ${report.writes.toFixed(1)} writes`,
  );
}
console.log(`figure shops in this run: ${shops}`);
console.log(`figure differences: ${problems}`);
console.log(
  `note load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(" ")}`,
);
process.exit(problems === 0 ? 0 : 1);
