import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { withPending } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { metricsOf } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import {
  createDocument,
  deleteDocument,
  inTransaction,
  readDocument,
  readQuery,
  remove,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import type { AllDeps } from "../composition/all-deps.ts";
import { effectRunners } from "../composition/effect-runners.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import { archiveOrder } from "../ordering/archive/archive-order.ts";
import { unarchiveOrder } from "../ordering/archive/unarchive-order.ts";
import { customerIdOf } from "../ordering/customers/customer-records.ts";
import { jobIdOf } from "../jobs/write-jobs.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { writeOutbox } from "../outbox/write-outbox.ts";
import { rebuildShop } from "./rebuild-success.ts";
import { renewSuccess } from "./renew-success.ts";
import { writeStats } from "./update-stats.ts";

const day = 24 * 60 * 60_000;

let test: TestBackend;
let shops = 0;
let restaurantId = "";

beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());
beforeEach(() => {
  restaurantId = `shop${++shops}`;
});

/** `then` happens once, in the middle of what comes to this step. */
function deps(step = "", then: () => Promise<unknown> = () => Promise.resolve()): AllDeps {
  let isOver = false;
  return {
    ...testDeps(test),
    failpoint: async (name) => {
      if (name !== step || isOver) return;
      isOver = true;
      await then();
    },
  };
}

/** Completed by one step, whose figures are still to be told; completed long enough ago to be archived unless said. */
async function complete(orderId: string, ago = 91 * day): Promise<string> {
  const now = test.backend.clock.now();
  const order: Order = anOrder({ status: "completed", placedAt: now - ago, completedAt: now - ago });
  const metrics = { before: null, after: metricsOf(order) };
  await inTransaction(test.admin.db, (tx) => {
    createDocument(tx, orderDocument, { restaurantId, orderId }, order);
    const follow = { event: "completed", version: 2, effects: ["figures"], figures: metrics } as const;
    writeOutbox(tx, { restaurantId, orderId }, follow, now);
    return Promise.resolve();
  });
  return `${orderId}_2`;
}

const address = (orderId: string) => ({ restaurantId, orderId });
const success = async () => must(await readDocument(test.admin.db, successDocument, { restaurantId }), "figures");
const isOnBoard = async (orderId: string): Promise<boolean> =>
  (await readDocument(test.admin.db, orderDocument, address(orderId))) !== null;

describe("R2 the figures of a shop", () => {
  it("count an order once that goes into the archive while they are counted", async () => {
    const id = `into${shops}`;
    await complete(id);
    const during = deps("rebuild:board-read", () => archiveOrder(deps(), address(id)));
    await rebuildShop(during, restaurantId);
    expect(await isOnBoard(id)).toBe(false);
    expect((await success()).lifetime.orders).toBe(1);
  });

  it("count an order once that comes out of the archive while they are counted", async () => {
    const id = `out${shops}`;
    await complete(id);
    await archiveOrder(deps(), address(id));
    const during = deps("rebuild:board-read", () => unarchiveOrder(deps(), address(id)));
    await rebuildShop(during, restaurantId);
    expect(await isOnBoard(id)).toBe(true);
    expect((await success()).lifetime.orders).toBe(1);
  });

  it("count a step once that is taken and told while they are counted", async () => {
    await complete(`first${shops}`);
    const during = deps("rebuild:board-read", async () =>
      runOutbox(deps(), await complete(`second${shops}`), effectRunners),
    );
    await rebuildShop(during, restaurantId);
    expect((await success()).lifetime.orders).toBe(2);
    await runOutbox(deps(), `first${shops}_2`, effectRunners);
    expect((await success()).lifetime.orders).toBe(2);
  });

  it("count a step once that is taken while they are counted and told afterwards", async () => {
    let told = "";
    const during = deps("rebuild:board-read", async () => (told = await complete(`late${shops}`)));
    await rebuildShop(during, restaurantId);
    expect((await success()).lifetime.orders).toBe(0);
    await runOutbox(deps(), told, effectRunners);
    expect((await success()).lifetime).toMatchObject({ orders: 1, customers: 1 });
  });

  it("count a step once that was taken a moment before they are counted and is told afterwards", async () => {
    const told = await complete(`before${shops}`);
    await rebuildShop(deps(), restaurantId);
    await runOutbox(deps(), told, effectRunners);
    expect((await success()).lifetime).toMatchObject({ orders: 1, customers: 1 });
  });

  it("are not written over and over while orders come in each time, and say so", async () => {
    let orders = 0;
    const always: AllDeps = {
      ...deps(),
      failpoint: async (name) => {
        if (name === "rebuild:board-read")
          await runOutbox(deps(), await complete(`rush${shops}-${++orders}`), effectRunners);
      },
    };
    await expect(rebuildShop(always, restaurantId)).rejects.toThrow("changed each time");
    expect((await success()).lifetime.orders).toBe(orders);
  });

  it("and its customer know an order that was archived before it could be told", async () => {
    const id = `untold${shops}`;
    const told = await complete(id);
    await archiveOrder(deps(), address(id));
    await runOutbox(deps(), told, effectRunners);
    const userDocId = customerIdOf(anOrder().customer);
    const customer = await readDocument(test.admin.db, customerDocument, { restaurantId, userDocId });
    expect(customer?.stats.orders).toBe(1);
    expect((await success()).lifetime.orders).toBe(1);
    expect(await readDocument(test.admin.db, outboxDocument, { effectId: told })).toMatchObject({ state: "done" });
  });
});

describe("F14 days and months", () => {
  const stored = async () => readQuery(test.admin.db, queryOf(figuresDocument, { restaurantId }));
  const periods = async () =>
    withPending(await stored(), (await success()).pending ?? {})
      .map(
        ({
          id: _id,
          ref: _ref,
          v: _v,
          createdAt: _created,
          updatedAt: _updated,
          ...figures
        }: Record<string, unknown>) => figures,
      )
      .toSorted((a, b) => (String(a["period"]) < String(b["period"]) ? -1 : 1));

  it("kept order by order are those that the rebuild from all orders writes", async () => {
    for (const ago of [2, 2, 1])
      await runOutbox(deps(), await complete(`p${ago}-${Math.random()}`, ago * day), effectRunners);
    const kept = await periods();
    expect(kept.find(({ period }) => period === "2026-11-20")).toMatchObject({ orders: 3, newCustomers: 0 });
    expect(await stored()).toEqual([]);
    // The night writes them down, and so does a rebuild.
    await renewSuccess(deps(), { restaurantId, kind: "success" } as never);
    expect((await success()).pending).toEqual({});
    expect(await periods()).toEqual(kept);
    await rebuildShop(deps(), restaurantId);
    expect(await periods()).toEqual(kept);
  });

  it("of a shop from before are counted by the night as a whole, and only then by orders", async () => {
    await runOutbox(deps(), await complete(`old${shops}`, day), effectRunners);
    await updateDocument(test.admin.db, successDocument, { restaurantId }, { hasPeriods: remove() });
    await runOutbox(deps(), await complete(`next${shops}`, day), effectRunners);
    await renewSuccess(deps(), { restaurantId, kind: "success" } as never);
    expect((await periods()).find(({ period }) => period === "2026-11-20")).toMatchObject({ orders: 2 });
    expect((await success()).hasPeriods).toBe(true);
    expect(
      await readDocument(test.admin.db, jobDocument, { jobId: jobIdOf("customers", restaurantId) }),
    ).not.toBeNull();
  });
});

it("F14 shoppers are told how fast a shop accepts once twenty orders tell, and no longer when they do not", async () => {
  const now = test.backend.clock.now();
  const profile = test.admin.db.doc(`restaurants/${restaurantId}`);
  await profile.set({ name: "Laden" });
  await inTransaction(test.admin.db, async (tx) => {
    for (let index = 0; index < 20; index++) {
      const placedAt = now - day;
      const order = anOrder({ status: "completed", placedAt, acceptedAt: placedAt + 64_000, completedAt: now - day });
      createDocument(tx, orderDocument, { restaurantId, orderId: `told${shops}-${index}` }, order);
    }
  });
  await rebuildShop(deps(), restaurantId);
  expect((await profile.get()).get("answersIn")).toBe(2);
  await deleteDocument(test.admin.db, orderDocument, { restaurantId, orderId: `told${shops}-0` });
  await renewSuccess(deps(), { restaurantId, kind: "success" } as never);
  expect((await profile.get()).get("answersIn")).toBeUndefined();
  expect((await success()).toldAnswersIn).toBeUndefined();
});

it("R2 counts campaigns of the same name each for itself", async () => {
  const now = test.backend.clock.now();
  const used = (codeId: string, cents: number) =>
    [{ codeId, code: "Herbst", name: "Herbst", kind: "discount", cents }] as const;
  for (const [codeId, cents] of [
    ["HERBST-26", 50],
    ["HERBST-25", 20],
    ["HERBST-26", 30],
  ] as const) {
    const order = anOrder({
      status: "completed",
      placedAt: now - day,
      completedAt: now - day,
      codes: used(codeId, cents),
    });
    await inTransaction(test.admin.db, async (tx) =>
      createDocument(tx, orderDocument, address(`${codeId}-${cents}`), order),
    );
  }
  await rebuildShop(deps(), restaurantId);
  expect((await success()).codes30).toMatchObject([
    { codeId: "HERBST-26", code: "Herbst", uses: 2, discountCents: 80 },
    { codeId: "HERBST-25", code: "Herbst", uses: 1, discountCents: 20 },
  ]);
});

describe("R2 the figures of the landing page", () => {
  it("count an order once that goes into the archive while they are counted", async () => {
    await writeStats(deps());
    const before = must(await readDocument(test.admin.db, statsDocument, {}), "stats").ordersTotal;
    const id = `landing${shops}`;
    await complete(id);
    await writeStats(deps("stats:board-counted", () => archiveOrder(deps(), address(id))));
    expect(await isOnBoard(id)).toBe(false);
    expect((await readDocument(test.admin.db, statsDocument, {}))?.ordersTotal).toBe(before + 1);
  });
});
