import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editOrder, moveOrder, placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { mostChanges } from "@lokalkorb/domain/ordering/change/shopper-changes";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { offeredSlots } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { limits } from "../../platform/rate-limits.ts";
import { optionId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
let slotIndex = 100;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const nextSlot = (): string => must(world.slots[(slotIndex += 1)], "slot");
const place = (shopper: TestClient, slotKey = nextSlot()): Promise<string> =>
  world.placed(shopper, [aLine(world.menu, "butter", { qty: 3 })], slotKey);
const address = (orderId: string) => ({ requestId: randomUUID(), restaurantId, orderId });
const moveTo = (orderId: string) => ({ ...address(orderId), slotKey: nextSlot() });
const butter = (orderId: string, qty: number) => ({
  ...address(orderId),
  changes: [{ kind: "quantity" as const, lineId: "line-0", qty }],
});

describe("S3 how often shoppers change their orders", () => {
  it("lets one order be moved a few times, then asks to ring the shop; the shop moves on", async () => {
    const shopper = await world.guest();
    const orderId = await place(shopper);
    for (let time = 0; time < mostChanges.moved; time++)
      expect(await shopper.call(moveOrder, moveTo(orderId))).toMatchObject({ ok: true });
    const mails = (await world.outbox(orderId)).filter(({ event }) => event === "moved").length;
    expect(await shopper.call(moveOrder, moveTo(orderId))).toEqual({
      ok: false,
      refusal: { type: "changed-too-often", what: "moved", max: mostChanges.moved },
    });
    expect((await world.outbox(orderId)).filter(({ event }) => event === "moved")).toHaveLength(mails);
    expect(await world.staff("staff").call(moveOrder, moveTo(orderId))).toMatchObject({ ok: true });
    expect(await world.change(shopper, orderId, "cancel")).toMatchObject({ ok: true });
  });

  it("limits one shopper over all orders with a clear wait; staff work on, and what is refused is not counted", async () => {
    world.test.backend.clock.advance(limits.order.window);
    const shopper = await world.guest();
    const orders = [await place(shopper), await place(shopper), await place(shopper)] as const;
    const [first, second, third] = orders;
    const full = { ...address(first), slotKey: "2020-01-01T10:00" };
    for (let time = 0; time < 4; time++)
      expect(await shopper.call(moveOrder, { ...full, requestId: randomUUID() })).toMatchObject({ ok: false });
    const { perUid } = limits.orderChange;
    const requests = Array.from({ length: perUid }, (_, time) =>
      time % 2 === 0 ? moveTo(time < 6 ? first : second) : butter(time < 6 ? first : second, time % 4 === 1 ? 2 : 3),
    );
    for (const request of requests)
      expect(
        "slotKey" in request ? await shopper.call(moveOrder, request) : await shopper.call(editOrder, request),
      ).toMatchObject({ ok: true });
    const tooMany = await shopper.call(moveOrder, moveTo(third));
    expect(tooMany).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
    expect(await shopper.call(editOrder, butter(third, 2))).toMatchObject({ refusal: { type: "rate-limited" } });
    // Asked again for what was done, it answers as it did.
    const [done] = requests;
    expect(await shopper.call(moveOrder, done as ReturnType<typeof moveTo>)).toMatchObject({ ok: true });
    expect(await world.staff("staff").call(moveOrder, moveTo(third))).toMatchObject({ ok: true });
    expect(await world.change(shopper, first, "cancel")).toMatchObject({ ok: true });
    const retryAt = !tooMany.ok && tooMany.refusal.type === "rate-limited" ? tooMany.refusal.retryAt : 0;
    const now = world.test.backend.clock.now();
    expect(retryAt).toBeGreaterThan(now);
    expect(retryAt).toBeLessThanOrEqual(now + limits.orderChange.window);
    world.test.backend.clock.set(new Date(retryAt + 1000));
    expect(await shopper.call(moveOrder, moveTo(third))).toMatchObject({ ok: true });
  });
});

it("S3 counts a change although its request comes again with another wish", async () => {
  world.test.backend.clock.advance(limits.orderChange.window);
  const shopper = await world.guest();
  const orders = [await place(shopper), await place(shopper), await place(shopper)];
  let moved = 0;
  for (let time = 0; time < limits.orderChange.perUid + 3; time++) {
    const orderId = must(orders[Math.floor(time / mostChanges.moved)], "an order");
    const request = moveTo(orderId);
    if ((await shopper.call(moveOrder, request)).ok) moved++;
    await shopper.call(moveOrder, { ...request, slotKey: nextSlot() });
  }
  expect(moved).toBe(limits.orderChange.perUid);
});

describe("TIM-02 days on which the shop is away", () => {
  const close = (closures: readonly Closure[]) =>
    updateDocument(world.test.admin.db, shopDocument, { restaurantId }, { closures });
  const slotIn = (dayKey: string): string =>
    must(
      world.slots.findLast((key) => key.startsWith(dayKey)),
      "slot",
    );

  it("takes no order and no move into them, and no shopper's change to an order inside, each by the name of the days", async () => {
    world.test.backend.clock.advance(limits.order.window);
    const shopper = await world.guest();
    const [orderId, inside] = [await place(shopper), await place(shopper, must(world.slots.at(-1), "last slot"))];
    const { dayKey } = await world.order(inside);
    const input = await world.fill(shopper, [aLine(world.menu, "butter", { qty: 2 })], slotIn(dayKey));
    await close([{ from: dayKey, to: dayKey, reason: "Betriebsferien", mode: "closed" }]);
    const closed = { ok: false, refusal: { type: "shop-closed", reason: "Betriebsferien" } };
    const placed = await shopper.call(placeOrder, input);
    expect(placed).toMatchObject(closed);
    const { next } = !placed.ok && placed.refusal.type === "shop-closed" ? placed.refusal : { next: null };
    expect(next?.key.startsWith(dayKey)).toBe(false);
    const move = { ...address(orderId), slotKey: slotIn(dayKey) };
    expect(await shopper.call(moveOrder, move)).toMatchObject(closed);
    expect(await world.staff("owner").call(moveOrder, { ...move, requestId: randomUUID() })).toMatchObject(closed);
    expect(await shopper.call(editOrder, butter(inside, 2))).toMatchObject(closed);
    expect(await world.slotOf(slotIn(dayKey))).toMatchObject({ held: [inside] });
    // Out of them, everybody may.
    expect(await world.staff("staff").call(moveOrder, moveTo(inside))).toMatchObject({ ok: true });
    expect(await shopper.call(editOrder, butter(inside, 2))).toMatchObject({ ok: true });
    await close([]);
  });

  it("binds only the ways that they name, and takes preorders where it says so", async () => {
    world.test.backend.clock.advance(limits.order.window);
    const shopper = await world.guest();
    const orderId = await place(shopper);
    const day = must(world.slots.at(-2), "slot").slice(0, 10);
    await close([
      { from: day, to: day, mode: "closed", methods: ["delivery"] },
      { from: day, to: day, mode: "preorderOnly" },
    ]);
    const answer = await shopper.call(moveOrder, { ...address(orderId), slotKey: must(world.slots.at(-2), "slot") });
    expect(answer).toMatchObject({ ok: true });
    await close([]);
  });
});

describe("what a time holds after a change", () => {
  it("follows the value and the work of the order, and is empty again when it leaves", async () => {
    world.test.backend.clock.advance(limits.order.window);
    const shopper = await world.guest();
    const orderId = await place(shopper);
    const stored = async () => {
      const { key } = (await world.order(orderId)).distribution.slot;
      return must(await readDocument(world.test.admin.db, slotDocument, { restaurantId, optionId, slotKey: key }), key);
    };
    const before = await stored();
    expect(await shopper.call(editOrder, butter(orderId, 5))).toMatchObject({ ok: true });
    const { totals, kitchenUnits } = await world.order(orderId);
    expect(totals.itemsCents).toBeGreaterThan(before.cents ?? 0);
    expect(await stored()).toMatchObject({
      orders: 1,
      units: kitchenUnits,
      cents: totals.itemsCents,
      held: { [orderId]: { units: kitchenUnits, cents: totals.itemsCents } },
    });
    const { key } = (await world.order(orderId)).distribution.slot;
    await world.change(shopper, orderId, "cancel");
    const left = await readDocument(world.test.admin.db, slotDocument, { restaurantId, optionId, slotKey: key });
    expect(left).toMatchObject({ orders: 0, units: 0, cents: 0, held: {} });
  });

  it("lets an order go to another time of a day that is full with it, and none into one that is full without", async () => {
    world.test.backend.clock.advance(limits.order.window);
    const shopper = await world.guest();
    const delivery = must(
      world.menu.distributionOptions.find(({ dayCapacity }) => dayCapacity?.ordersPerDay !== undefined),
      "a way with so many orders a day",
    );
    const { timezone } = world.menu.shop;
    const now = world.test.backend.clock.now();
    const days = offeredSlots({
      option: delivery,
      timezone,
      now,
      closures: [],
      operations: { state: "open" },
      leadMinutes: 0,
      units: 0,
    }).filter(({ slots }) => slots.every(({ state }) => state === "free"));
    const [day, otherDay] = [must(days[0], "a day"), must(days[1], "another day")];
    const orderId = await place(shopper);
    const slots: readonly Slot[] = day.slots.map(({ slot }) => slot);
    const [from, to] = [must(slots[0], "slot"), must(slots[1], "slot")];
    const { db } = world.test.admin;
    const { distribution } = await world.order(orderId);
    await updateDocument(db, orderDocument, address(orderId), {
      distribution: { ...distribution, optionId: delivery.id, type: "delivery", slot: from },
      dayKey: day.date,
    });
    const ordersPerDay = must(delivery.dayCapacity?.ordersPerDay, "orders a day");
    const fill = (date: string, held: object) =>
      setDocument(
        db,
        slotDocument,
        { restaurantId, optionId: delivery.id, slotKey: date },
        {
          startsAt: from.start,
          endsAt: from.end,
          orders: ordersPerDay,
          units: 0,
          closed: false,
          held: { ...held },
          capOrders: ordersPerDay,
        },
      );
    await fill(day.date, { [orderId]: { units: 0 } });
    await fill(otherDay.date, {});
    const staff = world.staff("staff");
    expect(await staff.call(moveOrder, { ...address(orderId), slotKey: to.key })).toMatchObject({ ok: true });
    const away = must(otherDay.slots[0], "slot").slot.key;
    expect(await staff.call(moveOrder, { ...address(orderId), slotKey: away })).toMatchObject({
      refusal: { type: "slot-full" },
    });
    expect(
      await readDocument(db, slotDocument, { restaurantId, optionId: delivery.id, slotKey: day.date }),
    ).toMatchObject({ orders: ordersPerDay });
  });
});

it("a shopper's change beside the shop's acceptance: both are answered truly, and sums and times agree", async () => {
  world.test.backend.clock.advance(limits.orderChange.window);
  for (let round = 0; round < 6; round++) {
    const shopper = await world.guest();
    const orderId = await place(shopper);
    const before = await world.order(orderId);
    const [edited, accepted] = await Promise.all([
      shopper.call(editOrder, butter(orderId, 2)),
      world.change(world.staff("staff"), orderId, "accept"),
    ]);
    expect(accepted).toMatchObject({ ok: true });
    const order = await world.order(orderId);
    expect(order.status).toBe("accepted");
    expect(order.lines[0]?.qty).toBe(edited.ok ? 2 : 3);
    expect(order.totals.totalCents < before.totals.totalCents).toBe(edited.ok);
    if (!edited.ok) expect(edited.refusal).toBeDefined();
    expect(await world.slotOf(order.distribution.slot.key)).toMatchObject({ held: [orderId] });
    const { key } = order.distribution.slot;
    const held = await readDocument(world.test.admin.db, slotDocument, { restaurantId, optionId, slotKey: key });
    expect(held).toMatchObject({ orders: 1, units: order.kitchenUnits, cents: order.totals.itemsCents });
  }
});
