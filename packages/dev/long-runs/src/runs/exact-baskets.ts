/**
 * The calculation of baskets against an oracle in exact fractions, for any number of baskets:
 *   node exact-baskets.ts [--baskets 100000] [--seed n]
 */
import { compareBasket } from "@lokalkorb/domain/testing/oracle/compare-basket";
import { openLongRun } from "firebase-local-backend/long-run";

const { seed, saved, option, save, say, figure } = openLongRun<number>();
const baskets = option("baskets", 100_000);
const atOnce = 5000;

let done = saved ?? 0;
let differences = 0;
while (done < baskets && differences === 0) {
  const until = Math.min(baskets, done + atOnce);
  for (; done < until; done += 1) {
    const { ours, exact } = compareBasket(seed, done);
    if (ours === exact) continue;
    differences += 1;
    say(`basket ${done} of seed ${seed}\nours ${ours}\nexact ${exact}`);
  }
  if (differences === 0) save(done);
  figure("baskets compared", done);
}
figure("baskets that differ", differences);
process.exitCode = differences === 0 ? 0 : 1;
