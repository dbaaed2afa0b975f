import type { AnyContract } from "@lokalkorb/contracts/contract";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  announceArrival,
  answerProposal,
  delayOrder,
  editOrder,
  moveOrder,
  openGuestOrder,
  refundOrder,
} from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { roles } from "@lokalkorb/domain/access/role";
import { can, type StaffAction } from "@lokalkorb/domain/access/permissions";
import { inTransaction, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { readSlotChange, writeSlotChange } from "../change/slot-writes.ts";
import { guestTokenOf } from "../lookup/guest-token.ts";
import { notesOf, offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

const itemId = "hackfleisch";
const minute = 60_000;

let world: OrderWorld;
let shopper: TestClient;
let slotIndex = 240;

beforeAll(async () => {
  world = await startOrderWorld();
  shopper = await world.guest();
});
afterAll(() => world.test.stop());

/** Far enough apart that a delay does not meet the next one. */
const nextSlot = (): string => must(world.slots[(slotIndex += 3)], "slot");
async function place(qty = 3): Promise<{ orderId: string; slotKey: string }> {
  // An account may not order more often than ten times in ten minutes.
  world.test.backend.clock.advance(90_000);
  await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
  const slotKey = nextSlot();
  const lines = [aLine(world.menu, itemId, { qty }), aLine(world.menu, "butter")];
  return { orderId: await world.placed(shopper, lines, slotKey), slotKey };
}
const address = (orderId: string) => ({ requestId: randomUUID(), restaurantId, orderId });

describe("later and elsewhere in time", () => {
  it("delays an order with everything that was promised, and accepts a new one with it", async () => {
    const { orderId } = await place();
    const before = await world.order(orderId);
    const answer = await world.staff("staff").call(delayOrder, { ...address(orderId), minutes: 20, reason: "Ofen" });
    const after = await world.order(orderId);
    expect(answer).toEqual({
      ok: true,
      value: { status: "accepted", promisedAt: before.timeline.promisedAt + 20 * minute },
    });
    expect(after.timeline).toMatchObject({
      releaseAt: before.timeline.releaseAt + 20 * minute,
      prepareBy: before.timeline.prepareBy + 20 * minute,
      delays: [{ minutes: 20, reason: "Ofen" }],
    });
    expect(after.events.map(({ type }) => type)).toEqual(["placed", "accepted", "delayed"]);
    // The place in the slot goes along.
    expect(after.distribution.slot.start).toBeGreaterThan(before.distribution.slot.start);
    expect(await world.slotOf(before.distribution.slot.key)).toMatchObject({ orders: 0, held: [] });
    expect(await world.slotOf(after.distribution.slot.key)).toMatchObject({ held: [orderId] });
  });

  it("moves an order to a free time of its way, by staff or in time by its shopper", async () => {
    const { orderId, slotKey } = await place();
    const to = nextSlot();
    expect(await shopper.call(moveOrder, { ...address(orderId), slotKey: to })).toMatchObject({
      ok: true,
      value: { slotKey: to },
    });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 0, units: 0, held: [] });
    expect(await world.slotOf(to)).toMatchObject({ orders: 1, held: [orderId] });
    const next = nextSlot();
    expect(await world.staff("staff").call(moveOrder, { ...address(orderId), slotKey: next })).toMatchObject({
      ok: true,
    });
    await world.change(world.staff("staff"), orderId, "accept");
    await world.change(world.staff("staff"), orderId, "prepare");
    expect(await shopper.call(moveOrder, { ...address(orderId), slotKey: to })).toEqual({
      ok: false,
      refusal: { type: "too-late" },
    });
    await world.change(world.staff("owner"), orderId, "cancel");
    expect(await world.slotOf(next)).toMatchObject({ orders: 0, held: [] });
  });
});

it("a move to a day that nobody had ordered for counts there, where days have a capacity", async () => {
  const { orderId } = await place();
  const order = await world.order(orderId);
  const option = must(
    world.menu.distributionOptions.find(({ id }) => id === order.distribution.optionId),
    "option",
  );
  const { timezone } = world.menu.shop;
  const start = order.distribution.slot.start + 400 * 24 * 60 * minute;
  const day = new Date(start).toISOString().slice(0, 10);
  const slot = { key: `${day}T12:00`, start, end: start + 15 * minute };
  const { db } = world.test.admin;
  const move = () =>
    inTransaction(db, async (tx) => {
      const change = await readSlotChange(tx, restaurantId, order, slot.key, day);
      const limited = { ...option, dayCapacity: { ordersPerDay: 5 } };
      writeSlotChange(tx, { restaurantId, orderId }, order, change, { slot, option: limited, timezone });
    });
  await move();
  expect(await world.slotOf(day)).toMatchObject({ orders: 1, held: [orderId] });
  await move();
  expect(await world.slotOf(day)).toMatchObject({ orders: 1, held: [orderId] });
});

describe("changes to what was ordered", () => {
  const edit = (client: TestClient, orderId: string, changes: object[]) =>
    client.call(editOrder, { ...address(orderId), changes } as never);
  const linesOf = async (orderId: string) => (await world.order(orderId)).lines;

  it("takes a line out: goods are free again and the total is the rest", async () => {
    const { orderId } = await place();
    const before = await world.order(orderId);
    const line = must(
      before.lines.find(({ refId }) => refId === itemId),
      "line",
    );
    const answer = await edit(world.staff("staff"), orderId, [{ kind: "remove", lineId: line.lineId, reason: "aus" }]);
    expect(answer).toMatchObject({ ok: true, value: { state: "changed", differenceCents: 0 - line.totalCents } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
    const after = await world.order(orderId);
    expect(after.totals.totalCents).toBe(before.totals.totalCents - line.totalCents);
    expect(after.flags?.edited).toBe(true);
    await world.change(world.staff("staff"), orderId, "reject");
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
  });

  it("asks the shopper before anything becomes dearer", async () => {
    const { orderId } = await place(1);
    const before = await world.order(orderId);
    const line = must(
      before.lines.find(({ refId }) => refId === itemId),
      "line",
    );
    const more = [{ kind: "quantity", lineId: line.lineId, qty: 2 }];
    const proposed = await edit(world.staff("staff"), orderId, more);
    expect(proposed).toMatchObject({ ok: true, value: { state: "proposed", differenceCents: line.unitCents } });
    expect((await world.order(orderId)).totals).toEqual(before.totals);
    // No change is agreed to unseen.
    expect((await world.order(orderId)).proposal?.changes).toEqual([{ name: line.name, from: 1, to: 2 }]);
    const totalCents = before.totals.totalCents + line.unitCents;
    const other = await world.guest();
    expect(await other.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toEqual({
      ok: false,
      refusal: { type: "not-allowed" },
    });
    expect(
      await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents: totalCents - 1 }),
    ).toMatchObject({ refusal: { type: "confirmation-required" } });
    expect(await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toEqual({
      ok: true,
      value: { totalCents },
    });
    expect(await world.order(orderId)).toMatchObject({ totals: { totalCents }, reserved: { [itemId]: 2 } });
    expect((await world.order(orderId)).proposal).toBeUndefined();
    // C-48: accepted by the shopper, and done in the shopper's name.
    expect((await world.order(orderId)).events.at(-1)).toMatchObject({
      type: "edited",
      by: "customer",
      data: { accepted: 1, after: totalCents },
    });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 2 });
    expect(await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toMatchObject({
      refusal: { type: "already-handled" },
    });
    const again = await edit(world.staff("staff"), orderId, [{ kind: "quantity", lineId: line.lineId, qty: 3 }]);
    expect(again).toMatchObject({ value: { state: "proposed" } });
    await shopper.call(answerProposal, {
      ...address(orderId),
      agree: false,
      totalCents: totalCents + line.unitCents,
    });
    expect(await world.order(orderId)).toMatchObject({ totals: { totalCents } });
  });

  it("M-S12 asks in time also where the order is late or was delayed", async () => {
    const { orderId } = await place(1);
    const line = must(
      (await linesOf(orderId)).find(({ refId }) => refId === itemId),
      "line",
    );
    const more = [{ kind: "quantity", lineId: line.lineId, qty: line.qty + 1 }];
    const { timeline } = await world.order(orderId);
    const delayed = { ...timeline, promisedAt: timeline.promisedAt + 90 * minute };
    await updateDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }, { timeline: delayed });
    expect(await edit(world.staff("staff"), orderId, more)).toMatchObject({ value: { state: "proposed" } });
    expect((await world.order(orderId)).proposal?.until).toBe(delayed.promisedAt);
    const late = { ...timeline, promisedAt: world.test.backend.clock.now() - 20 * minute };
    await updateDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }, { timeline: late });
    expect(await edit(world.staff("staff"), orderId, more)).toMatchObject({ value: { state: "proposed" } });
    const { totals, proposal } = await world.order(orderId);
    expect(proposal?.until).toBeGreaterThan(world.test.backend.clock.now() + 29 * minute);
    const totalCents = totals.totalCents + line.unitCents;
    expect(await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toEqual({
      ok: true,
      value: { totalCents },
    });
  });

  it("K-CMP-9 ends a question that nobody answered: all stays as ordered, and both sides hear of it", async () => {
    const { orderId } = await place(1);
    const line = must(
      (await linesOf(orderId)).find(({ refId }) => refId === itemId),
      "line",
    );
    const more = [{ kind: "quantity", lineId: line.lineId, qty: line.qty + 1 }];
    await world.change(world.staff("staff"), orderId, "accept");
    expect(await edit(world.staff("staff"), orderId, more)).toMatchObject({ value: { state: "proposed" } });
    const before = await world.order(orderId);
    const proposal = must(before.proposal, "proposal");
    const totalCents = proposal.totalCents;
    const { clock } = world.test.backend;
    clock.advance(proposal.until - clock.now() + 1000);
    expect(await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toEqual({
      ok: false,
      refusal: { type: "too-late" },
    });
    await world.run("runOrderTimers");
    const after = await world.order(orderId);
    expect(after).toMatchObject({ status: "accepted", totals: before.totals, lines: before.lines });
    expect(after.proposal).toBeUndefined();
    expect(after.timerAt).toBeUndefined();
    expect(after.events.at(-1)).toMatchObject({ type: "edited", by: "system", data: { lapsed: 1 } });
    expect((await world.outbox(orderId)).at(-1)).toEqual({ event: "edited", effects: ["mail"] });
    await world.run("runOrderTimers");
    expect((await world.order(orderId)).events).toEqual(after.events);
  });

  it("sells no piece twice by a change, and puts another product in at its price", async () => {
    const { orderId } = await place(3);
    const line = (await linesOf(orderId)).find(({ refId }) => refId === itemId);
    const { lineId } = must(line, "line");
    expect(await edit(shopper, orderId, [{ kind: "quantity", lineId, qty: 11 }])).toMatchObject({
      refusal: { type: "line-invalid", lineId, reason: "quantity" },
    });
    const shard = { offeringId, itemId, shard: "0" };
    await updateDocument(world.test.admin.db, itemStockDocument, shard, { onHand: 3 });
    expect(await edit(shopper, orderId, [{ kind: "quantity", lineId, qty: 4 }])).toMatchObject({
      refusal: { type: "sold-out", items: [{ itemId, available: 3 }] },
    });
    await updateDocument(world.test.admin.db, itemStockDocument, shard, { onHand: 10 });
    const instead = { kind: "replace", lineId, refId: "butter", qty: 1, choices: [] };
    expect(await edit(world.staff("staff"), orderId, [instead])).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
    expect((await linesOf(orderId)).filter(({ removed }) => removed === undefined).map(({ refId }) => refId)).toEqual([
      "butter",
      "butter",
    ]);
  });

  it("K-FS-7 takes a substitute at once up to the limit that its shopper named with the order, and asks above it", async () => {
    world.test.backend.clock.advance(90_000);
    const butter = aLine(world.menu, "butter", { qty: 2, substitution: "replace" });
    const { seenUnitCents: more } = butter;
    const oneMore = async (dearerByCents: number) => {
      const orderId = await world.placed(shopper, [{ ...butter, dearerByCents }], nextSlot());
      const [line] = await linesOf(orderId);
      const { lineId } = must(line, "line");
      return edit(world.staff("staff"), orderId, [{ kind: "replace", lineId, refId: "butter", qty: 3, choices: [] }]);
    };
    expect(await oneMore(more)).toMatchObject({ value: { state: "changed", differenceCents: more } });
    expect(await oneMore(more - 1)).toMatchObject({ value: { state: "proposed", differenceCents: more } });
  });

  it("M-S10 adds an article at the price of the order's menu, once its shopper agrees; shoppers add at the price they saw", async () => {
    const { orderId } = await place(1);
    const before = await world.order(orderId);
    const add = [{ kind: "add", refId: itemId, qty: 2, choices: [] }];
    const { unitCents } = must(before.lines[0], "line");
    const own = { ...address(orderId), changes: add as never, seenTotalCents: before.totals.totalCents };
    expect(await shopper.call(editOrder, own)).toMatchObject({ refusal: { type: "confirmation-required" } });
    expect(await edit(world.staff("kitchen"), orderId, add)).toMatchObject({ refusal: { type: "not-allowed" } });
    const unknown = [{ kind: "add", refId: "gibt-es-nicht", qty: 1, choices: [] }];
    expect(await edit(world.staff("staff"), orderId, unknown)).toMatchObject({ refusal: { type: "line-invalid" } });
    expect(await edit(world.staff("staff"), orderId, add)).toMatchObject({
      value: { state: "proposed", differenceCents: 2 * unitCents },
    });
    const totalCents = before.totals.totalCents + 2 * unitCents;
    expect(await shopper.call(answerProposal, { ...address(orderId), agree: true, totalCents })).toEqual({
      ok: true,
      value: { totalCents },
    });
    const after = await world.order(orderId);
    expect(after.lines.map(({ refId, qty }) => [refId, qty])).toEqual([
      ...before.lines.map(({ refId, qty }) => [refId, qty]),
      [itemId, 2],
    ]);
    expect(new Set(after.lines.map(({ lineId }) => lineId)).size).toBe(3);
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    // An order holds no more than four of this product.
    const tooMany = { ...own, requestId: randomUUID(), seenTotalCents: totalCents + 2 * unitCents };
    expect(await shopper.call(editOrder, tooMany)).toMatchObject({ refusal: { reason: "quantity" } });
    const one = [{ kind: "add" as const, refId: itemId, qty: 1, choices: [] }];
    const seenTotalCents = totalCents + unitCents;
    const mine = await shopper.call(editOrder, { ...own, requestId: randomUUID(), changes: one, seenTotalCents });
    expect(mine).toMatchObject({ value: { state: "changed", totalCents: seenTotalCents } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 4 });
  });

  it("ALC-02 ALC-03 asks for the age also for alcohol that is put instead, and puts none into a locker", async () => {
    const { orderId } = await place(1);
    const { lineId } = must((await linesOf(orderId))[0], "line");
    await setStockTo(world.test.admin, offeringId, "helles", 10, 1);
    const instead = [{ kind: "replace", lineId, refId: "helles", qty: 2, choices: [] }];
    const { distribution } = await world.order(orderId);
    const at = { restaurantId, orderId };
    await updateDocument(world.test.admin.db, orderDocument, at, { "distribution.type": "locker" });
    expect(await edit(world.staff("staff"), orderId, instead)).toMatchObject({
      ok: false,
      refusal: { type: "not-available-then", items: [{ lineId }] },
    });
    await updateDocument(world.test.admin.db, orderDocument, at, { "distribution.type": distribution.type });
    expect(await edit(world.staff("staff"), orderId, instead)).toMatchObject({ ok: true, value: { state: "changed" } });
    expect((await world.order(orderId)).flags).toMatchObject({ ageCheck: 16, edited: true });
    const beer = must(
      (await linesOf(orderId)).find(({ refId }) => refId === "helles"),
      "a beer",
    );
    const back = { kind: "replace", lineId: beer.lineId, refId: "karotten", qty: 1, choices: [] };
    expect(await edit(world.staff("staff"), orderId, [back])).toMatchObject({ ok: true, value: { state: "changed" } });
    expect((await world.order(orderId)).flags).not.toHaveProperty("ageCheck");
  });

  it("counts of a code what it gives after the change, and none that gives nothing any more", async () => {
    await world.addCode({ code: "ALLES10", percentBp: 1000 });
    await world.addCode({ code: "HACK20", percentBp: 2000, includeItems: [itemId] });
    await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
    const lines = [aLine(world.menu, itemId, { qty: 2 }), aLine(world.menu, "butter", { qty: 2 })];
    const orderId = await world.placed(shopper, lines, nextSlot(), { codes: ["ALLES10", "HACK20"] });
    const line = must(
      (await linesOf(orderId)).find(({ refId }) => refId === itemId),
      "line",
    );
    expect(
      await edit(world.staff("staff"), orderId, [{ kind: "remove", lineId: line.lineId, reason: "aus" }]),
    ).toMatchObject({ ok: true });
    const { codes, totals } = await world.order(orderId);
    const [left] = codes ?? [];
    expect(codes).toHaveLength(1);
    await world.test.backend.idle();
    expect((await world.codeOf("ALLES10")).stats).toMatchObject({
      uses: 1,
      discountCents: left?.cents,
      revenueCents: totals.totalCents,
    });
    expect((await world.codeOf("HACK20")).stats).toMatchObject({ uses: 0, discountCents: 0, revenueCents: 0 });
    expect(await world.redemption("ALLES10", orderId)).toBe("redeemed");
    expect(await world.redemption("HACK20", orderId)).toBe("released");
    await world.change(world.staff("staff"), orderId, "reject");
    await world.test.backend.idle();
    expect((await world.codeOf("ALLES10")).stats).toMatchObject({ uses: 0, discountCents: 0, revenueCents: 0 });
  });

  it("lets the shopper change it as long as the shop allows that", async () => {
    const { orderId } = await place();
    const { lineId } = must((await linesOf(orderId))[0], "line");
    const until = (customerEditUntil: "never" | "cutoff") =>
      updateDocument(
        world.test.admin.db,
        settingsDocument,
        { restaurantId },
        { "ordering.customerEditUntil": customerEditUntil },
      );
    const less = [{ kind: "quantity", lineId, qty: 1 }];
    await until("never");
    expect(await edit(shopper, orderId, less)).toMatchObject({ refusal: { type: "transition-not-allowed" } });
    await until("cutoff");
    await world.change(world.staff("staff"), orderId, "accept");
    expect(await edit(shopper, orderId, less)).toMatchObject({ ok: true });
  });

  it("M-C15 is weighed on two tablets at once: one weight holds, and the total is the one of that weight", async () => {
    world.test.backend.clock.advance(90_000);
    const orderId = await world.placed(shopper, [aLine(world.menu, "rinderbraten")], nextSlot());
    await world.change(world.staff("owner"), orderId, "accept");
    const { lineId } = must((await linesOf(orderId))[0], "line");
    const weigh = (grams: number) => ({ kind: "weigh", lineId, grams });
    const answers = await Promise.all([
      edit(world.staff("kitchen"), orderId, [weigh(1_400)]),
      edit(world.staff("staff"), orderId, [weigh(1_450)]),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { state: "changed" } });
    const { lines, totals } = await world.order(orderId);
    const grams = must(lines[0]?.catchWeight?.finalGrams, "a weight");
    expect([1_400, 1_450]).toContain(grams);
    expect(totals.totalCents).toBe(Math.round((grams * 2_090) / 1000));
  });

  it("ticks what is packed, also by the kitchen", async () => {
    const { orderId } = await place();
    const [line] = await linesOf(orderId);
    const { lineId } = must(line, "line");
    expect(await edit(world.staff("kitchen"), orderId, [{ kind: "pack", lineId, packed: true }])).toMatchObject({
      ok: true,
      value: { state: "changed", differenceCents: 0 },
    });
    expect((await linesOf(orderId))[0]).toMatchObject({ packed: true });
    const remove = { kind: "remove", lineId, reason: "aus" };
    expect(await edit(world.staff("kitchen"), orderId, [remove])).toEqual({
      ok: false,
      refusal: { type: "not-allowed" },
    });
  });
});

describe("at the door", () => {
  it("S-R20 who ordered, or was sent with the link, tells the board that they are here; the first word counts", async () => {
    const { orderId } = await place();
    const arrive = (who: TestClient) => who.call(announceArrival, address(orderId));
    await world.change(world.staff("staff"), orderId, "accept");
    // Days before its time.
    expect(await arrive(shopper)).toMatchObject({ refusal: { type: "transition-not-allowed" } });
    const now = world.test.backend.clock.now();
    const sent = await world.guest();
    const near = { "timeline.promisedAt": now, viewers: [shopper.uid, sent.uid] };
    await updateDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }, near);
    for (const who of [await world.guest(), world.staff("owner"), await world.staffElsewhere()])
      expect(await arrive(who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    const first = await arrive(sent);
    expect(first).toEqual({ ok: true, value: { arrivedAt: expect.any(Number) } });
    world.test.backend.clock.advance(minute);
    expect(await arrive(shopper)).toEqual(first);
    expect((await world.order(orderId)).arrivedAt).toBe(first.ok && first.value.arrivedAt);
  });
});

describe("money back and orders back", () => {
  it("refunds lines and amounts, never more than was taken", async () => {
    const { orderId } = await place();
    for (const action of ["accept", "prepare", "ready"] as const)
      await world.change(world.staff("staff"), orderId, action);
    const { totals, lines } = await world.order(orderId);
    const payment = { method: "cash", cents: totals.totalCents };
    expect(await world.change(world.staff("staff"), orderId, "complete", { payment })).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 0 });
    const owner = world.staff("owner");
    const refund = (request: object) =>
      owner.call(refundOrder, { ...address(orderId), reason: "Verdorben", wish: request } as never);
    const { lineId } = must(lines[0], "line");
    expect(await refund({ kind: "lines", lines: [{ lineId, cents: 100 }] })).toMatchObject({
      ok: true,
      value: { cents: 100, remainingCents: totals.totalCents - 100 },
    });
    expect(await world.order(orderId)).toMatchObject({ paymentStatus: "partiallyRefunded" });
    expect(await refund({ kind: "amount", cents: totals.totalCents })).toMatchObject({
      refusal: { type: "refund-too-high", maxCents: totals.totalCents - 100 },
    });
    expect(await refund({ kind: "all" })).toMatchObject({ ok: true, value: { remainingCents: 0 } });
    const order = await world.order(orderId);
    expect(order.paymentStatus).toBe("refunded");
    const backByRate = order.refunds?.flatMap(({ vat }) => vat) ?? [];
    for (const { rateBp, grossCents, vatCents } of totals.vat) {
      const same = backByRate.filter((line) => line.rateBp === rateBp);
      expect(same.reduce((sum, line) => sum + line.grossCents, 0)).toBe(grossCents);
      expect(same.reduce((sum, line) => sum + line.vatCents, 0)).toBe(vatCents);
    }
  });

  it("M-S9 cancels what is in work with a chosen part of the money and of the goods, and has both again when restored", async () => {
    world.test.backend.clock.advance(90_000);
    await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
    await world.addCode({
      code: "KARTE",
      kind: "giftCard",
      giftCard: {
        initialCents: 10_000,
        balanceCents: 10_000,
        expiresAt: world.test.backend.clock.now() + 86_400_000 * 365,
      },
    });
    const lines = [aLine(world.menu, itemId, { qty: 3 }), aLine(world.menu, "butter")];
    const orderId = await world.placed(shopper, lines, nextSlot(), { codes: ["KARTE"] });
    for (const action of ["accept", "prepare"] as const) await world.change(world.staff("staff"), orderId, action);
    const { totals, lines: ordered } = await world.order(orderId);
    const { totalCents } = totals;
    const [meat] = ordered;
    const reason = { code: "customerAsked", text: "" };
    const part = { reason, refund: { kind: "amount", cents: 200 } };
    expect(await world.change(world.staff("staff"), orderId, "cancel", part)).toMatchObject({ ok: false });
    const tooMuch = { reason, refund: { kind: "amount", cents: totalCents + 1 } };
    expect(await world.change(world.staff("manager"), orderId, "cancel", tooMuch)).toMatchObject({
      refusal: { type: "refund-too-high", maxCents: totalCents },
    });
    expect(await world.change(world.staff("manager"), orderId, "cancel", part)).toMatchObject({ ok: true });
    // Goods that were worked on are gone, though nothing was handed over.
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 0 });
    expect(await world.order(orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "partiallyRefunded",
      cancellation: { code: "customerAsked", keptCents: totalCents - 200, lost: { [itemId]: 3 } },
      refunds: [{ cents: 200, state: "succeeded" }],
    });
    expect((await world.codeOf("KARTE")).giftCard).toMatchObject({ balanceCents: 10_000 - totalCents + 200 });
    // Nothing that lies on the shelf is taken for it.
    await setStockTo(world.test.admin, offeringId, itemId, 0, 1);
    expect(await world.change(world.staff("manager"), orderId, "restore")).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 3, reserved: 3 });
    const again = await world.order(orderId);
    expect(again.cancellation).toBeUndefined();
    expect(again).toMatchObject({ status: "accepted", paymentStatus: "open" });
    const back = { reason, restock: [must(meat, "meat").lineId] };
    expect(await world.change(world.staff("staff"), orderId, "cancel", back)).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 3, reserved: 0 });
    expect((await world.codeOf("KARTE")).giftCard).toMatchObject({ balanceCents: 10_000 });
  });

  it("keeps of an order that was not picked up the share that the shop has set, and gives the rest back", async () => {
    world.test.backend.clock.advance(90_000);
    const expiresAt = world.test.backend.clock.now() + 86_400_000 * 365;
    const giftCard = { initialCents: 10_000, balanceCents: 10_000, expiresAt };
    await world.addCode({ code: "VIERTEL", kind: "giftCard", giftCard });
    await updateDocument(
      world.test.admin.db,
      paymentSettingsDocument,
      { restaurantId },
      { noShow: { chargeBp: 2500 } },
    );
    const orderId = await world.placed(shopper, [aLine(world.menu, "butter", { qty: 3 })], nextSlot(), {
      codes: ["VIERTEL"],
    });
    for (const action of ["accept", "ready"] as const) await world.change(world.staff("staff"), orderId, action);
    const { totals, distribution } = await world.order(orderId);
    const keptCents = Math.round(totals.totalCents / 4);
    world.test.backend.clock.advance(distribution.slot.end + 1 - world.test.backend.clock.now());
    expect(await world.change(world.staff("staff"), orderId, "noShow")).toMatchObject({ ok: true });
    expect(await world.order(orderId)).toMatchObject({
      status: "noShow",
      paymentStatus: "partiallyRefunded",
      cancellation: { code: "notCollected", keptCents },
      refunds: [{ cents: totals.totalCents - keptCents, state: "succeeded" }],
    });
    expect((await world.codeOf("VIERTEL")).giftCard).toMatchObject({ balanceCents: 10_000 - keptCents });
  });

  it("restores what was cancelled by mistake while goods and time are there", async () => {
    const { orderId, slotKey } = await place();
    await world.change(world.staff("staff"), orderId, "cancel");
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await world.change(world.staff("staff"), orderId, "restore")).toEqual({
      ok: false,
      refusal: { type: "not-allowed" },
    });
    expect(await world.change(world.staff("manager"), orderId, "restore")).toMatchObject({
      value: { status: "accepted" },
    });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 1, held: [orderId] });
    expect(await world.order(orderId)).toMatchObject({ paymentStatus: "open" });
    await world.change(world.staff("staff"), orderId, "cancel");
    await setStockTo(world.test.admin, offeringId, itemId, 2, 1);
    expect(await world.change(world.staff("manager"), orderId, "restore")).toMatchObject({
      refusal: { type: "sold-out" },
    });
    world.test.backend.clock.advance(61 * minute);
    expect(await world.change(world.staff("manager"), orderId, "restore")).toEqual({
      ok: false,
      refusal: { type: "too-late" },
    });
  });
});

it.each([
  ["has been used up", "EINMAL", { maxUses: 1 }],
  ["this person may use once", "PROKOPF", { oncePerCustomer: true }],
  ["this person may use so often", "ZWEIMAL", { maxUsesPerCustomer: 1 }],
])("restores no order over a code that %s meanwhile", async (_why, code, limit) => {
  await world.addCode({ code, percentBp: 1000, ...limit });
  await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
  world.test.backend.clock.advance(10 * minute);
  // The clock has gone on faster than the slots.
  slotIndex += 3;
  const withCode = () => world.placed(shopper, [aLine(world.menu, itemId, { qty: 2 })], nextSlot(), { codes: [code] });
  const first = await withCode();
  await world.change(world.staff("staff"), first, "cancel");
  const second = await withCode();
  expect(await world.change(world.staff("manager"), first, "restore")).toEqual({
    ok: false,
    refusal: { type: "code-used", code },
  });
  expect((await world.codeOf(code)).stats).toMatchObject({ uses: 1 });
  expect(await world.redemption(code, first)).toBe("released");
  await world.change(world.staff("staff"), second, "cancel");
  expect(await world.change(world.staff("manager"), first, "restore")).toMatchObject({ ok: true });
  expect((await world.codeOf(code)).stats).toMatchObject({ uses: 1 });
});

describe("what orders do by themselves", () => {
  const ordering = (patch: Record<string, unknown>) =>
    updateDocument(world.test.admin.db, settingsDocument, { restaurantId }, patch as never);

  it("accepts at once where a shop says so", async () => {
    await ordering({ "ordering.autoAccept": "always" });
    const { orderId } = await place();
    await world.test.backend.idle();
    expect(await world.order(orderId)).toMatchObject({ status: "accepted" });
    expect((await world.order(orderId)).events.at(-1)).toMatchObject({ type: "accepted", by: "system" });
    await ordering({ "ordering.autoAccept": "never" });
  });

  it("becomes louder, and rejects an order that nobody answers; the shop's own quiet hours are not held against it", async () => {
    await ordering({ "ordering.timeoutAction": "reject" });
    const { orderId } = await place();
    const { releaseAt } = (await world.order(orderId)).timeline;
    world.test.backend.clock.advance(20 * minute);
    await world.run("runOrderTimers");
    expect((await world.order(orderId)).status).toBe("placed");
    world.test.backend.clock.set(new Date(releaseAt - 55 * minute));
    await world.run("runOrderTimers");
    expect(await world.order(orderId)).toMatchObject({ status: "placed", flags: { escalated: true } });
    world.test.backend.clock.set(new Date(releaseAt - 50 * minute));
    await world.run("runOrderTimers");
    expect(await world.order(orderId)).toMatchObject({ status: "rejected", rejection: { code: "tooBusy" } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
    await ordering({ "ordering.timeoutAction": "escalate" });
    expect((await world.outbox(orderId)).map(({ event }) => event)).toEqual(["placed", "escalated", "rejected"]);
  });
});

it("does not stand in front of others while somebody has to see to it first", async () => {
  const { orderId } = await place();
  const { totals } = await world.order(orderId);
  const { clock } = world.test.backend;
  // Sent off, and since then dearer than what the bank holds: only staff can say how the rest is paid.
  await updateDocument(
    world.test.admin.db,
    orderDocument,
    { restaurantId, orderId },
    {
      status: "shipped",
      outAt: clock.now() - 8 * 24 * 60 * minute,
      paymentStatus: "authorized",
      payments: [
        {
          id: "pi_1",
          provider: "stripe",
          method: "card",
          state: "authorized",
          authorizedCents: totals.totalCents - 100,
          capturedCents: 0,
          at: clock.now(),
        },
      ],
      timerAt: clock.now(),
    },
  );
  await world.run("runOrderTimers");
  const order = await world.order(orderId);
  expect(order).toMatchObject({ status: "shipped", paymentStatus: "authorized" });
  expect(order.timerAt ?? Infinity).toBeGreaterThan(clock.now());
});

describe("the link of a guest", () => {
  it("opens one order to look at, and nothing more", async () => {
    const { orderId } = await place();
    const token = guestTokenOf("test-order-link-secret", { restaurantId, orderId });
    expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    const hash = createHash("sha256").update(token).digest();
    const stored = JSON.stringify([await world.order(orderId), await notesOf(world.test, orderId)]);
    for (const secret of [token, hash.toString("base64url"), hash.toString("hex")])
      expect(stored).not.toContain(secret);
    const friend = await world.guest();
    expect(await friend.call(openGuestOrder, { restaurantId, orderId, token })).toMatchObject({ ok: true });
    expect((await world.order(orderId)).viewers).toContain(friend.uid);
    expect(await world.change(friend, orderId, "cancel")).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await friend.call(moveOrder, { ...address(orderId), slotKey: nextSlot() })).toEqual({
      ok: false,
      refusal: { type: "not-allowed" },
    });
  });

  it("S3 is not guessed: five wrong tokens, then a wait; an order that is not there answers alike", async () => {
    const { orderId } = await place();
    const guesser = await world.guest();
    const guess = (id: string) => guesser.call(openGuestOrder, { restaurantId, orderId: id, token: "A".repeat(43) });
    const answers = [await guess("nicht-da")];
    for (let time = 0; time < 5; time++) answers.push(await guess(orderId));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.refusal.type))).toEqual([
      ...Array.from({ length: 5 }, () => "token-invalid"),
      "rate-limited",
    ]);
  });
});

describe("who may give which command", () => {
  it.each<[string, StaffAction, (orderId: string) => [AnyContract, object]]>([
    ["delayOrder", "order.delay", (orderId) => [delayOrder, { ...address(orderId), minutes: 10 }]],
    ["moveOrder", "order.move", (orderId) => [moveOrder, { ...address(orderId), slotKey: nextSlot() }]],
    [
      "editOrder",
      "order.edit",
      (orderId) => [editOrder, { ...address(orderId), changes: [{ kind: "remove", lineId: "line-0", reason: "aus" }] }],
    ],
    [
      "refundOrder",
      "order.refund",
      (orderId) => [refundOrder, { ...address(orderId), reason: "x", wish: { kind: "all" } }],
    ],
  ])("%s: only the roles that may, no neighbour and no other shopper", async (_name, action, call) => {
    const { orderId } = await place();
    const neighbour = await world.staffElsewhere();
    const stranger = await world.guest();
    for (const client of [neighbour, stranger, ...roles.filter((role) => !can(role, action)).map(world.staff)]) {
      const [contract, input] = call(orderId);
      expect(await client.call(contract, input as never)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    }
    const [contract, input] = call(orderId);
    const answer = await world.staff("manager").call(contract, input as never);
    expect(answer.ok || answer.refusal.type !== "not-allowed").toBe(true);
  });
});
