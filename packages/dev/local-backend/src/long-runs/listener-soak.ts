import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { SeededRandom } from "../official/target/seeded-random.ts";
import type { SoakReading } from "./fixtures/soak-server.ts";
import { grpcVisitors, patienceMs, soakRoot, webChannelVisit } from "./soak-clients.ts";

export interface SoakOutcome {
  readonly visits: number;
  /** Heard nothing in half a minute. */
  readonly deaf: number;
  /** Of the first snapshots. */
  readonly slowestMs: number;
  readonly writes: number;
  /** After garbage collection, from start to end. */
  readonly heap: readonly number[];
  readonly left: SoakReading;
}

const rooms = 20;
const writesPerSecond = 50;

/** Listeners of both kinds come, stay a moment and go - every third browser without a word - while documents change. */
export async function soakListeners(
  seconds: number,
  listeners: number,
  random: SeededRandom,
  onReading: (reading: SoakReading) => void = () => {},
): Promise<SoakOutcome> {
  const script = fileURLToPath(new URL("./fixtures/soak-server.ts", import.meta.url));
  const server = fork(script, { execArgv: ["--expose-gc"] });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const grpc = grpcVisitors(port);
  const visitors = [grpc.visit, webChannelVisit(port)];
  const end = performance.now() + seconds * 1000;
  const counted = { visits: 0, deaf: 0, slowestMs: 0, writes: 0 };
  const slots = Array.from({ length: listeners }, async (_, slot) => {
    const visit = visitors[slot % 2] ?? grpc.visit;
    while (performance.now() < end) {
      const staysMs = 200 + random.below(4000);
      const waitedMs = await visit(
        `room${random.below(rooms)}`,
        staysMs,
        random.chance(1 / 3) ? "silently" : "politely",
      );
      counted.visits += 1;
      if (waitedMs === patienceMs) counted.deaf += 1;
      counted.slowestMs = Math.max(counted.slowestMs, waitedMs);
    }
  });
  const heap: number[] = [];
  const writing = writeUntil(end, port, random, counted);
  while (performance.now() < end) {
    await delay(Math.min(5000, seconds * 100));
    const reading = await readingOf(server);
    heap.push(reading.heapMegabytes);
    onReading(reading);
  }
  await Promise.all([...slots, writing]);
  await grpc.close();
  const left = await untilEmpty(server);
  server.disconnect();
  return { ...counted, heap, left };
}

async function writeUntil(end: number, port: number, random: SeededRandom, counted: { writes: number }): Promise<void> {
  while (performance.now() < end) {
    const name = `${soakRoot}/room${random.below(rooms)}/d${random.below(10)}`;
    const write = random.chance(0.2)
      ? { delete: name }
      : { update: { name, fields: { n: { integerValue: String(counted.writes) } } } };
    await fetch(`http://127.0.0.1:${port}/v1/${soakRoot}:commit`, {
      method: "POST",
      headers: { authorization: "Bearer owner" },
      body: JSON.stringify({ writes: [write] }),
    });
    counted.writes += 1;
    await delay(1000 / writesPerSecond);
  }
}

async function readingOf(server: ChildProcess): Promise<SoakReading> {
  const answered = once(server, "message") as Promise<[SoakReading]>;
  server.send("read");
  const [reading] = await answered;
  return reading;
}

/** Browsers that went without a word are given up after five seconds. */
async function untilEmpty(server: ChildProcess): Promise<SoakReading> {
  for (let attempt = 0; ; attempt++) {
    const reading = await readingOf(server);
    if ((reading.watches === 0 && reading.sessions === 0) || attempt === 300) return reading;
    await delay(100);
  }
}

/** How much the heap grew from the second to the last quarter; before that the server warms up. */
export function heapGrowth(heap: readonly number[]): number {
  const quarter = Math.max(1, Math.floor(heap.length / 4));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(heap.slice(-quarter)) / mean(heap.slice(quarter, 2 * quarter));
}
