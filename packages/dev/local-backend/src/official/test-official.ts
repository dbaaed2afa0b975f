/**
 * Asks our Firestore and Google's emulator the same questions and prints every difference.
 *   node test-official.ts [--quick | --smoke] [--seed n] [--suite queries|rules|files|writes|listeners]
 * Exit code 1 when a difference has no explanation. Without an emulator on this machine it says so and ends well.
 */
import { parseArgs } from "node:util";
import { compareFiles } from "./files-suite.ts";
import { compareListeners } from "./listener-suite.ts";
import { comparedPair, type ComparedPair } from "./compared-pair.ts";
import type { Difference, SuiteName } from "./target/difference.ts";
import { explainedDifferences, explanationOf } from "./explained-differences.ts";
import { findOfficialEmulator } from "./target/find-official-emulator.ts";
import { compareQueries } from "./query-suite.ts";
import { restClient } from "./target/rest-client.ts";
import { compareRules } from "./rules-suite.ts";
import { startOfficial, startOurs } from "./target/target.ts";
import { compareWrites } from "./write-suite.ts";

interface Suite {
  readonly name: SuiteName;
  readonly compare: (pair: ComparedPair, seed: number, count: number) => Promise<Difference[]>;
  readonly full: number;
  readonly quick: number;
  /** In every `npm test`: enough to notice what a change has bent. */
  readonly smoke: number;
}

const suites: readonly Suite[] = [
  { name: "queries", compare: compareQueries, full: 10_000, quick: 1000, smoke: 300 },
  { name: "rules", compare: compareRules, full: 2000, quick: 300, smoke: 120 },
  { name: "files", compare: compareFiles, full: 1000, quick: 150, smoke: 30 },
  { name: "writes", compare: compareWrites, full: 1000, quick: 150, smoke: 25 },
  { name: "listeners", compare: compareListeners, full: 300, quick: 30, smoke: 5 },
];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      smoke: { type: "boolean" },
      seed: { type: "string" },
      suite: { type: "string" },
    },
  });
  const jar = await findOfficialEmulator();
  if (jar === null) {
    say(
      "not compared: no official emulator found (gcloud component cloud-firestore-emulator or FIRESTORE_EMULATOR_BINARY_PATH, and Java)",
    );
    return 0;
  }
  const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 1);
  const ours = await startOurs();
  const official = await startOfficial(jar);
  const pair = comparedPair(restClient(ours), restClient(official));
  let unexplained = 0;
  // An answer that an SDK cannot read ends in a promise without an owner; the project in its words says which side said it.
  process.on("unhandledRejection", (error) => {
    unexplained += 1;
    say(`note one more difference, an SDK gave up: ${String(error)}`);
  });
  try {
    for (const suite of suites.filter(({ name }) => values.suite === undefined || values.suite === name)) {
      const count = suite[values.smoke === true ? "smoke" : values.quick === true ? "quick" : "full"];
      const begin = performance.now();
      const differences = await suite.compare(pair, seed, count);
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      unexplained += report(suite.name, count, differences);
      const explained = differences.filter((difference) => explanationOf(difference) !== undefined).length;
      say(
        `figure ${suite.name}: ${count} cases with seed ${seed} in ${seconds} s, ${explained} explained differences, ${differences.length - explained} unexplained`,
      );
    }
  } finally {
    await Promise.all([ours.stop(), official.stop()]);
  }
  say(unexplained === 0 ? "no unexplained differences" : `${unexplained} unexplained differences`);
  return unexplained === 0 ? 0 : 1;
}

/** Prints what is not explained in full, the rest as counts; returns how many are not. */
function report(suite: SuiteName, count: number, differences: readonly Difference[]): number {
  const unexplained = differences.filter((difference) => explanationOf(difference) === undefined);
  for (const { case: name, input, ours, official } of unexplained) {
    say(`\n${suite}, ${name}\n  input    ${shown(input)}\n  ours     ${shown(ours)}\n  official ${shown(official)}`);
  }
  for (const { id, reason, suite: of } of explainedDifferences) {
    const times = differences.filter((difference) => explanationOf(difference)?.id === id).length;
    if (of === suite && times > 0) say(`note ${suite}: ${times} of ${count} explained by "${id}": ${reason}`);
  }
  return unexplained.length;
}

/** Long runs of one letter say nothing. */
const shown = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replaceAll(/x{30,}/g, (letters) => `x…${letters.length}`);

process.exit(await run());
