import { afterAll, beforeAll, expect, it } from "vitest";
import { changeOrderStatus, openGuestOrder, placeOrder, refundOrder } from "@lokalkorb/contracts/orders";
import { readPaper } from "@lokalkorb/contracts/billing";
import { openDisputes } from "@lokalkorb/contracts/payments";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import { testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { guestTokenOf } from "../ordering/lookup/guest-token.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";

const shop = must(demo.shops[0], "a shop");
const { restaurantId } = shop;
const day = 24 * 60 * 60_000;

let world: PayWorld;

beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.stop());

const live = (orderId: string) => readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId });
const archived = (orderId: string) =>
  readDocument(world.test.admin.db, historicOrderDocument, { restaurantId, orderId });
const act = (orderId: string, action: "accept" | "prepare" | "ready" | "complete") =>
  world.staff.call(changeOrderStatus, { requestId: crypto.randomUUID(), restaurantId, orderId, action });

interface Old {
  readonly shopper: TestClient;
  readonly orderId: string;
  readonly paymentId: string;
}

/** Paid online, handed over, and in the archive since months. */
async function oldOrder(before?: (address: OrderAddress) => Promise<void>): Promise<Old> {
  const shopper = await world.test.signIn("guest");
  const placed = await shopper.call(placeOrder, await world.basket(shopper));
  const { orderId, checkoutUrl } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
  await world.provider(`sessions/${must(checkoutUrl, "a page").split("/").at(-1)}/pay`);
  await world.settled();
  for (const action of ["accept", "prepare", "ready", "complete"] as const) {
    expect(await act(orderId, action)).toMatchObject({ ok: true });
    await world.settled();
  }
  await before?.({ restaurantId, orderId });
  await world.later(91 * day);
  await world.sweep();
  const order = must(await archived(orderId), "an archived order");
  expect([order.status, order.paymentStatus, await live(orderId)]).toEqual(["completed", "paid", null]);
  return { shopper, orderId, paymentId: must(order.payments[0], "a payment").id };
}

const back = async (paymentId: string) =>
  ((await world.books(`refunds?payment_intent=${paymentId}`))["data"] as { amount: number }[]).map(
    ({ amount }) => amount,
  );

it("gives money back for an order in the archive, which is there again afterwards, with its credit note", async () => {
  const { shopper, orderId, paymentId } = await oldOrder();
  const requestId = crypto.randomUUID();
  const give = () =>
    world.staff.call(refundOrder, {
      requestId,
      restaurantId,
      orderId,
      reason: "Erst jetzt gemeldet.",
      wish: { kind: "amount", cents: 120 },
    });
  const stranger = await world.test.signIn("guest");
  expect(
    await stranger.call(refundOrder, {
      requestId,
      restaurantId,
      orderId,
      reason: "Für mich.",
      wish: { kind: "all" },
    }),
  ).toMatchObject({ ok: false });
  expect(await archived(orderId)).not.toBeNull();
  expect(await give()).toMatchObject({ ok: true, value: { cents: 120 } });
  await world.settled();
  expect(await give()).toMatchObject({ ok: true, value: { cents: 120 } });
  expect(await live(orderId)).toMatchObject({ paymentStatus: "partiallyRefunded", refunds: [{ state: "succeeded" }] });
  expect(await back(paymentId)).toEqual([120]);

  await world.later(2 * 60 * 60_000);
  await world.sweep();
  const order = must(await archived(orderId), "in the archive again");
  expect(await live(orderId)).toBeNull();
  expect(order.paymentStatus).toBe("partiallyRefunded");
  const invoices = order.receipts ?? [];
  expect(invoices.map(({ kind }) => kind)).toEqual(["receipt", "credit"]);
  for (const { no } of invoices) {
    expect(await shopper.call(readPaper, { restaurantId, orderId, no })).toMatchObject({ ok: true });
    expect(await stranger.call(readPaper, { restaurantId, orderId, no })).toMatchObject({ ok: false });
  }
});

it.each([
  ["is still there", false],
  ["is in the archive again", true],
])("R4 hears of a refund that the bank sends back after it had arrived, while its order %s", async (_where, waits) => {
  const { orderId, paymentId } = await oldOrder();
  const requestId = crypto.randomUUID();
  const request = { kind: "amount" as const, cents: 120 };
  const reason = "Erst jetzt gemeldet.";
  expect(
    await world.staff.call(refundOrder, { requestId, restaurantId, orderId, reason, wish: request }),
  ).toMatchObject({
    ok: true,
  });
  await world.settled();
  expect((await live(orderId))?.refunds).toMatchObject([{ state: "succeeded", cents: 120 }]);
  if (waits) {
    await world.later(2 * 60 * 60_000);
    await world.sweep();
    expect([await live(orderId), (await archived(orderId))?.paymentStatus]).toEqual([null, "partiallyRefunded"]);
  }
  const known = (await world.books(`refunds?payment_intent=${paymentId}`))["data"] as { id: string }[];
  await world.provider(`refunds/${must(known[0], "a refund").id}/settle`, { works: false });
  await world.settled();
  expect(await live(orderId)).toMatchObject({ paymentStatus: "paid", refunds: [{ state: "failed" }] });
});

it("opens an order in the archive by the link of its mail, and keeps notes of staff from whoever ordered", async () => {
  const { db } = world.test.admin;
  const { shopper, orderId } = await oldOrder(async (address) => {
    const notes = (await readDocument(db, internalNotesDocument, address)) ?? { actions: [] };
    await setDocument(db, internalNotesDocument, address, { ...notes, note: "Kommt immer zu spät." });
  });
  const order = must(await archived(orderId), "an archived order");
  const names = (order.history ?? []).flatMap(({ actor }) => (actor.uid === undefined ? [] : [actor.uid]));
  expect([names, order.history?.map(({ type }) => type)]).toEqual([
    [],
    expect.arrayContaining(["placed", "completed"]),
  ]);
  const notes = await readDocument(db, internalNotesDocument, { restaurantId, orderId });
  expect(notes?.note).toBe("Kommt immer zu spät.");
  expect(notes?.actions.some(({ uid, type }) => uid === world.staff.uid && type === "accepted")).toBe(true);

  const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
  const token = guestTokenOf(secret, { restaurantId, orderId });
  const elsewhere = await world.test.signIn("guest");
  const open = (shown: string) => elsewhere.call(openGuestOrder, { restaurantId, orderId, token: shown });
  expect(await open(token.replace(/.$/, token.endsWith("A") ? "B" : "A"))).toMatchObject({
    ok: false,
    refusal: { type: "token-invalid" },
  });
  expect(await open(token)).toEqual({ ok: true, value: { orderId, no: order.no } });
  const viewers = (await archived(orderId))?.viewers;
  expect([viewers?.includes(elsewhere.uid), viewers?.includes(shopper.uid), await live(orderId)]).toEqual([
    true,
    true,
    null,
  ]);
});

it("R4 tells the shop that a bank wants money back, until when it may answer, and nobody else; also from the archive", async () => {
  const { shopper, orderId, paymentId } = await oldOrder();
  const { latest_charge: charge } = await world.books(`payment_intents/${paymentId}`);
  await world.provider(`charges/${String(charge)}/dispute`);
  await world.settled();
  expect(await live(orderId)).toMatchObject({ paymentStatus: "disputed" });
  const total = must(await live(orderId), "the order").totals.totalCents;
  const listed = await world.staff.call(openDisputes, { restaurantId });
  expect(listed).toMatchObject({
    ok: true,
    value: { disputes: [{ orderId, cents: total, answerBy: expect.any(Number), url: expect.stringMatching(/^http/) }] },
  });
  const answerBy = must(listed.ok ? listed.value.disputes[0]?.answerBy : null, "a day");
  expect(answerBy).toBeGreaterThan(world.test.backend.clock.now());
  const owner = must(demo.shops[1], "a neighbour").staff.find(({ role }) => role === "owner");
  const cook = staffOf(shop, "kitchen");
  const others = [shopper, await world.test.signIn(must(owner, "an owner")), await world.test.signIn(cook)];
  for (const who of others)
    expect(await who.call(openDisputes, { restaurantId })).toEqual({ ok: false, refusal: { type: "not-allowed" } });

  // While the bank has it, the order stays among the living.
  await world.later(2 * day);
  await world.sweep();
  expect(await live(orderId)).not.toBeNull();
  const disputes = (await world.books(`disputes?payment_intent=${paymentId}`))["data"] as { id: string }[];
  await world.provider(`disputes/${must(disputes[0], "a dispute").id}/close`, { outcome: "won" });
  await world.settled();
  expect(await world.staff.call(openDisputes, { restaurantId })).toEqual({ ok: true, value: { disputes: [] } });
  expect((await live(orderId))?.paymentStatus).toBe("paid");
});
