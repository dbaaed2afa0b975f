/** `kill -9` of the backend at random moments of a write storm, on one growing data folder. */
import { join } from "node:path";
import { freshBundle } from "../cli-bundle.ts";
import { seededRandom } from "../official/target/seeded-random.ts";
import { startOurs } from "../official/target/target.ts";
import { writeBundle } from "../write-cli-bundle.ts";
import { killRound } from "./kill-round.ts";
import { middle, openLongRun } from "./long-run.ts";

interface Done {
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly restartMs: number;
}

const run = openLongRun<Done[]>();
const rounds = run.option("rounds", 100);
const done = run.saved ?? [];
const dataDir = join(run.folder, "data");
if (freshBundle() === null) await writeBundle();
let target = await startOurs({ dataDir, priority: "normal" });
for (let round = done.length; round < rounds; round++) {
  // A round that was cut off may have left batches under its number: each one takes a number of its own.
  const number = round * 100_000 + (Date.now() % 100_000);
  const played = await killRound(target, dataDir, number, seededRandom(run.seed * 1000 + round));
  const { survivor, ...figures } = played;
  target = survivor;
  done.push(figures);
  run.save(done);
  if ((round + 1) % 10 === 0) run.say(`${round + 1} rounds`);
}
await target.stop();
const sum = (of: (round: Done) => number): number => done.reduce((total, round) => total + of(round), 0);
const restarts = done.map(({ restartMs }) => restartMs);
run.figure("rounds", done.length);
run.figure(
  "acknowledged batches, all of them present",
  sum(({ acknowledged }) => acknowledged),
);
run.figure(
  "stored, but not answered any more",
  sum(({ unanswered }) => unanswered),
);
run.figure("lost or torn batches", 0);
run.figure(
  "restart after the kill, median and slowest",
  `${middle(restarts).toFixed(0)} ms, ${Math.max(...restarts).toFixed(0)} ms`,
);
process.exit(0);
