/**
 * The calculation of baskets against an oracle in exact fractions, for any number of baskets:
 *   node exact-baskets.ts [--baskets 100000] [--seed n]
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareBasket } from "@lokalkorb/domain/testing/oracle/compare-basket";

const { values } = parseArgs({
  options: { baskets: { type: "string", default: "100000" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_120);
const baskets = Number(values.baskets);
const folder = process.env["LONG_RUN_FOLDER"];
const progress = folder === undefined ? undefined : join(folder, "baskets-done.txt");
const atOnce = 5000;

let done = progress !== undefined && existsSync(progress) ? Number(readFileSync(progress, "utf8")) : 0;
let differences = 0;
while (done < baskets && differences === 0) {
  const until = Math.min(baskets, done + atOnce);
  for (; done < until; done += 1) {
    const { ours, exact } = compareBasket(seed, done);
    if (ours === exact) continue;
    differences += 1;
    console.log(`basket ${done} of seed ${seed}\nours ${ours}\nexact ${exact}`);
  }
  if (progress !== undefined && differences === 0) writeFileSync(progress, String(done));
  console.log(`figure baskets compared: ${done}`);
}
console.log(`figure baskets that differ: ${differences}`);
process.exitCode = differences === 0 ? 0 : 1;
