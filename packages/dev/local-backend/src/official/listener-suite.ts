import { setTimeout as delay } from "node:timers/promises";
import { randomListenerScript, type ListenerScript } from "./corpus/listener-corpus.ts";
import type { ComparedPair } from "./compared-pair.ts";
import { canonicalText, type Difference } from "./target/difference.ts";
import { explanationOf } from "./explained-differences.ts";
import { startListenerPlay, type ListenerPlay } from "./fixtures/listener-player.ts";
import { isJson, type Json } from "./target/rest-client.ts";
import { seededRandom } from "./target/seeded-random.ts";

const atOnce = 6;
/** The targets of one stream hear of a commit one after the other; so both sides are given this long to agree. */
const patienceMs = 500;
const replays = 4;

/** Scripts of listeners and writes, played with the web SDK: the same snapshots after the same steps. */
export async function compareListeners(pair: ComparedPair, seed: number, count: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  const indexes = Array.from({ length: count }, (_, index) => index);
  const workers = Array.from({ length: atOnce }, async () => {
    for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) {
      differences.push(...(await judgeScript(pair, seed, index)));
    }
  });
  await Promise.all(workers);
  return differences;
}

/**
 * The emulator's listeners miss a commit now and then that its own queries show, and hear of it half a minute later or never. What is
 * meant differs every time, so a script that once came out alike has lost such a message - if ours told the same each time.
 */
async function judgeScript(pair: ComparedPair, seed: number, index: number): Promise<readonly Difference[]> {
  const first = await playBoth(pair, seed, index, 0);
  const isOpen = (played: Played): boolean => played.differences.some((one) => explanationOf(one) === undefined);
  if (!isOpen(first)) return first.differences;
  for (let attempt = 1; attempt <= replays; attempt++) {
    const again = await playBoth(pair, seed, index, attempt);
    if (canonicalText(again.ours) !== canonicalText(first.ours)) return first.differences;
    if (!isOpen(again))
      return first.differences.map((one) => ({ ...one, input: { ...asJson(one.input), difference: "missed" } }));
  }
  return first.differences;
}

interface Played {
  readonly differences: readonly Difference[];
  readonly ours: readonly unknown[];
}

async function playBoth(pair: ComparedPair, seed: number, index: number, attempt: number): Promise<Played> {
  const script = randomListenerScript(seededRandom(seed * 1_000_000 + index));
  // Each script has a project of its own, so nothing has to be cleared while others play.
  const project = `demo-listen-${seed}-${index}-${attempt}`;
  const ours = startListenerPlay(pair.ours, `${project}-ours`, script);
  const official = startListenerPlay(pair.official, `${project}-official`, script);
  const differences: Difference[] = [];
  const toldByOurs: unknown[] = [];
  try {
    for (let step = 0; step <= script.steps.length; step++) {
      await Promise.all([ours.take(step), official.take(step)]);
      const alike = await comeToAgree(ours, official);
      toldByOurs.push(ours.told());
      if (alike) continue;
      const name = `seed ${seed}, script ${index}, step ${step}`;
      differences.push(differenceAt(script, step, ours.told(), official.told(), name));
    }
  } finally {
    await Promise.all([ours.stop(), official.stop()]);
  }
  return { differences, ours: toldByOurs };
}

const asJson = (value: unknown): Json => (isJson(value) ? value : {});

async function comeToAgree(ours: ListenerPlay, official: ListenerPlay): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const [own, other] = [ours.told(), official.told()];
    if (canonicalText(own) === canonicalText(other)) return true;
    if (performance.now() > deadline || isTorn(own, other)) return false;
    await delay(10);
  }
}

function differenceAt(
  script: ListenerScript,
  step: number,
  ours: readonly unknown[],
  official: readonly unknown[],
  name: string,
): Difference {
  const difference = isTorn(ours, official) ? "torn commit" : "snapshots";
  const input = { ...script, steps: script.steps.slice(0, step), difference };
  return { suite: "listeners", case: name, input, ours, official };
}

/** The same in the end, but what we tell at once the other tells in several snapshots. */
const isTorn = (ours: readonly unknown[], official: readonly unknown[]): boolean =>
  ours.every((own, at) => {
    const other = official[at];
    if (canonicalText(own) === canonicalText(other)) return true;
    if (!Array.isArray(own) || !Array.isArray(other) || own.length !== 1 || other.length < 2) return false;
    const found = (snapshot: unknown): unknown => (isJson(snapshot) ? snapshot["found"] : undefined);
    return canonicalText(found(own[0])) === canonicalText(found(other.at(-1)));
  });
