/**
 * A simulated year of standing orders and collective invoices through the real commands, audited from the raw documents:
 *   node trade-year.ts [--weeks 52] [--shops 3] [--plans 200] [--businesses 30] [--seed n]
 * Each shop is a world of its own, by which an interrupted run goes on. Needs the built functions.
 */
import { openLongRun } from "firebase-local-backend/long-run";
import { reportTrade, type TradeReport } from "../trade/trade-report.ts";
import { startTradeWorld } from "../trade/world/trade-world.ts";

const fullWeeks = 52;
const fullPlans = 200;

const { seed, saved, option, save, say, figure } = openLongRun<readonly TradeReport[]>();
const weeks = option("weeks", fullWeeks);
const shops = option("shops", 3);
const share = (whole: number, index: number): number =>
  Math.floor((whole * (index + 1)) / shops) - Math.floor((whole * index) / shops);
const plans = option("plans", fullPlans);
const businesses = option("businesses", 30);

const done: TradeReport[] = [...(saved ?? [])];
const differences = (): number => done.reduce((sum, { problems }) => sum + problems.length, 0);
while (done.length < shops && differences() === 0) {
  const index = done.length;
  const world = await startTradeWorld(seed + index);
  const size = { weeks, plans: share(plans, index), companies: share(businesses, index) };
  const report = await reportTrade(world, size);
  await world.pay.stop();
  for (const problem of report.problems) say(`shop ${index + 1}: ${problem}`);
  done.push(report);
  if (report.problems.length === 0) save(done);
  figure("shops so far", done.length);
}

const sumOf = (read: (report: TradeReport) => number): number => done.reduce((sum, report) => sum + read(report), 0);
const euros = (cents: number): string => (cents / 100).toFixed(2);
figure("weeks, standing orders and businesses wanted", `${weeks}, ${plans} and ${businesses}`);
figure(
  "days of standing orders",
  sumOf(({ days }) => days),
);
figure(
  "orders of them",
  sumOf(({ orders }) => orders),
);
for (const why of ["skipped", "paused", "closed", "dearer", "soldOut"] as const)
  figure(
    `days without an order, ${why}`,
    sumOf(({ without }) => without[why] ?? 0),
  );
figure(
  "orders by hand, with which they began",
  sumOf(({ firstOrders }) => firstOrders),
);
figure(
  "ordered, deposits in it",
  `${euros(sumOf((one) => one.orderCents))} €, ${euros(sumOf((one) => one.depositCents))} €`,
);
figure(
  "invoices, cancelled and corrected ones in it",
  `${sumOf((one) => one.invoices)}, ${sumOf((one) => one.cancelled)} and ${sumOf((one) => one.corrected)}`,
);
figure("open on account at the end", `${euros(sumOf((one) => one.openCents))} €`);
figure("differences", differences());
if (weeks < fullWeeks || plans < fullPlans)
  say(`note smaller than in full, which is ${fullWeeks} weeks and ${fullPlans} standing orders`);
process.exit(differences() === 0 ? 0 : 1);
