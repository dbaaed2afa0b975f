import { afterAll, beforeAll, expect, it } from "vitest";
import { changeOrderStatus, editOrder, placeOrder, refundOrder } from "@lokalkorb/contracts/orders";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";

const shop = must(demo.shops[0], "a shop");
const { restaurantId, offeringId } = shop;
const weighed = "suppenhuhn";

let world: PayWorld;

beforeAll(async () => {
  world = await startPayWorld();
  const { db } = world.test.admin;
  await updateDocument(
    db,
    paymentSettingsDocument,
    { restaurantId },
    { catchWeightBufferBp: 1500, capture: "onAccept" },
  );
  await setStockTo(world.test.admin, offeringId, weighed, 50, 1);
});
afterAll(() => world.stop());

const read = async (orderId: string) =>
  must(await readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }), "the order");
const act = (orderId: string, action: "accept" | "prepare" | "ready") =>
  world.staff.call(changeOrderStatus, { requestId: crypto.randomUUID(), restaurantId, orderId, action });
async function weigh(orderId: string, grams: number) {
  const line = must((await read(orderId)).lines[0], "a line");
  return world.staff.call(editOrder, {
    requestId: crypto.randomUUID(),
    restaurantId,
    orderId,
    changes: [{ kind: "weigh", lineId: line.lineId, grams }],
  });
}
const intentOf = async (paymentId: string) => world.books(`payment_intents/${paymentId}`);

async function feeOf(paymentId: string) {
  const charge = await world.books(`charges/${String((await intentOf(paymentId))["latest_charge"])}`);
  const { amount, amount_refunded } = await world.books(`application_fees/${String(charge["application_fee"])}`);
  return { amount, amount_refunded };
}
const shareOf = ({ totals }: Pick<Order, "totals">): number => Math.floor((totals.itemsCents * 300) / 10_000);

let slot = 40;

async function orderedByWeight() {
  const { admin, backend } = world.test;
  const shopper = await world.test.signIn("guest");
  const menu = await readMenu(admin, shop);
  const now = backend.clock.now();
  const input = await fillBasket(admin, {
    menu,
    uid: shopper.uid,
    lines: [aLine(menu, weighed, { qty: 1 })],
    slotKey: must(freeSlots(menu, now)[slot++], "a free time"),
    now,
  });
  const { basketId } = input;
  const basket = must(await readDocument(admin.db, basketDocument, { restaurantId, basketId }), "a basket");
  const contact = { ...input.contact, phone: "+43 660 0000000" };
  const asked = { ...input, contact, linesHash: linesHash(basket.lines), paymentMethod: "online" as const };
  const placed = await shopper.call(placeOrder, { ...asked, ageConfirmed: true });
  const { orderId, checkoutUrl } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
  const session = must(must(checkoutUrl, "a page").split("/").at(-1), "a page");
  return { orderId, session };
}

async function reservedOrder() {
  const { orderId, session } = await orderedByWeight();
  const shown = await world.books(`checkout/sessions/${session}`);
  await world.provider(`sessions/${session}/pay`);
  await world.settled();
  return { orderId, shown, order: await read(orderId) };
}

it("R4 reserves more than the estimate of what is weighed, and takes what it weighs once it is ready", async () => {
  const { orderId, shown, order } = await reservedOrder();
  const { totalCents } = order.totals;
  const bufferCents = must(order.bufferCents, "a reserve");
  expect(bufferCents).toBe(Math.ceil(totalCents * 0.15));
  expect(shown).toMatchObject({ amount_total: totalCents + bufferCents, payment_method_types: ["card", "klarna"] });
  expect(order).toMatchObject({ status: "placed", paymentStatus: "authorized" });
  const paymentId = must(order.payments[0], "a payment").id;
  for (const action of ["accept", "prepare"] as const) expect((await act(orderId, action)).ok).toBe(true);
  await world.settled();
  expect(await intentOf(paymentId)).toMatchObject({ status: "requires_capture" });

  // Heavier than estimated, within the reserve: no second consent.
  expect(await weigh(orderId, 2000)).toMatchObject({ ok: true, value: { state: "changed" } });
  const dearer = (await read(orderId)).totals.totalCents;
  expect(dearer).toBeGreaterThan(totalCents);
  expect((await act(orderId, "ready")).ok).toBe(true);
  await world.settled();
  expect(await intentOf(paymentId)).toMatchObject({ status: "succeeded", amount_received: dearer });
  expect(await read(orderId)).toMatchObject({ paymentStatus: "paid", payments: [{ capturedCents: dearer }] });
});

it("R4 asks again where it weighs more than what is reserved, and lets go of what is not needed", async () => {
  const { orderId, order } = await reservedOrder();
  for (const action of ["accept", "prepare"] as const) await act(orderId, action);
  expect(await weigh(orderId, 2290)).toMatchObject({ ok: true, value: { state: "proposed" } });
  expect(await weigh(orderId, 1500)).toMatchObject({ ok: true, value: { state: "changed" } });
  await act(orderId, "ready");
  await world.settled();
  const lighter = (await read(orderId)).totals.totalCents;
  expect(lighter).toBeLessThan(order.totals.totalCents);
  const paymentId = must(order.payments[0], "a payment").id;
  expect(await intentOf(paymentId)).toMatchObject({ status: "succeeded", amount_received: lighter });
  expect((await read(orderId)).paymentStatus).toBe("paid");
  // The platform's share is of what was weighed and taken, not of what was reserved.
  const share = shareOf(await read(orderId));
  expect(share).toBeLessThan(shareOf(order));
  expect(await feeOf(paymentId)).toEqual({ amount: share, amount_refunded: 0 });
});

it("R4 gives the reserve back at once where it was not reserved but taken", async () => {
  const { orderId, session } = await orderedByWeight();
  await world.provider("faults", { kind: "webhook-lost" });
  await world.provider(`sessions/${session}/pay`);
  const { payment_intent: paymentId } = await world.books(`checkout/sessions/${session}`);
  await world.post(`payment_intents/${String(paymentId)}/capture`, {});
  await world.provider("idle");
  await world.provider("faults/clear");
  await world.later(60_000);
  await world.sweep();
  const order = await read(orderId);
  const bufferCents = must(order.bufferCents, "a reserve");
  const { totalCents } = order.totals;
  expect(order).toMatchObject({
    status: "placed",
    payments: [{ state: "captured", capturedCents: totalCents + bufferCents }],
    refunds: [{ cents: bufferCents, state: "succeeded", reason: "reserve" }],
  });
  const back = (await world.books(`refunds?payment_intent=${String(paymentId)}`))["data"] as { amount: number }[];
  expect(back.map(({ amount }) => amount)).toEqual([bufferCents]);
  // None of the goods went back, so the platform keeps its share of them.
  expect(await feeOf(String(paymentId))).toEqual({ amount: shareOf(order), amount_refunded: 0 });
  // Of what goes back later it gives back its share of the goods, not of the reserve that is back already.
  const half = Math.floor(totalCents / 2);
  const giveBack = async (cents: number) => {
    const request = { requestId: crypto.randomUUID(), restaurantId, orderId, reason: "Verdorben." };
    expect(await world.staff.call(refundOrder, { ...request, wish: { kind: "amount", cents } })).toMatchObject({
      ok: true,
    });
    await world.settled();
    return (await feeOf(String(paymentId))).amount_refunded;
  };
  expect(await giveBack(half)).toBe(Math.round((shareOf(order) * half) / totalCents));
  expect(await giveBack(totalCents - half)).toBe(shareOf(order));
});
