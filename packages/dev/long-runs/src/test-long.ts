import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { registeredRuns, type LongRun } from "./register/registered-runs.ts";
import { readStory, reportPage } from "./register/report-page.ts";
import { openRecord, readRecord, writeRecord } from "./register/run-record.ts";
import { startChild } from "@lokalkorb/tooling/stack/child.ts";
import { root } from "@lokalkorb/tooling/stack/root.ts";
import { Refusal, runCommand, say } from "@lokalkorb/tooling/stack/say.ts";

const folderOf = ({ name }: LongRun): string => join(root, ".long-runs", name);

/** Runs one program to its end and writes its page; an interrupted one finds its folder as it left it. */
async function runOne(run: LongRun, givenSeed: number | null, options: readonly string[]): Promise<boolean> {
  const folder = folderOf(run);
  const seed = givenSeed ?? run.seed ?? 1;
  const record = openRecord(folder, seed);
  writeRecord(folder, record);
  const said = join(folder, "said.txt");
  const loadBefore = loadavg();
  say(`\n▸ ${run.name}, Startwert ${seed}${record.resumed > 0 ? ", wird fortgesetzt" : ""}`);
  const begin = performance.now();
  const secondsSoFar = (): number => record.seconds + (performance.now() - begin) / 1000;
  const [program, ...args] = run.command;
  const child = startChild({
    name: run.name,
    command: program,
    args: [...args, ...options],
    cwd: root,
    env: { LONG_RUN_SEED: String(seed), LONG_RUN_FOLDER: folder },
    onLine: (line) => {
      say(`  ${line}`);
      appendFileSync(said, `${line}\n`);
    },
  });
  let stopping: Promise<never> | undefined;
  const stop = (): void => {
    writeRecord(folder, { ...record, seconds: secondsSoFar() });
    stopping = child.stop().then(() => process.exit(130));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const passed = (await child.exited) === 0;
  // The terminal interrupts the program, too: it ends without having finished.
  await stopping;
  process.off("SIGINT", stop).off("SIGTERM", stop);
  const finished = { ...record, seconds: secondsSoFar(), finished: true };
  writeRecord(folder, finished);
  const story = readStory(existsSync(said) ? readFileSync(said, "utf8").split("\n") : []);
  const machine = {
    cores: availableParallelism(),
    loadBefore,
    loadAfter: loadavg(),
    node: process.version,
    date: new Date(),
  };
  const pages = join(root, "docs/long-runs");
  mkdirSync(pages, { recursive: true });
  const page = reportPage(run, finished, story, machine, passed, [root, `${homedir()}/`, `${tmpdir()}/`]);
  writeFileSync(join(pages, `${run.name}.md`), page);
  say(`${passed ? "✓" : "✗"} ${run.name}: docs/long-runs/${run.name}.md`);
  return passed;
}

/**
 * `pnpm test:long [name…] [--seed n] [--fresh] [--list] [-- options of the run]`: without names every registered run that has not
 * finished since the last complete pass.
 */
await runCommand(async () => {
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    tokens: true,
    options: { seed: { type: "string" }, fresh: { type: "boolean" }, list: { type: "boolean" } },
  });
  const end = tokens.find(({ kind }) => kind === "option-terminator")?.index;
  const own = end === undefined ? [] : process.argv.slice(2 + end + 1);
  const names = positionals.slice(0, positionals.length - own.length);
  const unknown = names.filter((name) => !registeredRuns.some((run) => run.name === name));
  if (unknown.length > 0) throw new Refusal(`Diesen langen Lauf gibt es nicht: ${unknown.join(", ")}`);
  const asked = names.length > 0 ? registeredRuns.filter(({ name }) => names.includes(name)) : registeredRuns;
  if (values.list) {
    for (const { name, what } of asked) say(`${name.padEnd(28)} ${what}`);
    return 0;
  }
  const hasFinished = (run: LongRun): boolean => readRecord(folderOf(run))?.finished === true;
  const allFinished = registeredRuns.every(hasFinished);
  if (values.fresh || (names.length === 0 && allFinished)) {
    for (const run of asked) rmSync(folderOf(run), { recursive: true, force: true });
  }
  const open = names.length > 0 ? asked : asked.filter((run) => !hasFinished(run));
  const seed = values.seed === undefined ? null : Number(values.seed);
  const failed: string[] = [];
  for (const run of open) if (!(await runOne(run, seed, own))) failed.push(run.name);
  if (failed.length > 0) say(`\nNicht bestanden: ${failed.join(", ")}`);
  return failed.length > 0 ? 1 : 0;
});
