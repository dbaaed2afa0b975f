import { Refusal } from "../stack/say.ts";
import { browserTests } from "./browser-gate.ts";
import type { ChangedAreas } from "./changed-areas.ts";
import { noTests, sumOf } from "./reports.ts";
import { runProgram } from "./run-program.ts";
import { branchTests, measured, vitest, type GateResult } from "./vitest-gates.ts";

export interface Gate {
  readonly name: string;
  /** Whether files that changed can turn it red; one that is not asked always runs. */
  readonly concerns?: (areas: ChangedAreas) => boolean;
  /** Needs nothing that a build makes. A build leaves half of two cores idle, and these take what it leaves. */
  readonly isBesideBuild?: true;
  readonly run: (asked: Asked) => Promise<GateResult>;
}

export interface Asked {
  /** Null: everything runs. */
  readonly changes: Changes | null;
  /** Of the order in which tests run. */
  readonly seed: number;
}

export interface Changes {
  readonly base: string;
  readonly areas: ChangedAreas;
}

async function program(command: string, ...args: readonly string[]): Promise<GateResult> {
  return { isPassed: await runProgram(command, args), ...noTests };
}

const others = measured.map((name) => `--project=!${name}`);

/** Tests that import what changed, and those that reach it through a backend. */
async function unitTests({ changes, seed }: Asked): Promise<GateResult> {
  if (changes === null || changes.areas.everything) return vitest("units", seed, ...others);
  const related = await vitest("units", seed, ...others, `--changed=${changes.base}`);
  if (!changes.areas.backend) return related;
  const asking = await vitest("backend", seed, ...others, "backend.test", "rules.test");
  return { isPassed: related.isPassed && asking.isPassed, ...sumOf([related, asking]) };
}

/** Cheapest first. */
export const gates: readonly Gate[] = [
  { name: "Format", run: () => program("oxfmt", "--check", ".") },
  {
    name: "Types and lint",
    isBesideBuild: true,
    // Rules that ask for types read every program anyway: the compiler's own findings come along.
    run: () => program("oxlint", "--type-aware", "--type-check", "--quiet"),
  },
  { name: "Layers", isBesideBuild: true, run: () => program("turbo", "boundaries") },
  { name: "Unused", isBesideBuild: true, run: () => program("knip", "--no-progress") },
  { name: "Build", run: () => program("turbo", "run", "build", "--output-logs=errors-only") },
  {
    name: "Branches",
    isBesideBuild: true,
    concerns: ({ branches }) => branches,
    run: ({ seed }) => branchTests(seed),
  },
  { name: "Units, rules and backend", run: unitTests },
  {
    // Where no emulator is installed this says so and ends well.
    name: "Google's emulator",
    concerns: ({ backend }) => backend,
    run: () => program("node", "packages/dev/local-backend/src/official/test-official.ts", "--smoke"),
  },
  { name: "Browser", concerns: ({ browser }) => browser, run: ({ seed }) => browserTests(seed) },
];

const names = gates.map(({ name }) => name);

/** Several gates by one name. */
const groups: Readonly<Record<string, readonly string[]>> = {
  quick: ["Format", "Types and lint"],
  most: names.filter((name) => name !== "Browser"),
};

/** The gates that names of gates and groups stand for, cheapest first; without a name all of them. */
export function gatesNamed(asked: readonly string[]): readonly Gate[] {
  const unknown = asked.filter((name) => !names.includes(name) && groups[name] === undefined);
  if (unknown.length > 0)
    throw new Refusal(`No gate is named ${unknown.join(", ")}, only: ${[...Object.keys(groups), ...names].join(", ")}`);
  const chosen = asked.flatMap((name) => groups[name] ?? name);
  return gates.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
}

export interface Stages {
  readonly first: readonly Gate[];
  /** These and those of `meanwhile` run at once, each of both in its order. */
  readonly building: readonly Gate[];
  readonly meanwhile: readonly Gate[];
  readonly after: readonly Gate[];
}

/** Who runs when; without a build, one after the other. */
export function stagesOf(chosen: readonly Gate[]): Stages {
  const buildAt = chosen.findIndex(({ name }) => name === "Build");
  if (buildAt === -1) return { first: chosen, building: [], meanwhile: [], after: [] };
  const needsTurn = ({ isBesideBuild }: Gate): boolean => isBesideBuild !== true;
  return {
    first: chosen.slice(0, buildAt).filter(needsTurn),
    building: chosen.slice(buildAt, buildAt + 1),
    meanwhile: chosen.filter((gate) => !needsTurn(gate)),
    after: chosen.slice(buildAt + 1).filter(needsTurn),
  };
}
