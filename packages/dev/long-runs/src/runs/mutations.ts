/**
 * Changes operators, one at a time, in what decides about money, tax, stock and states, and in the rules of the database, and asks whether a test notices:
 *   node mutations.ts [--domain 300] [--rules 100] [--seed n]
 * Ends with code 1 where fewer than nine of ten are noticed (R5). Changes that mean nothing stand in `mutations/equal-mutants.ts`.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutateDomain } from "../mutations/mutate-domain.ts";
import { mutateRules } from "../mutations/mutate-rules.ts";
import { noticedPercent, type MutationScore } from "../mutations/mutation-score.ts";

const { values } = parseArgs({
  options: {
    domain: { type: "string", default: "300" },
    rules: { type: "string", default: "100" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 1);
const folder = process.env["LONG_RUN_FOLDER"] ?? mkdtempSync(join(tmpdir(), "lokalkorb-mutations-"));
const leastPercent = 90;

function tell(what: string, score: MutationScore): boolean {
  const percent = noticedPercent(score);
  console.log(`figure ${what}, changes tried: ${score.asked}`);
  console.log(`figure ${what}, noticed: ${score.asked - score.survivors.length} (${percent} %)`);
  for (const survivor of score.survivors) console.log(`note Not noticed: \`${survivor}\``);
  return percent >= leastPercent;
}

let isEnough = true;
if (Number(values.domain) > 0)
  isEnough = tell("domain", await mutateDomain(folder, seed, Number(values.domain))) && isEnough;
if (Number(values.rules) > 0)
  isEnough =
    tell("rules", await mutateRules(folder, seed, Number(values.rules), (line) => console.log(line))) && isEnough;
process.exitCode = isEnough ? 0 : 1;
