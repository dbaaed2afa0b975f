import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { testDeps } from "../composition/testing/test-deps.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Runners } from "./effect-runner.ts";
import { queuedAgain } from "./effects-of-a-shop.ts";
import { runDueEntry, runOutbox } from "./run-outbox.ts";
import { writeOutbox } from "./write-outbox.ts";

const minute = 60_000;

let test: TestBackend;
let entries = 0;

beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());

async function write(): Promise<string> {
  const orderId = `lost${++entries}`;
  const follow = { event: "accepted", version: 2, effects: ["print", "sms"] } as const;
  await inTransaction(test.admin.db, (tx) => {
    writeOutbox(tx, { restaurantId: "shop", orderId }, follow, test.backend.clock.now());
    return Promise.resolve();
  });
  return `${orderId}_2`;
}
const entryOf = async (effectId: string) =>
  must(await readDocument(test.admin.db, outboxDocument, { effectId }), effectId);

const done = (): Promise<void> => Promise.resolve();
const never = (): Promise<void> => new Promise<void>(() => undefined);

describe("R2 what follows from a step", () => {
  it("counts as failed when it does not end, and keeps neither the others nor its next time waiting", async () => {
    const effectId = await write();
    await runOutbox(testDeps(test), effectId, { print: never, sms: done }, 50);
    expect(await entryOf(effectId)).toMatchObject({
      state: "failed",
      effects: { print: { state: "failed", error: "Error: print took longer than 0.05 s" }, sms: { state: "done" } },
    });
    await runOutbox(testDeps(test), effectId, { print: done, sms: done }, 50);
    expect(await entryOf(effectId)).toMatchObject({ state: "done" });
  });

  it("C-47 is recorded only as the table allows: taken for dead it may be done after all, and waits for no feature", async () => {
    const deps = testDeps(test);
    const dies = (effectId: string) =>
      updateDocument(deps.db, outboxDocument, { effectId }, { "effects.print": { state: "dead", attempts: 8 } });
    const failsAfterIt = async (effectId: string): Promise<void> => {
      await dies(effectId);
      throw new Error("no server");
    };
    const [waiting, ended] = [await write(), await write()];
    await runOutbox(deps, waiting, { sms: () => failsAfterIt(waiting) });
    expect(await entryOf(waiting)).toMatchObject({ state: "dead", effects: { print: { state: "dead" } } });
    await runOutbox(deps, ended, { print: done, sms: () => failsAfterIt(ended) });
    expect(await entryOf(ended)).toMatchObject({ effects: { print: { state: "done" }, sms: { state: "failed" } } });
  });

  it("is done by one run of the schedule while another has it, and by the next when that one died", async () => {
    const effectId = await write();
    const deps = testDeps(test);
    let printed = 0;
    const runners: Runners = {
      print: async () => {
        printed += 1;
        await runDueEntry(deps, effectId, runners);
      },
      sms: done,
    };
    // Its trigger has a minute to itself.
    await runDueEntry(deps, effectId, runners);
    expect(printed).toBe(0);
    test.backend.clock.advance(minute);
    const dies = { ...deps, failpoint: () => Promise.reject(new Error("killed")) };
    await expect(runDueEntry(dies, effectId, runners)).rejects.toThrow("killed");
    await runDueEntry(deps, effectId, runners);
    expect(printed).toBe(1);
    // Each of its two effects may take three minutes.
    test.backend.clock.advance(7 * minute);
    await runDueEntry(deps, effectId, runners);
    expect(printed).toBe(1);
    test.backend.clock.advance(minute);
    await runDueEntry(deps, effectId, runners);
    expect(printed).toBe(2);
    expect(await entryOf(effectId)).toMatchObject({ state: "done", effects: { print: { attempts: 1 } } });
    expect((await entryOf(effectId)).begun).toBeUndefined();
  });

  it("waits for somebody when each of its runs dies, and begins anew when somebody asks", async () => {
    const effectId = await write();
    const deps = testDeps(test);
    const dies = { ...deps, failpoint: () => Promise.reject(new Error("killed")) };
    let printed = 0;
    const runners: Runners = { print: () => Promise.resolve(void printed++), sms: done };
    for (let times = 0; times < 8; times++) {
      test.backend.clock.advance(9 * minute);
      await expect(runDueEntry(dies, effectId, runners)).rejects.toThrow("killed");
    }
    test.backend.clock.advance(9 * minute);
    await runDueEntry(dies, effectId, runners);
    expect(printed).toBe(8);
    const dead = await entryOf(effectId);
    expect(dead).toMatchObject({ state: "dead", effects: { print: { state: "dead" }, sms: { state: "dead" } } });
    expect(dead.nextAt).toBeUndefined();
    const patch = queuedAgain(dead, "print", deps.now());
    await updateDocument(test.admin.db, outboxDocument, { effectId }, patch);
    await runDueEntry(deps, effectId, runners);
    expect(await entryOf(effectId)).toMatchObject({ state: "dead", effects: { print: { state: "done" } } });
  });
});

describe("a run of the schedule", () => {
  it("goes on with the others while some take long, and says what failed", async () => {
    const { promise: slow, resolve: end } = Promise.withResolvers<void>();
    const seen: number[] = [];
    const items = Array.from({ length: 20 }, (_none, index) => index);
    const run = forEachConcurrent(items, { atATime: 3, beginsFor: 10_000 }, (item) => {
      if (item < 2) return slow;
      seen.push(item);
      if (item === 19) end();
      return item === 7 ? Promise.reject(new Error("seven")) : Promise.resolve();
    });
    expect(await run).toEqual([new Error("seven")]);
    expect(seen).toEqual(items.slice(2));
  });

  it("begins nothing new when its time is nearly over", async () => {
    let begun = 0;
    await forEachConcurrent([1, 2, 3], { atATime: 2, beginsFor: 0 }, () => Promise.resolve(void begun++));
    expect(begun).toBe(0);
  });
});
