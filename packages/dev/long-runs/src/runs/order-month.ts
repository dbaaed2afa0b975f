/**
 * A simulated month of orders through the real commands, audited from the raw documents:
 *   node order-month.ts [--orders 10000] [--a-world 1430] [--seed n]
 * Three shops a world; several worlds make up the twenty and more shops. Needs the built functions.
 */
import { loadavg } from "node:os";
import { openLongRun } from "firebase-local-backend/long-run";
import { startMonthWorld } from "../month/month-world.ts";
import { monthReportText, runMonth } from "../month/run-month.ts";

const { seed, saved, option, save, say, figure } = openLongRun<number>();
const wanted = option("orders", 10_000);
const aWorld = option("a-world", 1430);

let done = saved ?? 0;
let shops = 0;
let problems = 0;
while (done < wanted && problems === 0) {
  const month = await startMonthWorld();
  const orders = Math.min(aWorld, wanted - done);
  const report = await runMonth(month, seed + done, orders);
  await month.world.stop();
  say(monthReportText(report));
  problems += report.problems.length;
  shops += report.shops;
  done += orders;
  save(done);
  figure("orders wanted so far", done);
  figure("billed for an order, without pages", `${report.reads.toFixed(1)} reads, ${report.writes.toFixed(1)} writes`);
}
figure("shops in this run", shops);
figure("differences", problems);
say(
  `note load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(" ")}`,
);
process.exit(problems === 0 ? 0 : 1);
