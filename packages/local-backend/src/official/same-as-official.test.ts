import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparedPair, type ComparedPair } from "./compared-pair.ts";
import { explanationOf } from "./explained-differences.ts";
import { findOfficialEmulator } from "./find-official-emulator.ts";
import { compareListeners } from "./listener-suite.ts";
import { compareQueries } from "./query-suite.ts";
import { restClient } from "./rest-client.ts";
import { compareRules } from "./rules-suite.ts";
import { startOfficial, startOurs, type Target } from "./target.ts";
import { compareWrites } from "./write-suite.ts";

const jar = await findOfficialEmulator();

/** A small part of `pnpm test:official`, where the emulator is installed: enough to notice what a change has bent. */
describe.skipIf(jar === null)("our Firestore and Google's emulator", () => {
  const targets: Target[] = [];
  let pair: ComparedPair;

  beforeAll(async () => {
    targets.push(await startOurs(), await startOfficial(jar ?? ""));
    const [ours, official] = targets as [Target, Target];
    pair = comparedPair(restClient(ours), restClient(official));
  }, 180_000);
  afterAll(async () => {
    for (const target of targets) await target.stop();
  });

  test.each([
    ["300 queries", compareQueries, 300],
    ["120 rules decisions", compareRules, 120],
    ["25 write sequences", compareWrites, 25],
    ["5 listener scripts", compareListeners, 5],
  ] as const)("answer %s alike", { timeout: 240_000 }, async (_name, compare, count) => {
    const differences = await compare(pair, 20_261_120, count);
    expect(differences.filter((difference) => explanationOf(difference) === undefined)).toEqual([]);
  });
});
