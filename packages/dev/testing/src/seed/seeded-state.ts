import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Backend } from "firebase-local-backend";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Scenario } from "../scenarios/scenario/shop-scenario.ts";

const sources = fileURLToPath(new URL("../", import.meta.url));
const folder = fileURLToPath(new URL("../../node_modules/.cache/seeded-states/", import.meta.url));
/** Clocks begin when the state was whole; a sign-in lasts an hour by the machine's own. */
const goodFor = 20 * minuteMs;

type State = Parameters<Backend["load"]>[0] & { readonly now: number };

/**
 * The state that `seed` writes: written once, and by every later backend of the next minutes read from a file, with its
 * clock set to the same moment. Other functions or other sources of these tests make another state.
 */
export async function loadOrSeed(
  backend: Backend,
  { scenario, bundle }: { readonly scenario: Scenario; readonly bundle: string },
  seed: () => Promise<void>,
): Promise<void> {
  const file = join(folder, `${keyOf(scenario, bundle)}.json`);
  const known = readState(file);
  if (known !== null) {
    // First: the times of commits never go back.
    backend.clock.set(new Date(known.now));
    await backend.load(known);
    return;
  }
  await seed();
  await backend.idle();
  // A task that waits is no part of what can be loaded.
  if (backend.tasks().length === 0) writeState(file, { ...backend.snapshot(), now: backend.clock.now() });
}

function keyOf(scenario: Scenario, bundle: string): string {
  const hash = createHash("sha256").update(JSON.stringify(scenario)).update(readFileSync(bundle));
  for (const source of globSync("**/*.ts", { cwd: sources }).toSorted())
    hash.update(readFileSync(join(sources, source)));
  return hash.digest("hex");
}

function readState(file: string): State | null {
  try {
    const state = JSON.parse(readFileSync(file, "utf8")) as State;
    const age = Date.now() - state.now;
    return age >= 0 && age < goodFor ? state : null;
  } catch {
    return null;
  }
}

/** Under its name only once it is whole: several workers may write it at once. */
function writeState(file: string, state: State): void {
  mkdirSync(folder, { recursive: true });
  for (const old of globSync("*.json", { cwd: folder }).map((name) => join(folder, name)))
    if (Date.now() - statSync(old).mtimeMs > goodFor) rmSync(old, { force: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(state));
  renameSync(draft, file);
}
