/**
 * Every periodic duty once over very many shops, by the schedule and the queue of the built functions:
 *   node jobs.ts [--shops 10000] [--seed n]
 * Prints what each run reads, writes and takes; of fewer shops it lets one run hang, and kills the functions in the middle. After an
 * interruption it goes on with what was not said yet.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServices } from "@lokalkorb/local-services/start-services";
import { runDutyOfAll, startManyShops } from "@lokalkorb/testing/jobs/duty-runs";

const { values } = parseArgs({ options: { shops: { type: "string", default: "10000" } } });
const services = await startServices({ port: 0, dataDir: null });
const world = await startManyShops(Number(values.shops), services.port);
const { due, ids } = world.many;
const some = ids.slice(0, 2000);
const said = join(process.env["LONG_RUN_FOLDER"] ?? "", "said.txt");
const lines =
  process.env["LONG_RUN_FOLDER"] !== undefined && existsSync(said) ? readFileSync(said, "utf8").split("\n") : [];
let problems = 0;
let nightMs = 0;

const duties = [
  // A duty, its shops, what it has to change or compare beside its own job, and what goes wrong meanwhile.
  // Every second shop is new to it: its goods of the day are counted and its archive is looked through at once.
  { kind: "backFill", shops: null, more: 2 * due.shops + due.dailyGoods + due.duePersons },
  { kind: "dailyGoods", shops: ids, more: due.dailyGoods },
  { kind: "dailyGoods", shops: some, more: 0, wrong: "killed" },
  { kind: "success", shops: ids, more: due.recentOrders },
  { kind: "success", shops: some, more: 0, wrong: "hangs" },
  { kind: "search", shops: ids, more: due.shops + due.pausedShops },
  { kind: "reconciliation", shops: ids, more: due.payments },
  { kind: "pictures", shops: ids, more: due.shops },
  { kind: "operations", shops: null, more: 2 * due.pausedShops + due.soldOutItems },
  { kind: "sweep", shops: null, more: 2 * due.duePayments },
  { kind: "erasing", shops: null, more: due.duePersons },
  { kind: "statistics", shops: null, more: 0 },
  { kind: "baskets", shops: null, more: 0 },
  { kind: "census", shops: null, more: due.shops },
  { kind: "leftovers", shops: null, more: due.shops },
] as const satisfies readonly Parameters<typeof runDutyOfAll>[1][];

console.log(`figure shops: ${due.shops}`);
for (const duty of duties) {
  const isDisturbed = "wrong" in duty;
  const at = lines.findLastIndex((line) => line.startsWith(`figure ${duty.kind}: `) && !line.includes("MISSED"));
  const before = lines[at];
  // Complaints stand before the figures that they are about.
  if (!isDisturbed && before !== undefined && lines[at - 1]?.startsWith(`${duty.kind}: `) !== true) {
    nightMs += Number(/([\d.]+) s(?:;|$)/.exec(before)?.[1]) * 1000;
    continue;
  }
  const run = await runDutyOfAll(world, duty);
  const isDear = !isDisturbed && run.reads > 3 * run.due + 20;
  nightMs += isDisturbed ? 0 : run.milliseconds;
  problems += run.problems.length + (isDear ? 1 : 0);
  for (const problem of run.problems.slice(0, 5)) console.log(`${duty.kind}: ${problem}`);
  const perDue = (run.reads / run.due).toFixed(2);
  if (isDisturbed) {
    console.log(
      `figure ${duty.kind} of ${some.length} shops: ${run.notes.join("")}, ${run.problems.length === 0 ? "each done once" : "NOT each done once"}`,
    );
    continue;
  }
  console.log(
    `figure ${duty.kind}: ${run.jobs} jobs, ${run.due} due, ${run.reads} reads (${perDue} each${isDear ? ", MISSED" : ""}), ` +
      `${run.writes} writes, ${(run.milliseconds / 1000).toFixed(1)} s${run.notes.map((note) => `; ${note}`).join("")}`,
  );
}
console.log(`figure all of them, one process on two shared cores: ${(nightMs / 60_000).toFixed(1)} min`);
console.log(`figure problems: ${problems}`);
console.log(
  "note due is a job and each document it has to change or compare: goods of the day, their counts and what the storefront says of them, orders of thirty days, listings, payments and their orders, persons",
);
console.log(
  "note a shop has two duties in search: it is compared with the list of shops, and with the index where one is configured (not here)",
);
await world.stop();
await services.stop();
process.exit(problems === 0 ? 0 : 1);
