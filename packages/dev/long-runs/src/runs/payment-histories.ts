/**
 * Generated payment histories against the provider's stand-in, every order audited against its books:
 *   node payment-histories.ts [--histories 1000] [--seed n]
 * Needs the built functions.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { moneySteps } from "@lokalkorb/testing/payments/payment-history";
import { startPayWorld } from "@lokalkorb/testing/payments/pay-world";
import { runBatch } from "@lokalkorb/testing/payments/run-histories";

const { values } = parseArgs({
  options: { histories: { type: "string", default: "1000" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_120);
const wanted = Number(values.histories);
const folder = process.env["LONG_RUN_FOLDER"];
const progress = folder === undefined ? undefined : join(folder, "histories-done.txt");
const atOnce = 20;
/** A world grows slower with what it remembers. */
const batchesPerWorld = 10;

let done = progress !== undefined && existsSync(progress) ? Number(readFileSync(progress, "utf8")) : 0;
let orders = 0;
let problems = 0;
while (done < wanted && problems === 0) {
  const world = await startPayWorld();
  for (let batches = 0; batches < batchesPerWorld && done < wanted && problems === 0; batches++) {
    const index = done / atOnce;
    // Every place is killed in turn in every other batch; the rest is left to chance.
    const step = index % 2 === 0 ? moneySteps[(index / 2) % moneySteps.length] : undefined;
    const given = step === undefined ? undefined : { faults: [], killAt: step };
    const report = await runBatch(world, seed + index, atOnce, given);
    for (const problem of report.problems) console.log(problem);
    problems += report.problems.length;
    orders += report.orders;
    if (report.problems.length > 0) break;
    done += atOnce;
    if (progress !== undefined) writeFileSync(progress, String(done));
    console.log(`figure histories played: ${done}`);
  }
  await world.stop();
}
console.log(`figure orders audited in this run: ${orders}`);
console.log(`figure differences: ${problems}`);
process.exit(problems === 0 ? 0 : 1);
