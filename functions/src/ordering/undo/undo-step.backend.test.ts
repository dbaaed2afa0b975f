import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delayOrder, undoStep } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

const itemId = "hackfleisch";
const hold = { hold: true };

let world: OrderWorld;
let shopper: TestClient;
let slotIndex = 240;

beforeAll(async () => {
  world = await startOrderWorld();
  shopper = await world.guest();
});
afterAll(() => world.test.stop());

const nextSlot = (): string => must(world.slots[(slotIndex += 3)], "slot");
async function place(): Promise<{ readonly orderId: string; readonly slotKey: string }> {
  world.test.backend.clock.advance(90_000);
  await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
  const slotKey = nextSlot();
  return { orderId: await world.placed(shopper, [aLine(world.menu, itemId, { qty: 3 })], slotKey), slotKey };
}
const heldStep = (answer: Awaited<ReturnType<OrderWorld["change"]>>): number =>
  must((answer as { value?: { step?: number } }).value?.step, "a step that can be taken back");
const undo = (client: TestClient, orderId: string, step: number) =>
  client.call(undoStep, { requestId: randomUUID(), restaurantId, orderId, step });
const entryOf = (orderId: string, step: number) =>
  readDocument(world.test.admin.db, outboxDocument, { effectId: `${orderId}_${step}` });
async function pastTheHold(): Promise<void> {
  await world.test.backend.idle();
  world.test.backend.clock.advance(undoHeldFor + 1);
  await world.test.backend.idle();
}

describe("M-S6 a step that is taken back", () => {
  it("was told to nobody: its mail waits, and leaves only where the step stays", async () => {
    const { orderId } = await place();
    const staff = world.staff("staff");
    const step = heldStep(await world.change(staff, orderId, "accept", hold));
    await world.test.backend.idle();
    expect(await entryOf(orderId, step)).toMatchObject({ state: "queued", effects: { mail: { attempts: 0 } } });
    expect(await undo(staff, orderId, step)).toMatchObject({ ok: true, value: { status: "placed" } });
    const back = await world.order(orderId);
    expect(back.acceptedAt).toBeUndefined();
    expect(back).toMatchObject({ status: "placed", paymentStatus: "open" });
    expect(back.timerAt).toBeDefined();
    const again = heldStep(await world.change(staff, orderId, "accept", hold));
    await pastTheHold();
    expect(await entryOf(orderId, step)).toMatchObject({ state: "done", effects: {}, uid: staff.uid });
    expect(await entryOf(orderId, again)).toMatchObject({ effects: { mail: { state: "done", attempts: 1 } } });
    expect(await undo(staff, orderId, again)).toMatchObject({ ok: false, refusal: { type: "too-late" } });
    expect(back.events.map(({ type }) => type)).toEqual(["placed", "accepted", "undone"]);
  });

  it("has its goods, its money and its figures as before when it was a handover", async () => {
    const { orderId } = await place();
    const staff = world.staff("staff");
    for (const action of ["accept", "prepare", "ready"] as const) await world.change(staff, orderId, action);
    const { totals } = await world.order(orderId);
    const paid = { ...hold, payment: { method: "cash", cents: totals.totalCents } };
    const step = heldStep(await world.change(staff, orderId, "complete", paid));
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 0 });
    expect(await undo(staff, orderId, step)).toMatchObject({ value: { status: "ready" } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.order(orderId)).toMatchObject({ status: "ready", paymentStatus: "open", payments: [] });
    await pastTheHold();
    expect((await entryOf(orderId, step))?.figures).toBeUndefined();
    expect(await world.outbox(orderId)).toContainEqual({ event: "undone", effects: [] });
    expect(await world.change(staff, orderId, "complete", paid)).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 0 });
  });

  it("has goods and time again when it was rejected, unless others have them by now", async () => {
    const { orderId, slotKey } = await place();
    const staff = world.staff("staff");
    const step = heldStep(await world.change(staff, orderId, "reject", hold));
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 0 });
    await setStockTo(world.test.admin, offeringId, itemId, 2, 1);
    expect(await undo(staff, orderId, step)).toMatchObject({ refusal: { type: "sold-out" } });
    await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
    expect(await undo(staff, orderId, step)).toMatchObject({ value: { status: "placed" } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 1, held: [orderId] });
    expect((await world.order(orderId)).rejection).toBeUndefined();
  });

  it("is at its old time again when it was accepted for a later one", async () => {
    const { orderId, slotKey } = await place();
    const staff = world.staff("staff");
    const before = await world.order(orderId);
    const delayed = await staff.call(delayOrder, {
      requestId: randomUUID(),
      restaurantId,
      orderId,
      minutes: 60,
      ...hold,
    });
    const step = heldStep(delayed);
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 0 });
    expect(await undo(staff, orderId, step)).toMatchObject({ value: { status: "placed" } });
    expect(await world.order(orderId)).toMatchObject({ timeline: before.timeline, distribution: before.distribution });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 1, held: [orderId] });
  });

  it("is its own member's alone, and either taken back or gone on with when both are pressed at once", async () => {
    const { orderId } = await place();
    const staff = world.staff("staff");
    const step = heldStep(await world.change(staff, orderId, "accept", hold));
    for (const other of [world.staff("owner"), world.staff("kitchen"), await world.staffElsewhere(), shopper])
      expect(await undo(other, orderId, step)).toMatchObject({ ok: false, refusal: { type: "not-allowed" } });
    const [goesOn, goesBack] = await Promise.all([
      world.change(world.staff("owner"), orderId, "prepare"),
      undo(staff, orderId, step),
    ]);
    expect(goesOn.ok).toBe(!goesBack.ok);
    expect((await world.order(orderId)).status).toBe(goesOn.ok ? "preparing" : "placed");
    // Without the wish to take it back nothing waits.
    const plain = await place();
    expect(await world.change(staff, plain.orderId, "accept")).toEqual({ ok: true, value: { status: "accepted" } });
  });
});
