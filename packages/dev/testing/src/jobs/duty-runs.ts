import { must } from "@lokalkorb/domain/kernel/invariant";
import { demo } from "../scenarios/demo.ts";
import { providerEnv, startTestBackend } from "../start-test-backend.ts";
import { runJob } from "./run-job.ts";
import { dueJob, erasingWas, manyShops } from "./many-shops.ts";

const minute = 60_000;
/** Longer than any lease. */
const leaseLapses = 20 * minute;

export interface Duty {
  readonly kind: string;
  /** null: the duty is the platform's. */
  readonly shops: readonly string[] | null;
  /** Documents that are due beside the jobs. */
  readonly more: number;
  readonly wrong?: "killed" | "hangs";
}

export interface DutyRun {
  readonly jobs: number;
  readonly due: number;
  readonly reads: number;
  readonly writes: number;
  readonly milliseconds: number;
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

export type ManyShopsWorld = Awaited<ReturnType<typeof startManyShops>>;

export async function startManyShops(count: number, providerPort: number) {
  const test = await startTestBackend({
    scenario: demo,
    steps: true,
    env: providerEnv(providerPort),
  });
  await runJob(test, "census");
  // The first run in the life of a process makes the jobs of the platform.
  await test.backend.runSchedule("runJobs");
  await test.backend.idle();
  const { documents = [], ...rest } = test.backend.snapshot();
  const { name } = must(documents[0], "the demo");
  const root = name.slice(0, name.indexOf("/documents/") + "/documents/".length);
  const first = must(demo.shops[0], "a shop");
  const many = manyShops(documents, first.restaurantId, count, test.backend.clock.now());
  const stats = documents.filter((stored) => stored.name === `${root}data/stats`);
  return { test, many, base: { ...rest, documents: [...many.documents, ...stats] }, root, stop: () => test.stop() };
}

/** Begins with the same shops each time, of whom only this duty is due. */
export async function runDutyOfAll(world: ManyShopsWorld, { kind, shops, more, wrong }: Duty): Promise<DutyRun> {
  const { base, root, test } = world;
  const { backend } = test;
  const now = backend.clock.now();
  const jobs = (shops ?? [null]).map((id) => dueJob(root, kind, id, now));
  // Leftovers are those that no job compares, and every second shop was there before there were jobs.
  const isNew = kind === "backFill" ? 2 : kind === "leftovers" ? 1 : Infinity;
  const compared = world.many.ids.flatMap((id, index) =>
    index % isNew === 0 && isNew < Infinity ? notDue(root, "search", id, now) : [],
  );
  const ofErasing = kind === "erasing" ? [] : [erasingWas(root, now)];
  await backend.load({ ...base, documents: [...(base.documents ?? []), ...jobs, ...compared, ...ofErasing] });
  backend.resetBilled();
  const notes: string[] = [];
  const problems: string[] = [];
  const begun = performance.now();
  if (wrong === "hangs") notes.push(await hang(world, kind, now, problems));
  else if (wrong === "killed") notes.push(await kill(world, kind, now));
  else await run(world);
  // Long walks go on page by page, with each run of the schedule.
  for (let pages = 0; pages < 1000 && (await left(world, kind, now)) > 0; pages++) {
    backend.clock.advance(minute);
    await run(world);
  }
  // The work that it made due by the way.
  if (kind === "backFill") await run(world);
  const milliseconds = performance.now() - begun;
  const billed = backend.billed();
  problems.push(...(await audit(world, kind, jobs.length, now)));
  return {
    jobs: jobs.length,
    due: jobs.length + more,
    // This program's own reads are no cost of the duty.
    reads: billed.reduce((sum, { client, reads }) => sum + (client === "functions" ? reads : 0), 0),
    writes: billed.reduce(
      (sum, { client, writes, deletes }) => sum + (client === "functions" ? writes + deletes : 0),
      0,
    ),
    milliseconds,
    notes,
    problems,
  };
}

async function run({ test: { backend } }: ManyShopsWorld): Promise<void> {
  await backend.runSchedule("runJobs");
  await backend.idle();
}

const notDue = (root: string, kind: string, id: string, now: number) =>
  dueJob(root, kind, id, now, { dueAt: { timestampValue: new Date(now + 30 * 24 * 60 * minute).toISOString() } });

/** Jobs that never came to an end since they were loaded, or have more to do. */
async function left({ test }: ManyShopsWorld, kind: string, since: number): Promise<number> {
  const jobs = test.admin.db.collection("jobs");
  const [all, ended, open] = await Promise.all([
    jobs.where("kind", "==", kind).count().get(),
    jobs.where("lastRunAt", ">=", new Date(since)).count().get(),
    jobs.where("cursor", ">", "").count().get(),
  ]);
  return kind === "backFill" ? open.data().count : all.data().count - ended.data().count;
}

/** One run is held just before it writes its end; meanwhile all others have theirs. */
async function hang(world: ManyShopsWorld, kind: string, now: number, problems: string[]): Promise<string> {
  const { backend } = world.test;
  backend.faults.add({ kind: "hold-at-step", step: "jobs:ran" });
  const begun = performance.now();
  let open = Infinity;
  while (open > 1 && performance.now() - begun < 20 * minute) {
    await backend.runSchedule("runJobs");
    await new Promise((resume) => setTimeout(resume, 3000));
    open = await left(world, kind, now);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  if (open !== 1) problems.push(`${open} jobs were open while one was hanging`);
  backend.steps.release();
  await backend.idle();
  return `one hung until all others were done, after ${seconds} s`;
}

/** The process dies while many are in the middle, and the rest comes when their leases have ended. */
async function kill(world: ManyShopsWorld, kind: string, now: number): Promise<string> {
  const { backend } = world.test;
  const going = backend.runSchedule("runJobs");
  const all = await left(world, kind, now);
  while ((await left(world, kind, now)) > all * 0.6) await new Promise((resume) => setTimeout(resume, 1000));
  await backend.killFunctions();
  await going;
  await backend.idle();
  const open = await left(world, kind, now);
  backend.clock.advance(leaseLapses);
  await run(world);
  return `killed in the middle, ${open} of ${all} had to come again`;
}

/** Every job ended well and has its next time, and what was to be done is done once. */
async function audit({ test, many }: ManyShopsWorld, kind: string, jobs: number, since: number): Promise<string[]> {
  const { db } = test.admin;
  const problems: string[] = [];
  const due: ReadonlySet<string> = new Set(many.ids.slice(0, jobs));
  const found = await db.collection("jobs").where("kind", "==", kind).get();
  if (found.size !== jobs) problems.push(`${found.size} jobs instead of ${jobs}`);
  for (const job of found.docs) {
    const error: unknown = job.get("lastError");
    const dueAt = (job.get("dueAt") as { toMillis(): number } | undefined)?.toMillis() ?? 0;
    if (error !== undefined || dueAt <= since) problems.push(`${job.id} ended with ${String(error)}, due at ${dueAt}`);
  }
  if (kind === "dailyGoods")
    for (const path of ["stock", "items"] as const)
      for (const doc of (await db.collectionGroup(path).get()).docs) {
        const [, shop = "", no = ""] = /catalogue-(shop-\d+)\/items\/daily-(\d+)/.exec(doc.ref.path) ?? [];
        const wanted = 7 + Number(no);
        const onHand: unknown = doc.get(path === "stock" ? "onHand" : "stock.onHand");
        if (due.has(shop) && onHand !== wanted) problems.push(`${doc.ref.path} has ${String(onHand)}, not ${wanted}`);
      }
  if (kind === "backFill") {
    const made = await db.collection("jobs").where("kind", "==", "search").count().get();
    if (made.data().count !== many.ids.length) problems.push(`${made.data().count} shops have their jobs`);
  }
  if (kind === "erasing") {
    const known = await db.collectionGroup("historicOrders").where("customer.uid", "!=", null).get();
    if (!known.empty) problems.push(`${known.size} persons are still known`);
  }
  if (kind === "operations") {
    const paused = await db.collection("restaurants").where("operations.state", "==", "paused").get();
    const back = await db.collectionGroup("items").where("soldOutUntil", "<=", new Date(since)).get();
    if (paused.size + back.size > 0) problems.push(`${paused.size} shops are paused, ${back.size} goods are gone`);
  }
  return problems;
}
