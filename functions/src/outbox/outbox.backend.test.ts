import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deadEffects, refundOrder, retryEffect } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { effectKinds } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { inTransaction, readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { effectRunners } from "../composition/effect-runners.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import { rebuildShop } from "../metrics/rebuild-success.ts";
import { runMetricsEffect } from "../metrics/run-metrics-effect.ts";
import { archiveOrder } from "../ordering/archive/archive-order.ts";
import {
  notesOf,
  offeringId,
  type OrderWorld,
  restaurantId,
  startOrderWorld,
} from "../ordering/testing/order-world.ts";
import { PermanentFailure, type Runners } from "./effect-runner.ts";
import { runNewEntry, runOutbox } from "./run-outbox.ts";
import { inRunningOrder } from "./running-order.ts";
import { writeOutbox } from "./write-outbox.ts";

const minute = 60_000;

let world: OrderWorld;
let entries = 0;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

/** Of a kind that the functions leave waiting, so that only the test's own runner does it. */
async function write(): Promise<string> {
  const orderId = `outbox${entries++}`;
  await inTransaction(world.test.admin.db, async (tx) => {
    writeOutbox(
      tx,
      { restaurantId, orderId },
      { event: "accepted", version: 2, effects: ["print", "sms"] },
      world.test.backend.clock.now(),
    );
    return Promise.resolve();
  });
  await world.test.backend.idle();
  const effectId = `${orderId}_2`;
  // As if its features had been built a moment ago.
  const queued = { state: "queued", attempts: 0 };
  await world.test.admin.db
    .doc(`outbox/${effectId}`)
    .update({ "effects.print": queued, "effects.sms": queued, state: "queued" });
  return effectId;
}
const entry = async (effectId: string) =>
  must(await readDocument(world.test.admin.db, outboxDocument, { effectId }), effectId);

describe("what follows from a step", () => {
  it("waits and is kept while its feature is not built", async () => {
    const orderId = `waits${entries++}`;
    await inTransaction(world.test.admin.db, (tx) => {
      const now = world.test.backend.clock.now();
      writeOutbox(tx, { restaurantId, orderId }, { event: "accepted", version: 2, effects: ["print"] }, now);
      return Promise.resolve();
    });
    await world.test.backend.idle();
    expect(await entry(`${orderId}_2`)).toMatchObject({ state: "done", effects: { print: { state: "waiting" } } });
  });

  it("is done once by whoever comes first, however many come", async () => {
    const effectId = await write();
    let printed = 0;
    const runners: Runners = { print: () => Promise.resolve(void printed++), sms: () => Promise.resolve() };
    const deps = testDeps(world.test);
    await Promise.all(Array.from({ length: 10 }, () => runOutbox(deps, effectId, runners)));
    expect(printed).toBe(1);
    expect(await entry(effectId)).toMatchObject({ state: "done", effects: { print: { state: "done", attempts: 1 } } });
    expect((await entry(effectId)).nextAt).toBeUndefined();
  });

  it("comes again later and later, does not hold up the others, and gives up after eight times", async () => {
    const effectId = await write();
    let sent = 0;
    const runners: Runners = {
      print: () => Promise.reject(new Error("no paper")),
      sms: () => Promise.resolve(void sent++),
    };
    const waits: number[] = [];
    for (let time = 0; time < 8; time++) {
      const now = world.test.backend.clock.now();
      await runOutbox(testDeps(world.test), effectId, runners);
      const { nextAt } = await entry(effectId);
      if (nextAt !== undefined) waits.push(Math.round((nextAt - now) / minute));
    }
    expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360]);
    expect(sent).toBe(1);
    expect(await entry(effectId)).toMatchObject({
      state: "dead",
      effects: { print: { state: "dead", attempts: 8, error: "Error: no paper" }, sms: { state: "done" } },
    });
  });

  it("is seen and tried again by a manager, and by nobody else", async () => {
    const effectId = await write();
    const runners: Runners = {
      print: () => Promise.reject(new PermanentFailure("no such printer")),
      sms: () => Promise.resolve(),
    };
    await runOutbox(testDeps(world.test), effectId, runners);
    const manager = world.staff("manager");
    const seen = await manager.call(deadEffects, { restaurantId });
    expect(seen.ok && seen.value.effects.find((one) => one.effectId === effectId)).toMatchObject({
      kind: "print",
      attempts: 1,
      error: "EffectGaveUp: no such printer",
    });
    const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
    const again = { requestId: crypto.randomUUID(), restaurantId, effectId, kind: "print" };
    for (const client of [world.staff("staff"), await world.guest(), await world.staffElsewhere()]) {
      expect(await client.call(deadEffects, { restaurantId })).toEqual(notAllowed);
      expect(await client.call(retryEffect, again)).toEqual(notAllowed);
    }
    expect(await manager.call(retryEffect, again)).toEqual({ ok: true, value: { state: "queued" } });
    expect(await entry(effectId)).toMatchObject({ effects: { print: { state: "waiting" } } });
  });

  it("stays given up when its event comes late once more", async () => {
    const effectId = await write();
    const { db } = world.test.admin;
    const effects = { mail: { state: "dead", attempts: 8, error: "Error: no server" } };
    await db.doc(`outbox/${effectId}`).update({ effects, state: "dead" });
    const stored = await entry(effectId);
    // As it was created. Mail servers are not configured in here, so it fails.
    const created = { ...stored, effects: { mail: { state: "queued", attempts: 0 } }, state: "queued" } as const;
    await runNewEntry(testDeps(world.test), created, effectRunners);
    expect(await entry(effectId)).toMatchObject({ state: "dead", effects });
    expect((await entry(effectId)).nextAt).toBeUndefined();
  });

  it("moves money before it makes papers, and tells of both last", () => {
    expect(inRunningOrder(["figures", "mail", "print", "receipt", "refund"])).toEqual([
      "refund",
      "receipt",
      "mail",
      "figures",
      "print",
    ]);
    expect(inRunningOrder(effectKinds).toSorted()).toEqual([...effectKinds].toSorted());
  });
});

describe("figures and archive", () => {
  it("do not count a second time what the rebuild at night has counted already", async () => {
    const { db } = world.test.admin;
    const client = await world.guest();
    const slotKey = must(world.slots[290], "slot");
    const orderId = await world.placed(client, [aLine(world.menu, "heumilch-1l", { qty: 6 })], slotKey);
    const owner = world.staff("owner");
    await world.change(owner, orderId, "reject");
    await world.test.backend.idle();
    const effectId = `${orderId}_${(await world.order(orderId)).version}`;
    expect(await entry(effectId)).toMatchObject({ event: "rejected", effects: { figures: { state: "done" } } });

    world.test.backend.clock.advance(12 * 60 * minute);
    await rebuildShop(testDeps(world.test), restaurantId);
    const counted = await readDocument(db, successDocument, { restaurantId });
    // As if it had not been countable for hours.
    const dead = { state: "dead", attempts: 8 };
    await db.doc(`outbox/${effectId}`).update({ "effects.figures": dead, state: "dead" });
    const again = { requestId: randomUUID(), restaurantId, effectId, kind: "figures" };
    expect(await owner.call(retryEffect, again)).toMatchObject({ ok: true });
    expect(await entry(effectId)).toMatchObject({ state: "done", effects: { figures: { state: "done" } } });
    const after = await readDocument(db, successDocument, { restaurantId });
    expect(after?.lifetime).toEqual(counted?.lifetime);
    expect(after?.months).toEqual(counted?.months);
  });

  it("count every order once, and a rebuild at night comes to the same", { timeout: 60_000 }, async () => {
    const { db } = world.test.admin;
    await db.doc(`restaurants/${restaurantId}/data/success`).delete();
    for (const demo of (await db.collection(`restaurants/${restaurantId}/orders`).get()).docs) await demo.ref.delete();
    const shopper = await world.guest();
    const regular = await world.guest();
    await setStockTo(world.test.admin, offeringId, "hackfleisch", 50, 1);
    const ids: string[] = [];
    for (const [index, client] of [shopper, regular, regular, regular].entries()) {
      world.test.backend.clock.advance(61_000);
      const slotKey = must(world.slots[300 + index * 3], "slot");
      ids.push(await world.placed(client, [aLine(world.menu, "hackfleisch", { qty: index + 1 })], slotKey));
    }
    const staff = world.staff("owner");
    for (const orderId of ids.slice(0, 3)) {
      for (const action of ["accept", "prepare", "ready"] as const) await world.change(staff, orderId, action);
      const { totals } = await world.order(orderId);
      await world.change(staff, orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
    }
    await world.change(staff, must(ids[3], "order"), "reject");
    await world.test.backend.idle();
    // Told twice more: nothing changes.
    const deps = testDeps(world.test);
    for (const orderId of ids) {
      const entries = await readQuery(db, queryOf(outboxDocument, {}, { where: [["orderId", "==", orderId]] }));
      for (const told of entries) await runMetricsEffect(deps, told, () => undefined);
    }
    const grown = must(await readDocument(db, successDocument, { restaurantId }), "figures");
    expect(grown.lifetime).toMatchObject({ orders: 3, items: 6 });
    expect(Object.values(grown.months).map(({ rejected }) => rejected)).toContain(1);
    await rebuildShop(deps, restaurantId);
    const rebuilt = must(await readDocument(db, successDocument, { restaurantId }), "figures");
    for (const part of ["lifetime", "months", "days", "heat"] as const)
      expect(rebuilt[part], part).toEqual(grown[part]);
    expect(rebuilt.topItems30).toMatchObject([{ itemId: "hackfleisch", qty: 6 }]);
    expect(rebuilt.acceptSecondsP50).not.toBeNull();

    const [archived] = ids;
    const orderId = must(archived, "order");
    await archiveOrder(deps, { restaurantId, orderId });
    expect((await db.doc(`restaurants/${restaurantId}/orders/${orderId}`).get()).exists).toBe(true);
    world.test.backend.clock.advance(91 * 24 * 60 * minute);
    // Money that still has to follow keeps it where it is.
    const [step] = (await db.collection("outbox").where("orderId", "==", orderId).limit(1).get()).docs;
    const refund = { state: "failed", attempts: 1 };
    await must(step, "a step of this order").ref.update({ "effects.refund": refund });
    await world.run("runOrderTimers");
    expect((await db.doc(`restaurants/${restaurantId}/orders/${orderId}`).get()).exists).toBe(true);
    await must(step, "the same").ref.update({ "effects.refund": { ...refund, state: "done" } });
    world.test.backend.clock.advance(25 * 60 * minute);
    await world.run("runOrderTimers");
    await world.test.backend.idle();
    expect((await db.doc(`users/${shopper.uid}/orders/${orderId}`).get()).exists).toBe(true);
    expect((await db.doc(`restaurants/${restaurantId}/orders/${orderId}`).get()).exists).toBe(false);
    // Who of the staff did what is taken over from the outbox, and stays where shoppers do not read.
    const { actions = [] } = (await notesOf(world.test, orderId)) ?? {};
    expect(actions.map(({ type, uid }) => [type, uid])).toEqual(
      ["accepted", "preparing", "ready", "completed"].map((type) => [type, staff.uid]),
    );
    const historic = (await db.doc(`restaurants/${restaurantId}/historicOrders/${orderId}`).get()).data();
    expect(historic).toMatchObject({ status: "completed", searchIndexed: false });
    expect(JSON.stringify(historic)).not.toContain(staff.uid);
    const after = testDeps(world.test);
    await rebuildShop(after, restaurantId);
    expect((await readDocument(db, successDocument, { restaurantId }))?.lifetime).toEqual(grown.lifetime);

    // Money goes back out of the archive, too, by those who may, and the order returns there.
    const ask = { restaurantId, orderId, reason: "Glas im Brot", wish: { kind: "amount" as const, cents: 100 } };
    const kitchen = world.staff("kitchen");
    expect(await kitchen.call(refundOrder, { ...ask, requestId: randomUUID() })).toMatchObject({ ok: false });
    expect((await db.doc(`restaurants/${restaurantId}/historicOrders/${orderId}`).get()).exists).toBe(true);
    expect(await staff.call(refundOrder, { ...ask, requestId: randomUUID() })).toMatchObject({
      ok: true,
      value: { cents: 100 },
    });
    expect((await world.order(orderId)).refunds).toMatchObject([{ cents: 100 }]);
    await world.run("runDueEffects");
    world.test.backend.clock.advance(2 * 24 * 60 * minute);
    await world.run("runOrderTimers");
    const again = (await db.doc(`restaurants/${restaurantId}/historicOrders/${orderId}`).get()).data();
    expect(again?.["refunds"]).toMatchObject([{ cents: 100 }]);
    expect(JSON.stringify(again?.["history"])).toContain("accepted");
  });
});
