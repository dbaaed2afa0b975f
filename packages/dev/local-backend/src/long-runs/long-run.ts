import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The talk between `pnpm test:long` and a run; the same program works by hand. */
export interface LongRun<State> {
  readonly seed: number;
  /** A place of its own that outlives an interruption. */
  readonly folder: string;
  /** The state saved before the run was interrupted. */
  readonly saved: State | null;
  readonly option: (name: string, otherwise: number) => number;
  readonly save: (state: State) => void;
  readonly say: (text: string) => void;
  readonly figure: (name: string, value: string | number) => void;
}

export function openLongRun<State>(): LongRun<State> {
  const given = givenOptions(process.argv.slice(2));
  const folder = process.env["LONG_RUN_FOLDER"] ?? join(tmpdir(), `long-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "state.json");
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  return {
    seed: Number(process.env["LONG_RUN_SEED"] ?? given.get("seed") ?? 1),
    folder,
    saved: savedIn(file),
    option: (name, otherwise) => Number(given.get(name) ?? otherwise),
    save: (state) => writeFileSync(file, JSON.stringify(state)),
    say,
    figure: (name, value) => say(`figure ${name}: ${value}`),
  };
}

/** `--rounds 5` or `--rounds=5`, whatever the run calls it. */
function givenOptions(words: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const [, name, value] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name !== undefined) given.set(name, value ?? words[at + 1] ?? "");
  }
  return given;
}

function savedIn<State>(file: string): State | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as State;
  } catch {
    return null;
  }
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
