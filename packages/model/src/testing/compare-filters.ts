/**
 * Compares the cache's own answers with those of the local backend and of Google's emulator, which shares no code
 * with the cache.
 *   node compare-filters.ts [--queries 5000] [--seed n]
 */
import { parseArgs } from "node:util";
import { startBackend } from "firebase-local-backend";
import { findOfficialEmulator } from "firebase-local-backend/official/find-official-emulator";
import { startOfficial } from "firebase-local-backend/official/target";
import { compareFilters, openRules, type TrialServer } from "./filter-trial.ts";

const { values } = parseArgs({
  options: {
    queries: { type: "string", default: "5000" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 1);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Server extends TrialServer {
  stop(): Promise<void>;
}

async function startOurs(): Promise<Server> {
  const backend = await startBackend({ projectId: "demo-filter-trial", firestoreRules: openRules });
  return { host: "127.0.0.1", port: backend.ports.firestore, stop: () => backend.stop() };
}

/** Answers how many differences there are. */
async function compareWith(name: string, server: Server): Promise<number> {
  const begin = performance.now();
  try {
    const report = await compareFilters(server, { seed, queries: Number(values.queries) });
    for (const difference of report.differences) say(difference);
    say(`figure queries compared with ${name}: ${report.compared}`);
    say(`figure differences to ${name}: ${report.differences.length}`);
    say(`figure more queries that ${name} refuses: ${report.refused}`);
    say(`figure subscriptions at ${name}: ${report.subscriptions} for ${report.collections} collections`);
    say(`figure seconds with ${name}: ${((performance.now() - begin) / 1000).toFixed(0)}`);
    return report.differences.length;
  } finally {
    await server.stop();
  }
}

async function run(): Promise<number> {
  let differences = await compareWith("the local backend", await startOurs());
  const jar = await findOfficialEmulator();
  if (jar === null) say("note There is no official emulator on this machine.");
  else differences += await compareWith("the official emulator", await startOfficial(jar));
  return differences === 0 ? 0 : 1;
}

process.exit(await run());
