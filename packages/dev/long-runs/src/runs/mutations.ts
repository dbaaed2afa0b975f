/**
 * Changes operators, one at a time, in what decides about money, tax, stock and states, and in the rules of the database, and asks whether a test notices:
 *   node mutations.ts [--domain 300] [--rules 100] [--seed n]
 * Ends with code 1 where fewer than nine of ten are noticed (R5). Changes that mean nothing stand in `mutations/equal-mutants.ts`.
 */
import { openLongRun } from "firebase-local-backend/long-run";
import { mutateDomain } from "../mutations/mutate-domain.ts";
import { mutateRules } from "../mutations/mutate-rules.ts";
import { noticedPercent, type MutationScore } from "../mutations/mutation-score.ts";

const { seed, folder, option, say, figure } = openLongRun();
const inDomain = option("domain", 300);
const inRules = option("rules", 100);
const leastPercent = 90;

function tell(what: string, score: MutationScore): boolean {
  const percent = noticedPercent(score);
  figure(`${what}, changes tried`, score.asked);
  figure(`${what}, noticed`, `${score.asked - score.survivors.length} (${percent} %)`);
  for (const survivor of score.survivors) say(`note Not noticed: \`${survivor}\``);
  return percent >= leastPercent;
}

let isEnough = true;
if (inDomain > 0) isEnough = tell("domain", await mutateDomain(folder, seed, inDomain)) && isEnough;
if (inRules > 0) isEnough = tell("rules", await mutateRules(folder, seed, inRules, say)) && isEnough;
process.exitCode = isEnough ? 0 : 1;
