import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { PaymentFact } from "@lokalkorb/domain/ordering/payment/payment-fact";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { adminRef } from "@lokalkorb/model/admin/admin-documents";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBasket, aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { basketStatus, offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";
import { runDueTimers } from "./order-timers.ts";
import { applyPaymentFact } from "./apply-payment-fact.ts";

const itemId = "hackfleisch";
const holdMinutes = 35;

let world: OrderWorld;
let slotIndex = 120;
let shopper: TestClient;

beforeAll(async () => {
  world = await startOrderWorld();
  await world.addCode({ code: "HERBST10", percentBp: 1000, maxUses: 1 });
});
afterAll(() => world.test.stop());

const nextSlot = (): string => must(world.slots[slotIndex++], "slot");
const pay = (orderId: string, fact: PaymentFact) =>
  applyPaymentFact(testDeps(world.test), { restaurantId, orderId }, fact);

/** The provider is down in here, so the order waits; what it says comes from the test. */
async function waiting(more: object = {}) {
  shopper = await world.guest();
  await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
  const slotKey = nextSlot();
  const input = await world.fill(shopper, [aLine(world.menu, itemId, { qty: 3 })], slotKey, {
    paymentMethod: "online",
    ...more,
  });
  const answer = await shopper.call(placeOrder, input);
  expect(answer).toEqual({ ok: false, refusal: { type: "payment-unavailable" } });
  const orders = await world.test.admin.db
    .collection(`restaurants/${restaurantId}/orders`)
    .where("basketId", "==", input.basketId)
    .get();
  const orderId = must(orders.docs[0], "the waiting order").id;
  return { orderId, slotKey, input, total: input.quotedTotalCents };
}

describe("an order that waits for its payment", () => {
  it("has no number, holds goods, time and code, and locks the basket", async () => {
    const { orderId, slotKey, input } = await waiting({ codes: ["HERBST10"] });
    const order = await world.order(orderId);
    expect(order).toMatchObject({ status: "pendingPayment", no: "", dayCode: "", paymentStatus: "open" });
    expect(order.holdUntil).toBe(order.placedAt + holdMinutes * 60_000);
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.slotOf(slotKey)).toMatchObject({ held: [orderId] });
    expect(await world.redemption("HERBST10", orderId)).toBe("held");
    expect((await world.codeOf("HERBST10")).stats).toMatchObject({ uses: 0, heldUses: 1 });
    expect(await basketStatus(world.test, input.basketId)).toBe("locked");
    expect(await world.outbox(orderId)).toEqual([]);

    const other = await world.guest();
    const second = await world.fill(other, [aLine(world.menu, itemId)], slotKey, { codes: ["HERBST10"] });
    expect(await other.call(placeOrder, second)).toEqual({
      ok: false,
      refusal: { type: "code-used", code: "HERBST10" },
    });

    // Asked again, the same order waits on: no second one.
    expect(await shopper.call(placeOrder, input)).toMatchObject({ refusal: { type: "payment-unavailable" } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });

    await pay(orderId, { type: "expired" });
    expect(await world.redemption("HERBST10", orderId)).toBe("released");
    expect((await world.codeOf("HERBST10")).stats).toMatchObject({ uses: 0, heldUses: 0 });
  });

  it("expires with the minute in which its hold ends, and the shopper goes on with the same basket", async () => {
    const { orderId, slotKey, input } = await waiting();
    world.test.backend.clock.advance((holdMinutes - 1) * 60_000);
    await world.run("runOrderTimers");
    expect((await world.order(orderId)).status).toBe("pendingPayment");
    world.test.backend.clock.advance(60_000);
    await world.run("runOrderTimers");
    expect(await world.order(orderId)).toMatchObject({ status: "expired", paymentStatus: "voided" });
    // Asked again in the same words, the shopper hears what became of it.
    expect(await shopper.call(placeOrder, input)).toMatchObject({ ok: true, value: { orderId, status: "expired" } });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 0, held: [] });
    expect(await basketStatus(world.test, input.basketId)).toBe("open");
    expect(await world.outbox(orderId)).toEqual([{ event: "expired", effects: ["mail"] }]);
  });

  it("becomes one order with one number and one mail, a hundred times paid at once", async () => {
    const { orderId, input, total } = await waiting();
    const deps = testDeps(world.test);
    const fact: PaymentFact = { type: "paid", paymentId: "pi_1", cents: total };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => applyPaymentFact(deps, { restaurantId, orderId }, fact)),
    );
    const numbers = new Set(answers.map((answer) => answer?.no));
    expect(numbers.size).toBe(1);
    expect(await world.order(orderId)).toMatchObject({
      status: "placed",
      paymentStatus: "paid",
      payments: [{ id: "pi_1", capturedCents: total }],
    });
    expect(await basketStatus(world.test, input.basketId)).toBe("converted");
    expect(await world.outbox(orderId)).toEqual([{ event: "placed", effects: ["figures", "mail", "print", "push"] }]);
    expect(await pay(orderId, { type: "expired" })).toMatchObject({ status: "placed" });
  });

  it("is not marked as paid by another amount", async () => {
    const { orderId, total } = await waiting();
    expect(await pay(orderId, { type: "paid", paymentId: "pi_2", cents: total - 1 })).toMatchObject({
      status: "pendingPayment",
      paymentStatus: "open",
      no: "",
    });
    await pay(orderId, { type: "expired" });
  });

  it("S-S14 is ordered in another way when nobody pays: one order, in cash, and no mail that it is still to be made", async () => {
    const { orderId, input } = await waiting();
    const cash = { ...input, requestId: randomUUID(), paymentMethod: "cashOnPickup" as const };
    const answer = await shopper.call(placeOrder, cash);
    expect(answer).toMatchObject({ ok: true, value: { status: "placed" } });
    expect((await world.order(orderId)).status).toBe("expired");
    expect((await world.outbox(orderId)).flatMap(({ effects }) => effects)).not.toContain("mail");
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    // The money came after all: the order was made already, so it goes back.
    await pay(orderId, { type: "paid", paymentId: "pi_late", cents: input.quotedTotalCents });
    expect(await world.order(orderId)).toMatchObject({
      status: "expired",
      refunds: [{ state: "pending", cents: input.quotedTotalCents, from: [{ paymentId: "pi_late" }] }],
    });
    expect((await world.outbox(orderId)).at(-1)).toEqual({ event: "paymentFailed", effects: ["mail", "refund"] });
  });
});

it("waits for a provider that does not answer without keeping anybody else waiting", async () => {
  const { orderId } = await waiting();
  world.test.backend.clock.advance(holdMinutes * 60_000);
  const now = world.test.backend.clock.now();
  await runDueTimers(testDeps(world.test, { endCheckout: () => Promise.resolve("unknown") }));
  const order = await world.order(orderId);
  expect(order.status).toBe("pendingPayment");
  expect(order.timerAt).toBeGreaterThan(now);
  // One that fails steps back as well.
  world.test.backend.clock.advance(60_000);
  const failing = testDeps(world.test, { endCheckout: () => Promise.reject(new Error("broken")) });
  await expect(runDueTimers(failing)).rejects.toThrow("broken");
  expect((await world.order(orderId)).timerAt).toBeGreaterThan(world.test.backend.clock.now());
  world.test.backend.clock.advance(60_000);
  await world.run("runOrderTimers");
  expect((await world.order(orderId)).status).toBe("expired");
});

it("settings that cannot be read hold up no order of their shop", async () => {
  const { orderId } = await waiting();
  const settings = adminRef(world.test.admin.db, settingsDocument, { restaurantId });
  const before: unknown = (await settings.get()).get("ordering");
  await settings.update({ ordering: "damaged" });
  world.test.backend.clock.advance(holdMinutes * 60_000);
  await world.run("runOrderTimers");
  expect((await world.order(orderId)).status).toBe("expired");
  await settings.update({ ordering: before });
});

it("a running payment is not ended by somebody else who names its basket", async () => {
  const { orderId, input } = await waiting();
  const stranger = await world.guest();
  const attack = { ...input, requestId: randomUUID(), paymentMethod: "cashOnPickup" as const };
  expect(await stranger.call(placeOrder, attack)).toEqual({ ok: false, refusal: { type: "basket-not-yours" } });
  expect((await world.order(orderId)).status).toBe("pendingPayment");
  expect(await basketStatus(world.test, input.basketId)).toBe("locked");
  expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
  await pay(orderId, { type: "expired" });
});

describe("money that comes after the hold has ended", () => {
  it("makes the order after all while goods and time are there", async () => {
    const { orderId, slotKey, total } = await waiting();
    await pay(orderId, { type: "expired" });
    await pay(orderId, { type: "paid", paymentId: "pi_3", cents: total });
    expect(await world.order(orderId)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.slotOf(slotKey)).toMatchObject({ orders: 1, held: [orderId] });
  });

  it("goes back when they are not, as often as it is told", async () => {
    const { orderId, total } = await waiting();
    await pay(orderId, { type: "expired" });
    await setStockTo(world.test.admin, offeringId, itemId, 2, 1);
    for (let time = 0; time < 3; time++) await pay(orderId, { type: "paid", paymentId: "pi_4", cents: total });
    const order = await world.order(orderId);
    expect(order.status).toBe("expired");
    expect(order.refunds).toHaveLength(1);
    expect(await world.stockOf(itemId)).toEqual({ onHand: 2, reserved: 0 });
    await pay(orderId, { type: "refunded", refundId: "refund-1" });
    expect((await world.order(orderId)).refunds).toMatchObject([{ state: "succeeded" }]);
  });

  it.each([
    ["PROKOPF", { oncePerCustomer: true }, { contact: { name: "Kundin 8", email: "immer-da@post.example" } }],
    ["ERSTE", { firstOrderOnly: true }, { contact: { name: "Kundin 9", email: "ganz-neu@post.example" } }],
  ])("goes back when this person has used the code %s of the order elsewhere meanwhile", async (code, limit, who) => {
    await world.addCode({ code, percentBp: 1000, ...limit });
    const { orderId, total } = await waiting({ codes: [code], ...who });
    await pay(orderId, { type: "expired" });
    const elsewhere = await world.guest();
    await world.placed(elsewhere, [aLine(world.menu, itemId)], nextSlot(), { codes: [code], ...who });
    await pay(orderId, { type: "paid", paymentId: "pi_5", cents: total });
    expect(await world.order(orderId)).toMatchObject({ status: "expired", refunds: [{ cents: total }] });
    expect((await world.codeOf(code)).stats).toMatchObject({ uses: 1, heldUses: 0 });
  });

  it("that was only reserved is let go", async () => {
    const { orderId, total } = await waiting();
    await pay(orderId, { type: "expired" });
    await setStockTo(world.test.admin, offeringId, itemId, 2, 1);
    await pay(orderId, { type: "authorized", paymentId: "pi_5", cents: total });
    expect((await world.outbox(orderId)).at(-1)).toEqual({ event: "paymentFailed", effects: ["mail", "void"] });
    expect((await world.order(orderId)).refunds).toBeUndefined();
  });
});

describe("gift cards", () => {
  it("that cover everything need no provider; what they paid goes back onto them", async () => {
    await world.addCode({
      code: "KARTE50",
      kind: "giftCard",
      giftCard: {
        initialCents: 5000,
        balanceCents: 5000,
        expiresAt: world.test.backend.clock.now() + 86_400_000 * 365,
      },
    });
    const client = await world.guest();
    await setStockTo(world.test.admin, offeringId, itemId, 10, 1);
    const input = await world.fill(client, [aLine(world.menu, itemId)], nextSlot(), {
      codes: ["KARTE50"],
      paymentMethod: "online",
    });
    const answer = await client.call(placeOrder, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    const { orderId } = answer.value;
    const paid = input.quotedTotalCents;
    expect(await world.order(orderId)).toMatchObject({
      status: "placed",
      paymentMethod: "giftCard",
      paymentStatus: "paid",
      payments: [{ id: "giftCard-KARTE50", state: "captured", capturedCents: paid }],
    });
    expect((await world.codeOf("KARTE50")).giftCard?.balanceCents).toBe(5000 - paid);
    expect(await world.redemption("KARTE50", orderId)).toBe("redeemed");

    expect(await world.change(client, orderId, "cancel")).toMatchObject({ ok: true });
    expect(await world.order(orderId)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect((await world.codeOf("KARTE50")).giftCard?.balanceCents).toBe(5000);
  });

  it("are held with a waiting order and come back when nobody pays the rest", async () => {
    await world.addCode({
      code: "KARTE1",
      kind: "giftCard",
      giftCard: { initialCents: 100, balanceCents: 100, expiresAt: world.test.backend.clock.now() + 86_400_000 * 365 },
    });
    const { orderId, total } = await waiting({ codes: ["KARTE1"] });
    expect((await world.codeOf("KARTE1")).giftCard?.balanceCents).toBe(0);
    await pay(orderId, { type: "expired" });
    expect((await world.codeOf("KARTE1")).giftCard?.balanceCents).toBe(100);
    await pay(orderId, { type: "paid", paymentId: "pi_6", cents: total - 100 });
    expect(await world.order(orderId)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect((await world.codeOf("KARTE1")).giftCard?.balanceCents).toBe(0);
  });
});

it("a basket that another tab changed is not ordered unseen", async () => {
  const client = await world.guest();
  const seen = [aLine(world.menu, "butter")];
  const input = await world.fill(client, [...seen, aLine(world.menu, "bauernbrot")], nextSlot());
  const hash = linesHash(aBasket(world.menu, client.uid, seen, 0).lines);
  expect(await client.call(placeOrder, { ...input, linesHash: hash })).toMatchObject({
    ok: false,
    refusal: { type: "price-changed" },
  });
});
