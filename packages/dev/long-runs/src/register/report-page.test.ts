import { mkdtempSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { registeredRuns } from "./registered-runs.ts";
import { readStory, reportPage } from "./report-page.ts";
import { openRecord, writeRecord } from "./run-record.ts";

const run = { name: "kills", what: "Kills it", command: ["node", "kill.ts"] } as const;
const machine = { cores: 2, loadBefore: [1, 2, 3], loadAfter: [4, 5, 6], node: "v24", date: new Date("2026-11-20") };

it("writes what a run said of itself, the last word of each figure, and no folder of this machine", () => {
  const story = readStory(["figure rounds: 3", "hello", "figure rounds: 100", "note kept in /home/me/x"]);
  const record = { seed: 7, resumed: 1, seconds: 200, finished: true };
  const page = reportPage(run, record, story, machine, true, ["/home/me/"]);
  expect(page).toContain("**Passed** on 2026-11-20 with seed 7, in 3.3 min, interrupted once.");
  expect(page).toContain("`pnpm test:long kills --seed 7`");
  expect(page).toContain("| rounds | 100 |");
  expect(page).toContain("- kept in …/x");
  expect(page).not.toContain("hello");
});

it("goes on with an interrupted run of the same seed only", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "long-runs-")), "kills");
  const first = openRecord(folder, 1);
  writeRecord(folder, { ...first, seconds: 5 });
  writeFileSync(join(folder, "state.json"), "{}");
  expect(openRecord(folder, 1)).toEqual({ seed: 1, resumed: 1, seconds: 5, finished: false });
  expect(existsSync(join(folder, "state.json"))).toBe(true);
  expect(openRecord(folder, 2)).toEqual({ seed: 2, resumed: 0, seconds: 0, finished: false });
  expect(existsSync(join(folder, "state.json"))).toBe(false);
  writeRecord(folder, { seed: 2, resumed: 0, seconds: 9, finished: true });
  expect(openRecord(folder, 2).seconds).toBe(0);
  rmSync(join(folder, ".."), { recursive: true });
});

it("gives every run a name of its own", () => {
  expect(new Set(registeredRuns.map(({ name }) => name)).size).toBe(registeredRuns.length);
});
