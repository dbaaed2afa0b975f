import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { runJob as runDuty } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import type { AllDeps } from "../composition/all-deps.ts";
import { jobRunners } from "../composition/job-runners.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import { type JobKindName, jobKinds, periodicOf } from "./job-kinds.ts";
import type { JobRunner, JobTask } from "./job-task.ts";
import { runJob } from "./run-job.ts";
import { takeDueJobs } from "./run-jobs.ts";
import { askForJob, jobIdOf } from "./write-jobs.ts";

const { restaurantId, offeringId } = must(demo.shops[0], "the farm shop");
const minute = 60_000;
const itemId = "hackfleisch";

let test: TestBackend;
let deps: AllDeps;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo, steps: true });
  deps = testDeps(test);
  await setStockTo(test.admin, offeringId, itemId, 0, 1);
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.backend.idle();
  const jobs = await test.admin.db.collection("jobs").get();
  await Promise.all(jobs.docs.map(({ ref }) => ref.delete()));
});

const job = (kind: JobKindName, id?: string) => readDocument(test.admin.db, jobDocument, { jobId: jobIdOf(kind, id) });
async function taken(): Promise<JobTask[]> {
  const tasks: JobTask[] = [];
  expect(await takeDueJobs(deps, (task) => Promise.resolve(void tasks.push(task)))).toEqual([]);
  return tasks;
}
const takenOnly = async (kind: JobKindName): Promise<JobTask> =>
  must(
    (await taken()).find((task) => task.kind === kind),
    kind,
  );
const failing: JobRunner<AllDeps> = () => Promise.reject(new Error("no"));
const clock = { now: () => test.backend.clock.now(), advance: (by: number) => test.backend.clock.advance(by) };

const aHiddenShop = async () => ({
  ...must((await test.admin.db.doc(`restaurants/${restaurantId}`).get()).data(), "a shop"),
  listing: "hidden",
});

describe("what is due", () => {
  it("is taken by one of two who look at once, in its order, and by nobody while the lease lasts", async () => {
    for (let index = 0; index < 40; index++) await askForJob(deps, "search", `s${index}`);
    const [first, second] = await Promise.all([taken(), taken()]);
    const ids = [...first, ...second].map(({ jobId }) => jobId);
    expect(ids.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `search_s${index}`).toSorted());
    expect(await taken()).toEqual([]);
    clock.advance(jobKinds.search.takesAtMost + 9 * minute);
    expect(await taken()).toEqual([]);
    clock.advance(minute);
    expect(await taken()).toHaveLength(40);
  });

  it("is taken page by page, and what cannot be read holds up nothing", async () => {
    const { db } = test.admin;
    await db.doc("jobs/broken").set({ kind: "search", dueAt: new Date(0) });
    const batch = db.batch();
    const fields = { kind: "search", dueAt: new Date(clock.now()), attempts: 0, dead: false, v: 1 };
    for (let index = 0; index < 499; index++)
      batch.set(db.doc(`jobs/search_p${index}`), { ...fields, restaurantId: `p${index}` });
    await batch.commit();
    await askForJob(deps, "search", "behind");
    const tasks: JobTask[] = [];
    const failed = await takeDueJobs(deps, (task) => Promise.resolve(void tasks.push(task)));
    expect([failed.length, tasks.length]).toEqual([1, 500]);
  });
});

describe("a run", () => {
  it("writes the next time, and nothing once its lease is another's", async () => {
    await askForJob(deps, "statistics");
    const task = await takenOnly("statistics");
    await runJob(deps, task, jobRunners);
    const done = must(await job("statistics"), "job");
    expect(done).toMatchObject({ attempts: 0, dead: false });
    expect(done.lastRunAt ?? 0).toBeGreaterThan(clock.now() - minute);
    expect(done.dueAt).toBe((Math.floor(clock.now() / (15 * minute)) + 1) * 15 * minute);
    // The same task once more: the queue may deliver twice.
    await askForJob(deps, "statistics");
    await runJob(deps, task, jobRunners);
    expect((await job("statistics"))?.lastRunAt).toBeUndefined();
    // Asked for while it runs: it comes again.
    const second = await takenOnly("statistics");
    const asking: JobRunner<AllDeps> = () => askForJob(deps, "statistics");
    await runJob(deps, second, { ...jobRunners, statistics: asking });
    expect(await taken()).toHaveLength(1);
  });

  it("that fails comes again later each time, is a dead letter in the end, and heals with its next regular time", async () => {
    // In the morning: the regular time of the night would come before the longest of these waits.
    const day = 24 * 60 * minute;
    clock.advance(day - ((clock.now() - 9 * 60 * minute) % day));
    await askForJob(deps, "search", restaurantId);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await runJob(deps, await takenOnly("search"), { ...jobRunners, search: failing });
      const { dueAt = 0, dead, attempts, lastError } = must(await job("search", restaurantId), "job");
      expect({ dead, attempts, lastError }).toEqual({ dead: attempt === 8, attempts: attempt, lastError: "Error: no" });
      waits.push(Math.round((dueAt - clock.now()) / minute));
      clock.advance(dueAt - clock.now());
    }
    expect(waits.slice(0, 4)).toEqual([1, 5, 15, 60]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(24 * 60);
    await runJob(deps, await takenOnly("search"), jobRunners);
    const healed = must(await job("search", restaurantId), "job");
    expect(healed).toMatchObject({ dead: false, attempts: 0 });
    expect(healed.lastError).toBeUndefined();
  });

  it("that was asked for once and gave up waits for somebody, and a run that takes its process down is not begun for ever", async () => {
    await setDocument(
      test.admin.db,
      jobDocument,
      { jobId: jobIdOf("metrics", "x") },
      {
        kind: "metrics",
        restaurantId: "x",
        dueAt: clock.now(),
        attempts: 7,
        dead: false,
      },
    );
    await runJob(deps, await takenOnly("metrics"), { ...jobRunners, metrics: failing });
    const dead = must(await job("metrics", "x"), "job");
    expect([dead.dead, dead.dueAt]).toEqual([true, undefined]);
    await setDocument(
      test.admin.db,
      jobDocument,
      { jobId: jobIdOf("success", "x") },
      {
        kind: "success",
        restaurantId: "x",
        dueAt: clock.now(),
        attempts: 8,
        dead: false,
      },
    );
    await setDocument(
      test.admin.db,
      jobDocument,
      { jobId: jobIdOf("metrics", "y") },
      { kind: "metrics", restaurantId: "y", dueAt: clock.now(), attempts: 8, dead: false },
    );
    expect((await taken()).map(({ jobId }) => jobId)).toEqual(["success_x"]);
    const worn = must(await job("success", "x"), "job");
    expect(worn.dead).toBe(true);
    expect(worn.dueAt ?? 0).toBeGreaterThan(clock.now() + 14 * minute);
    const stopped = must(await job("metrics", "y"), "job");
    expect([stopped.dead, stopped.dueAt]).toEqual([true, undefined]);
  });

  it("that hangs is over when its time is, and holds up no other", async () => {
    await askForJob(deps, "search", "hangs");
    await askForJob(deps, "search", "waits");
    const [hangs, waits] = (await taken()).toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1));
    const never: JobRunner<AllDeps> = (_deps, call) =>
      call.restaurantId === "hangs" ? new Promise(() => undefined) : Promise.resolve({});
    const runners = { ...jobRunners, search: never };
    const hanging = runJob(deps, must(hangs, "job"), runners, 200);
    await runJob(deps, must(waits, "job"), runners);
    expect((await job("search", "waits"))?.lastRunAt).toBeDefined();
    expect((await job("search", "hangs"))?.lastRunAt).toBeUndefined();
    await hanging;
    expect((await job("search", "hangs"))?.lastError).toContain("longer than");
  });

  it("of a shop that is gone takes all its duties with it", async () => {
    for (const kind of periodicOf("shop")) await askForJob(deps, kind, "gone");
    const tasks = await taken();
    await runJob(
      deps,
      must(
        tasks.find(({ kind }) => kind === "dailyGoods"),
        "task",
      ),
      jobRunners,
    );
    for (const kind of periodicOf("shop")) expect(await job(kind, "gone")).toBeNull();
  });
});

describe("killed in the middle", () => {
  it.each(["jobs:leased", "jobs:ran"])("at %s a duty is neither skipped nor done twice", async (step) => {
    const { db } = test.admin;
    const stock = { mode: "daily" as const, onHand: 0, reserved: 0, dailyQty: 7 };
    await updateDocument(db, itemDocument, { offeringId, itemId }, { stock });
    await askForJob(deps, "dailyGoods", restaurantId);
    test.backend.faults.add({ kind: "kill-at-step", step });
    await test.backend.runSchedule("runJobs");
    await test.backend.idle();
    expect((await job("dailyGoods", restaurantId))?.lastRunAt).toBeUndefined();
    clock.advance(jobKinds.dailyGoods.takesAtMost + 10 * minute);
    await test.backend.runSchedule("runJobs");
    await test.backend.idle();
    const item = must(await readDocument(db, itemDocument, { offeringId, itemId }), "item");
    expect(item.stock).toMatchObject({ onHand: 7, reserved: 0 });
    const done = must(await job("dailyGoods", restaurantId), "job");
    expect(done).toMatchObject({ attempts: 0, dead: false });
    expect(done.dueAt ?? 0).toBeGreaterThan(clock.now());
  });
});

describe("the jobs of a shop", () => {
  it("are there with the shop", async () => {
    await test.admin.db.doc("restaurants/brand-new").set(await aHiddenShop());
    await test.backend.idle();
    for (const kind of periodicOf("shop")) expect(await job(kind, "brand-new")).not.toBeNull();
    await test.admin.db.doc("restaurants/brand-new").delete();
  });

  it("come by themselves to shops of before, page by page, and only once erasing had its turn", async () => {
    const { db } = test.admin;
    // Restored, so that no event makes their jobs.
    const stored = test.backend.snapshot();
    const shop = must(
      stored.documents?.find(({ name }) => name.endsWith(`/restaurants/${restaurantId}`)),
      "a shop",
    );
    const old = Array.from({ length: 305 }, (_, index) => ({
      name: `${shop.name.slice(0, -restaurantId.length)}old-${String(index).padStart(3, "0")}`,
      fields: shop.fields,
    }));
    await test.backend.load({ ...stored, documents: [...(stored.documents ?? []), ...old] });
    // Archived before the archive said until when.
    const order = anOrder({ status: "completed", completedAt: clock.now() });
    const address = { restaurantId, orderId: "old" };
    await setDocument(db, historicOrderDocument, address, { ...order, archivedAt: clock.now(), searchIndexed: false });

    await askForJob(deps, "erasing");
    await askForJob(deps, "backFill");
    const [erasing, filling] = (await taken()).toSorted((a, b) => (a.kind > b.kind ? -1 : 1));
    await runJob(deps, must(filling, "job"), jobRunners);
    expect(await job("search", restaurantId)).toBeNull();
    await runJob(deps, must(erasing, "job"), jobRunners);
    clock.advance(minute);
    for (let run = 0; run < 6; run++)
      for (const task of await taken())
        if (task.kind === "backFill" || task.restaurantId === restaurantId) await runJob(deps, task, jobRunners);
    for (const id of [restaurantId, "old-000", "old-304"])
      for (const kind of periodicOf("shop")) expect(await job(kind, id), `${kind} ${id}`).not.toBeNull();
    expect(await job("retention", restaurantId)).toBeNull();
    const archived = must(await readDocument(db, historicOrderDocument, address), "order");
    expect(archived.retention?.deletePersonAfter ?? 0).toBeGreaterThan(clock.now());
    expect(must(await job("backFill"), "job").cursor).toBeUndefined();
  });

  it("do what they are for through the queue", async () => {
    const [success] = await runDuty(test, "success", restaurantId);
    expect(success).toMatchObject({ attempts: 0, dead: false });
    expect(success?.lastRunAt).toBeDefined();
    expect(await runDuty(test, "metrics", restaurantId)).toEqual([null]);
  });
});
