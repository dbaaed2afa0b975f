/**
 * Generated payment histories against the provider's stand-in, every order audited against its books:
 *   node payment-histories.ts [--histories 1000] [--seed n]
 * Needs the built functions.
 */
import { moneySteps } from "@lokalkorb/testing/payments/payment-history";
import { startPayWorld } from "@lokalkorb/testing/payments/pay-world";
import { runBatch } from "@lokalkorb/testing/payments/run-histories";
import { openLongRun } from "firebase-local-backend/long-run";

const { seed, saved, option, save, say, figure } = openLongRun<number>();
const wanted = option("histories", 1000);
const atOnce = 20;
/** A world grows slower with what it remembers. */
const batchesPerWorld = 10;

let done = saved ?? 0;
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
    for (const problem of report.problems) say(problem);
    problems += report.problems.length;
    orders += report.orders;
    if (report.problems.length > 0) break;
    done += atOnce;
    save(done);
    figure("histories played", done);
  }
  await world.stop();
}
figure("orders audited in this run", orders);
figure("differences", problems);
process.exit(problems === 0 ? 0 : 1);
