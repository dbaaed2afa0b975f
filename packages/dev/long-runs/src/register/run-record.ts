import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The state of a run between two calls of the command, beside the run's own. */
export interface RunRecord {
  readonly seed: number;
  /** How often it was interrupted and went on. */
  readonly resumed: number;
  readonly seconds: number;
  readonly finished: boolean;
}

const fileOf = (folder: string): string => join(folder, "run.json");

export function readRecord(folder: string): RunRecord | null {
  try {
    return JSON.parse(readFileSync(fileOf(folder), "utf8")) as RunRecord;
  } catch {
    return null;
  }
}

export function writeRecord(folder: string, record: RunRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder), JSON.stringify(record));
}

/** Goes on with an unfinished run of the same seed; everything else starts anew in an empty folder. */
export function openRecord(folder: string, seed: number): RunRecord {
  const known = readRecord(folder);
  if (known !== null && !known.finished && known.seed === seed) return { ...known, resumed: known.resumed + 1 };
  rmSync(folder, { recursive: true, force: true });
  return { seed, resumed: 0, seconds: 0, finished: false };
}
