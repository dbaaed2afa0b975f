/**
 * Measures our Firestore, on disk, against Google's emulator in one run and prints what came of it: `pnpm bench:backend`.
 * Throughput is operations per CPU second of the server, so that the client's own cost does not count.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { freshBundle } from "../cli-bundle.ts";
import { findOfficialEmulator } from "../official/target/find-official-emulator.ts";
import { restClient } from "../official/target/rest-client.ts";
import { startOfficial, startOurs, type Target } from "../official/target/target.ts";
import { writeBundle } from "../write-cli-bundle.ts";
import { measureListenerLatency } from "./listener-latency.ts";
import { cpuSeconds, residentMegabytes } from "./process-usage.ts";
import { benchProject, benchRules, openStage, workloads, type Workload } from "./workloads.ts";

const rounds = 3;
const starts = 5;

interface Side {
  readonly name: Target["name"];
  readonly start: () => Promise<Target>;
}

interface Row {
  readonly name: string;
  readonly ours: number;
  readonly official: number | null;
  /** How many times better ours is. */
  readonly ratio: number | null;
  readonly gate: number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** From the start of the process to the first document written. */
async function timeToFirstAnswer(side: Side): Promise<number> {
  const begin = performance.now();
  const target = await side.start();
  const root = `projects/${benchProject}/databases/(default)/documents`;
  await restClient(target).call("PATCH", `${root}/first/answer`, { fields: {} });
  const elapsed = performance.now() - begin;
  await target.stop();
  return elapsed;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measureStarts(sides: readonly Side[]): Promise<number[]> {
  const times = sides.map((): number[] => []);
  for (let round = 0; round < starts; round++) {
    for (const [at, side] of sides.entries()) times[at]?.push(await timeToFirstAnswer(side));
  }
  return times.map(median);
}

interface Load {
  readonly perSecond: number[];
  readonly elapsed: number[];
  readonly megabytes: number;
  /** From a write to the last of 200 listeners. */
  readonly heardMs: number;
}

/** One workload after the other, each side in turn, the first round only to warm up. */
async function measureLoad(sides: readonly Side[]): Promise<Load[]> {
  const targets: Target[] = [];
  for (const side of sides) targets.push(await side.start());
  try {
    for (const target of targets) await restClient(target).setRules(benchProject, benchRules);
    const totals = targets.map(() => workloads.map(() => ({ operations: 0, seconds: 0, elapsed: 0 })));
    for (let round = 0; round <= rounds; round++) {
      for (const [at, workload] of workloads.entries()) {
        for (const [side, target] of targets.entries()) {
          const done = await measureOnce(target, workload, round);
          const total = totals[side]?.[at];
          if (round === 0 || total === undefined) continue;
          total.operations += done.operations;
          total.seconds += done.seconds;
          total.elapsed += done.elapsed;
        }
      }
    }
    const megabytes = targets.map(({ pid }) => residentMegabytes(pid));
    const heard: number[] = [];
    for (const target of targets) heard.push(await measureListenerLatency(target));
    return targets.map((_target, side) => ({
      perSecond: (totals[side] ?? []).map(({ operations, seconds }) => operations / seconds),
      elapsed: (totals[side] ?? []).map(({ operations, elapsed }) => elapsed / operations),
      megabytes: megabytes[side] ?? Number.NaN,
      heardMs: heard[side] ?? Number.NaN,
    }));
  } finally {
    for (const target of targets) await target.stop();
  }
}

async function measureOnce(
  target: Target,
  workload: Workload,
  round: number,
): Promise<{ operations: number; seconds: number; elapsed: number }> {
  const stage = openStage(target, round);
  // Connections are opened before the clock runs.
  await Promise.all([stage.admin.doc("warm/up").get(), stage.user.doc("checked/warm").get()]);
  const cpu = cpuSeconds(target.pid);
  const begin = performance.now();
  const operations = await workload.run(stage);
  const elapsed = performance.now() - begin;
  const seconds = cpuSeconds(target.pid) - cpu;
  await stage.close();
  return { operations, seconds, elapsed };
}

/** In the words of `pnpm test:long`, so that it can write its page; returns whether every gate holds. */
function print(rows: readonly Row[]): boolean {
  const number = (value: number | null): string => (value === null ? "-" : value.toFixed(value < 10 ? 2 : 0));
  for (const { name, ours, official, ratio, gate } of rows) {
    const verdict =
      ratio === null ? "not compared" : `${ratio.toFixed(2)} x (>= ${gate} x: ${ratio >= gate ? "holds" : "MISSED"})`;
    say(`figure ${name}: ours ${number(ours)}, official ${number(official)}, ${verdict}`);
  }
  return rows.every(({ ratio, gate }) => ratio === null || ratio >= gate);
}

async function run(): Promise<boolean> {
  // As every start but the first after a change of the sources finds it.
  if (freshBundle() === null) await writeBundle();
  const folder = mkdtempSync(join(tmpdir(), "bench-backend-"));
  let used = 0;
  const ours: Side = { name: "ours", start: () => startOurs({ dataDir: join(folder, String(used++)) }) };
  const jar = await findOfficialEmulator();
  if (jar === null) say("not compared: no official emulator found; measuring ours alone");
  const sides: readonly Side[] = jar === null ? [ours] : [ours, { name: "official", start: () => startOfficial(jar) }];
  try {
    const [ownStart = Number.NaN, otherStart = null] = await measureStarts(sides);
    const [own, other] = await measureLoad(sides);
    if (own === undefined) return false;
    const less = (name: string, mine: number, theirs: number | null, gate: number): Row => ({
      name,
      ours: mine,
      official: theirs,
      ratio: theirs === null ? null : theirs / mine,
      gate,
    });
    const holds = print([
      less("start to first answer, ms", ownStart, otherStart, 8),
      less("memory after the load, MB", own.megabytes, other?.megabytes ?? null, 3),
      ...workloads.flatMap(({ name }, at): Row[] => {
        const mine = own.perSecond[at] ?? Number.NaN;
        const theirs = other?.perSecond[at] ?? null;
        const ratio = theirs === null ? null : mine / theirs;
        return [{ name: `${name}, per CPU second`, ours: mine, official: theirs, ratio, gate: 1.5 }];
      }),
    ]);
    const heardRatio = other === undefined ? null : other.heardMs / own.heardMs;
    say(
      `figure a write until the last of 200 listeners has heard it, ms: ours ${own.heardMs.toFixed(1)}, official ${other?.heardMs.toFixed(1) ?? "-"}` +
        (heardRatio === null
          ? ""
          : `, ${heardRatio.toFixed(2)} x (goal >= 2 x: ${heardRatio >= 2 ? "holds" : "missed"})`),
    );
    const at = workloads.findIndex(({ name }) => name.includes("listeners"));
    say(
      `figure listener deliveries with the SDK's own cost, ms each: ours ${own.elapsed[at]?.toFixed(3)}, official ${other?.elapsed[at]?.toFixed(3) ?? "-"}`,
    );
    say(
      `note load average while it ran: ${loadavg()
        .map((value) => value.toFixed(1))
        .join(" ")}`,
    );
    return holds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit((await run()) ? 0 : 1);
