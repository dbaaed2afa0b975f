import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  changeOrderStatus,
  confirmPayment,
  deadEffects,
  placeOrder,
  refundOrder,
  retryEffect,
} from "@lokalkorb/contracts/orders";
import { setFeeRate, setSwitches } from "@lokalkorb/contracts/back-office";
import { checkPaymentAccount, startPaymentOnboarding } from "@lokalkorb/contracts/payments";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { readDocument, readQuery, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { stripeEventDocument } from "@lokalkorb/model/documents/stripe-events";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { PlaceOrderInput } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import type { TestBackend } from "@lokalkorb/testing/start-test-backend";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";

const shop = must(demo.shops[0], "a shop");
const { restaurantId } = shop;
const minute = 60_000;

let world: PayWorld;
let test: TestBackend;
let staff: TestClient;

beforeAll(async () => {
  world = await startPayWorld();
  ({ test, staff } = world);
});
afterAll(() => world.stop());
afterEach(async () => {
  await stripe("faults/clear");
  test.backend.faults.clear();
});

const stripe = (path: string, body: object = {}) => world.provider(path, body);
const books = (path: string) => world.books(path);
const settled = () => world.settled();
const later = (milliseconds: number) => world.later(milliseconds);

interface Waiting {
  readonly shopper: TestClient;
  readonly orderId: string;
  readonly sessionId: string;
  readonly input: PlaceOrderInput;
}

const placed = (input: PlaceOrderInput, shopper: TestClient) => shopper.call(placeOrder, input);

/** The page's own name. */
const pageOf = (url: string | undefined): string => must(url?.split("/").at(-1), "a page");

/** An order that waits for its money. */
async function order(): Promise<Waiting> {
  const shopper = await test.signIn("guest");
  const input = await world.basket(shopper);
  const answer = await placed(input, shopper);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const { orderId, status, checkoutUrl, no } = answer.value;
  expect([status, no]).toEqual(["pendingPayment", ""]);
  return { shopper, orderId, sessionId: pageOf(checkoutUrl), input };
}

const pay = (sessionId: string, how: object = {}) => stripe(`sessions/${sessionId}/pay`, how);
const read = async (orderId: string) =>
  must(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId }), "the order");
const record = (orderId: string) => readDocument(test.admin.db, stripePaymentDocument, { orderId });
const act = (orderId: string, action: "accept" | "reject" | "cancel", requestId = crypto.randomUUID()) =>
  staff.call(changeOrderStatus, {
    requestId,
    restaurantId,
    orderId,
    action,
    ...(action === "accept" ? {} : { reason: { code: "soldOut", text: "Leider aus." } }),
  });
const confirm = ({ shopper, orderId }: Waiting) => shopper.call(confirmPayment, { restaurantId, orderId });

describe("paying an order", () => {
  it("R4 reserves at the card and takes the money when the shop accepts", async () => {
    const waiting = await order();
    expect((await pay(waiting.sessionId))["status"]).toBe("requires_capture");
    await settled();
    // D-5.1 GDP-03: eight years in Germany, from the end of this one on.
    const { createdAt, expiresAt } = must(await record(waiting.orderId), "a record");
    expect(new Date(must(expiresAt, "an end") + 3_600_000).getUTCFullYear()).toBe(
      new Date(createdAt).getUTCFullYear() + 9,
    );
    const reserved = await read(waiting.orderId);
    expect(reserved).toMatchObject({ status: "placed", paymentStatus: "authorized", paymentMethod: "online" });
    expect(reserved.no).not.toBe("");
    const total = reserved.totals.totalCents;
    expect(reserved.payments).toMatchObject([{ provider: "stripe", state: "authorized", authorizedCents: total }]);

    expect((await act(waiting.orderId, "accept")).ok).toBe(true);
    await settled();
    const taken = await read(waiting.orderId);
    const feeCents = Math.floor((taken.totals.itemsCents * 300) / 10_000);
    expect(taken).toMatchObject({ status: "accepted", paymentStatus: "paid" });
    expect(taken.payments).toMatchObject([{ state: "captured", capturedCents: total, feeCents }]);
    const paymentId = must(taken.payments[0], "a payment").id;
    expect(await books(`payment_intents/${paymentId}`)).toMatchObject({ status: "succeeded", amount_received: total });
  });

  it("R4 gives a part back, as often as the shop wants and never more than was paid", async () => {
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    await act(waiting.orderId, "accept");
    await settled();
    const give = (cents: number) =>
      staff.call(refundOrder, {
        requestId: crypto.randomUUID(),
        restaurantId,
        orderId: waiting.orderId,
        reason: "Ein Brot war alt.",
        wish: { kind: "amount", cents },
      });
    const { totals, payments } = await read(waiting.orderId);
    const paymentId = must(payments[0], "a payment").id;
    expect((await give(100)).ok).toBe(true);
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({
      paymentStatus: "partiallyRefunded",
      refunds: [{ cents: 100, state: "succeeded" }],
    });
    expect(await give(totals.totalCents)).toMatchObject({ ok: false, refusal: { type: "refund-too-high" } });
    expect((await give(totals.totalCents - 100)).ok).toBe(true);
    await settled();
    expect((await read(waiting.orderId)).paymentStatus).toBe("refunded");
    expect(await books(`payment_intents/${paymentId}?expand[]=latest_charge`)).toMatchObject({
      latest_charge: { refunded: true, amount_refunded: totals.totalCents },
    });
  });

  it("PAY-04 PAY-05 takes EPS at once and gives all of it back when the shop says no", async () => {
    const waiting = await order();
    expect((await pay(waiting.sessionId, { method: "eps" }))["status"]).toBe("succeeded");
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    await act(waiting.orderId, "reject");
    await settled();
    const rejected = await read(waiting.orderId);
    expect(rejected).toMatchObject({ status: "rejected", paymentStatus: "refunded" });
    expect(rejected.refunds).toMatchObject([{ cents: rejected.totals.totalCents, state: "succeeded" }]);
  });

  it("PAY-05 lets go of a reservation when the shop says no", async () => {
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    await act(waiting.orderId, "reject");
    await settled();
    const rejected = await read(waiting.orderId);
    expect(rejected).toMatchObject({ status: "rejected", paymentStatus: "voided" });
    const paymentId = must(rejected.payments[0], "a payment").id;
    expect(await books(`payment_intents/${paymentId}`)).toMatchObject({ status: "canceled" });
  });

  it("PAY-01 PAY-05 keeps the order waiting while cards are refused, and places it when one works", async () => {
    const waiting = await order();
    expect(await pay(waiting.sessionId, { number: "4000000000000002" })).toMatchObject({ code: "card_declined" });
    expect(await pay(waiting.sessionId, { number: "4000002760003184", agrees: false })).toMatchObject({
      status: "refused",
    });
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "pendingPayment", no: "" });
    expect((await pay(waiting.sessionId, { number: "4000002760003184" }))["status"]).toBe("requires_capture");
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "placed", paymentStatus: "authorized" });
  });

  it("R4 places once when the provider and the page that comes back speak 100 times at the same moment", async () => {
    const waiting = await order();
    await stripe("faults", { kind: "webhook-duplicate" });
    await pay(waiting.sessionId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(waiting)));
    await settled();
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.no : "refused"))).size).toBe(1);
    const after = await read(waiting.orderId);
    expect(after.events.filter(({ type }) => type === "placed")).toHaveLength(1);
    expect(after.payments).toHaveLength(1);
  });

  it("PAY-01 believes no address: coming back unpaid changes nothing, and strangers learn nothing", async () => {
    const waiting = await order();
    expect(await confirm(waiting)).toMatchObject({ ok: true, value: { status: "pendingPayment", no: "" } });
    const stranger = await test.signIn("guest");
    expect(await stranger.call(confirmPayment, { restaurantId, orderId: waiting.orderId })).toMatchObject({
      ok: false,
      refusal: { type: "not-allowed" },
    });
  });
});

describe("bad days", () => {
  it("X-L3 asks the provider about one order ten times a minute, however often somebody asks for that", async () => {
    await stripe("faults", { kind: "webhook-lost" });
    const waiting = await order();
    for (let one = 0; one < 10; one += 1) expect(await confirm(waiting)).toMatchObject({ ok: true });
    await pay(waiting.sessionId);
    expect(await confirm(waiting)).toMatchObject({ ok: true, value: { status: "pendingPayment" } });
    await later(minute);
    expect(await confirm(waiting)).toMatchObject({ ok: true, value: { status: "placed" } });
    await settled();
  });

  it("R4 finds within a minute what nobody told", async () => {
    await stripe("faults", { kind: "webhook-lost" });
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    expect((await read(waiting.orderId)).status).toBe("pendingPayment");
    await later(minute);
    await runJob(test, "sweep");
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "placed", paymentStatus: "authorized" });
  });

  it("R4 comes to the same when events are turned round and doubled", async () => {
    await stripe("faults", { kind: "webhook-reorder" });
    await stripe("faults", { kind: "webhook-duplicate" });
    const waiting = await order();
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    const after = await read(waiting.orderId);
    expect(after).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(after.events.filter(({ type }) => type === "paid" || type === "placed")).toHaveLength(2);
  });

  it("S6 refuses what is forged, old or unsigned, and keeps an event once", async () => {
    await stripe("faults", { kind: "webhook-forged" });
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    const events = await readQuery(test.admin.db, queryOf(stripeEventDocument, {}));
    expect(events.some(({ id }) => id.endsWith("forged"))).toBe(false);
    const { backend } = test;
    const url = `http://127.0.0.1:${backend.ports.functions}/${backend.projectId}/europe-west1/stripeConnectWebhook`;
    const status = async (headers: Record<string, string>) =>
      (await fetch(url, { method: "POST", body: "{}", headers })).status;
    expect(await status({})).toBe(400);
    expect(await status({ "stripe-signature": "t=1,v1=00" })).toBe(400);
    expect((await fetch(url)).status).toBe(400);
  });

  it("keeps the order while the provider is away, and pays when it is back", async () => {
    const shopper = await test.signIn("guest");
    const input = await world.basket(shopper);
    await stripe("faults", { kind: "api-error" });
    expect(await placed(input, shopper)).toMatchObject({ ok: false, refusal: { type: "payment-unavailable" } });
    await stripe("faults/clear");
    const answer = await placed(input, shopper);
    expect(answer).toMatchObject({ ok: true, value: { status: "pendingPayment" } });
    const again = await placed(input, shopper);
    expect(again).toEqual(answer);
    const { orderId, checkoutUrl } = must(answer.ok ? answer.value : null, "an answer");
    await pay(pageOf(checkoutUrl));
    await settled();
    expect((await read(orderId)).status).toBe("placed");
  });

  it("makes one page when the provider's answer is lost", async () => {
    const shopper = await test.signIn("guest");
    const input = await world.basket(shopper);
    await stripe("faults", { kind: "api-answer-lost", times: 1 });
    const answer = await placed(input, shopper);
    expect(answer.ok).toBe(true);
    const { orderId } = must(answer.ok ? answer.value : null, "an answer");
    const sessions = (await books("checkout/sessions?limit=100"))["data"] as { client_reference_id: string }[];
    expect(sessions.filter((session) => session.client_reference_id === orderId)).toHaveLength(1);
    expect((await record(orderId))?.attempts).toHaveLength(1);
  });

  it("ends a page with the order that nobody pays, also one whose answer was never heard", async () => {
    const waiting = await order();
    // As if the process had ended between the provider's work and our note of it.
    const attempts = must(await record(waiting.orderId), "a record").attempts.map(
      ({ sessionId: _lost, ...rest }) => rest,
    );
    await updateDocument(test.admin.db, stripePaymentDocument, { orderId: waiting.orderId }, { attempts });
    await updateDocument(
      test.admin.db,
      orderDocument,
      { restaurantId, orderId: waiting.orderId },
      { checkout: remove() },
    );
    await stripe("faults", { kind: "webhook-lost" });
    await later(36 * minute);
    await world.sweep();
    await settled();
    expect((await read(waiting.orderId)).status).toBe("expired");
    expect(await books(`checkout/sessions/${waiting.sessionId}`)).toMatchObject({ status: "expired" });
    expect(await pay(waiting.sessionId)).toMatchObject({ status: "refused" });
  });

  /** As if we had been told that a page was never made: the order ends, and the page lives on. */
  const forgetPage = async (orderId: string): Promise<void> => {
    const attempts = must(await record(orderId), "a record").attempts.map(({ sessionId: _lost, ...rest }) => ({
      ...rest,
      abandoned: true,
    }));
    await updateDocument(test.admin.db, stripePaymentDocument, { orderId }, { attempts });
    test.backend.clock.advance(36 * minute);
    await test.backend.runSchedule("runOrderTimers");
    await test.backend.idle();
    test.backend.clock.advance(-36 * minute);
    expect((await read(orderId)).status).toBe("expired");
  };

  it("R4 places an order after all whose money comes late, where goods and time are still free", async () => {
    const waiting = await order();
    await forgetPage(waiting.orderId);
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  });

  it("R4 gives late money back when the shopper has ordered in another way meanwhile", async () => {
    const waiting = await order();
    await forgetPage(waiting.orderId);
    const { shopper, input } = waiting;
    const cash = { ...input, requestId: crypto.randomUUID(), paymentMethod: "cashOnPickup" as const };
    expect((await placed(cash, shopper)).ok).toBe(true);
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    const late = await read(waiting.orderId);
    expect(late.status).toBe("expired");
    expect(late.refunds).toMatchObject([{ cents: late.totals.totalCents, state: "succeeded" }]);
    const paymentId = must(
      late.payments.find(({ provider }) => provider === "stripe"),
      "a payment",
    ).id;
    expect(await books(`refunds?payment_intent=${paymentId}`)).toMatchObject({ data: [{ status: "succeeded" }] });
  });

  it("R4 marks a disputed payment, and clears it when the shop wins", async () => {
    const waiting = await order();
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    const paymentId = must((await read(waiting.orderId)).payments[0], "a payment").id;
    const { latest_charge: charge } = await books(`payment_intents/${paymentId}`);
    await stripe(`charges/${String(charge)}/dispute`);
    await settled();
    expect((await read(waiting.orderId)).paymentStatus).toBe("disputed");
    const disputes = (await books(`disputes?payment_intent=${paymentId}`))["data"] as { id: string }[];
    await stripe(`disputes/${must(disputes[0], "a dispute").id}/close`, { outcome: "won" });
    await settled();
    expect((await read(waiting.orderId)).paymentStatus).toBe("paid");
  });

  it("R4 lays the books side by side at night: heals what was never told, returns what nobody ordered", async () => {
    await stripe("faults", { kind: "webhook-lost" });
    const waiting = await order();
    await pay(waiting.sessionId);
    const { id } = await world.post("payment_intents", {
      amount: "1500",
      currency: "eur",
      payment_method: "pm_card_visa",
      confirm: "true",
      "metadata[orderId]": "nobody",
      "metadata[restaurantId]": restaurantId,
    });
    await runJob(test, "reconciliation", restaurantId);
    await settled();
    expect((await read(waiting.orderId)).status).toBe("placed");
    expect(await books(`refunds?payment_intent=${String(id)}`)).toMatchObject({ data: [{ amount: 1500 }] });
  });

  /** All money of an order, by the provider's books. */
  const kept = async (orderId: string): Promise<number> => {
    const listed = (await books("payment_intents?limit=100"))["data"] as {
      id: string;
      amount_received: number;
      status: string;
      metadata: { orderId?: string };
    }[];
    let cents = 0;
    for (const intent of listed.filter(({ metadata }) => metadata.orderId === orderId)) {
      expect(intent.status).not.toBe("requires_capture");
      const back = (await books(`refunds?payment_intent=${intent.id}`))["data"] as { amount: number }[];
      cents += back.reduce((left, { amount }) => left - amount, intent.amount_received);
    }
    return cents;
  };

  it("R4 takes no money of an order that was cancelled while the provider was away", async () => {
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    await stripe("faults", { kind: "api-error" });
    await act(waiting.orderId, "accept");
    await settled();
    expect((await act(waiting.orderId, "cancel")).ok).toBe(true);
    await settled();
    await stripe("faults/clear");
    await later(6 * minute);
    await world.sweep();
    expect(await read(waiting.orderId)).toMatchObject({ status: "cancelled", paymentStatus: "voided" });
    expect(await kept(waiting.orderId)).toBe(0);
  });

  it("R4 gives back what was taken while the order was being cancelled", async () => {
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    await stripe("faults", { kind: "webhook-lost" });
    // The provider has taken the money already, and its event was lost.
    const paymentId = must((await read(waiting.orderId)).payments[0], "a payment").id;
    expect((await world.post(`payment_intents/${paymentId}/capture`, {}))["status"]).toBe("succeeded");
    expect((await act(waiting.orderId, "cancel")).ok).toBe(true);
    await settled();
    await stripe("faults/clear");
    await later(6 * minute);
    await world.sweep();
    expect(await read(waiting.orderId)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect(await kept(waiting.orderId)).toBe(0);
  });

  /** A second page of an order that can still be paid, as if its end had never come through. */
  const secondPage = async ({ orderId, sessionId }: Waiting): Promise<string> => {
    const { url: _gone, ...checkout } = must((await read(orderId)).checkout, "a page");
    await updateDocument(test.admin.db, orderDocument, { restaurantId, orderId }, { checkout });
    const known = must(await record(orderId), "a record").attempts;
    const attempts = known.map(({ sessionId: _lost, ...rest }) => ({ ...rest, abandoned: true }));
    await updateDocument(test.admin.db, stripePaymentDocument, { orderId }, { attempts });
    return sessionId;
  };

  it("R4 keeps one of two reservations when somebody paid on two pages", async () => {
    const waiting = await order();
    const first = await secondPage(waiting);
    const answer = await placed(waiting.input, waiting.shopper);
    const second = pageOf(answer.ok ? answer.value.checkoutUrl : undefined);
    expect(second).not.toBe(first);
    await pay(second);
    await settled();
    await stripe("faults", { kind: "api-error" });
    await pay(first);
    await settled();
    await act(waiting.orderId, "accept");
    await settled();
    await stripe("faults/clear");
    await later(36 * minute);
    await world.sweep();
    const after = await read(waiting.orderId);
    expect(after).toMatchObject({ status: "accepted", paymentStatus: "paid" });
    expect(after.payments.map(({ state }) => state).toSorted()).toEqual(["captured", "voided"]);
    expect(await kept(waiting.orderId)).toBe(after.totals.totalCents);
  });

  it("R4 ends the page before when an order gets another one", async () => {
    const waiting = await order();
    await later(29.5 * minute);
    const answer = await placed(waiting.input, waiting.shopper);
    const second = pageOf(answer.ok ? answer.value.checkoutUrl : undefined);
    expect(second).not.toBe(waiting.sessionId);
    expect(await books(`checkout/sessions/${waiting.sessionId}`)).toMatchObject({ status: "expired" });
  });

  it("R4 gives back after all what the provider refused, when somebody asks for it again", async () => {
    const waiting = await order();
    const { orderId } = waiting;
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    const paymentId = must((await read(orderId)).payments[0], "a payment").id;
    const { latest_charge: charge } = await books(`payment_intents/${paymentId}`);
    await stripe(`charges/${String(charge)}/dispute`);
    await settled();
    const request = { kind: "amount", cents: 111 } as const;
    const ids = { requestId: crypto.randomUUID(), restaurantId };
    expect(await staff.call(refundOrder, { ...ids, orderId, reason: "Alt.", wish: request })).toMatchObject({
      ok: true,
    });
    await settled();
    expect((await read(orderId)).refunds).toMatchObject([{ state: "failed" }]);
    const disputes = (await books(`disputes?payment_intent=${paymentId}`))["data"] as { id: string }[];
    await stripe(`disputes/${must(disputes[0], "a dispute").id}/close`, { outcome: "won" });
    await settled();

    const seen = await staff.call(deadEffects, { restaurantId });
    const dead = must(
      seen.ok ? seen.value.effects.find((effect) => effect.orderId === orderId) : null,
      "a dead effect",
    );
    const again = { ...ids, requestId: crypto.randomUUID(), effectId: dead.effectId, kind: dead.kind };
    expect(await staff.call(retryEffect, again)).toMatchObject({ ok: true });
    await settled();
    expect(await read(orderId)).toMatchObject({
      paymentStatus: "partiallyRefunded",
      refunds: [{ state: "succeeded", cents: 111, attempt: 2 }],
    });
    expect(await books(`refunds?payment_intent=${paymentId}`)).toMatchObject({ data: [{ amount: 111 }] });
  });

  it("asks for nothing any more of an order that was cancelled and partly paid by a gift card", async () => {
    const shopper = await test.signIn("guest");
    const card = "GESCHENK-LINDE";
    const input = { ...(await world.basket(shopper)), paymentMethod: "cashOnPickup" as const, codes: [card] };
    await test.admin.db
      .doc(`restaurants/${restaurantId}/discountCodes/${card}`)
      .update({ "giftCard.balanceCents": 100 });
    const answer = await placed(input, shopper);
    const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
    const before = await read(orderId);
    expect([before.paymentStatus, openCents(before)]).toEqual(["open", before.totals.totalCents - 100]);
    await act(orderId, "cancel");
    await settled();
    const after = await read(orderId);
    expect(after).toMatchObject({ paymentStatus: "voided", refunds: [{ cents: 100, state: "succeeded" }] });
    expect(openCents(after)).toBe(0);
  });

  it("R4 learns at night what the shop gave back at the provider by hand", async () => {
    const waiting = await order();
    await pay(waiting.sessionId, { method: "eps" });
    await settled();
    await stripe("faults", { kind: "webhook-lost" });
    const paymentId = must((await read(waiting.orderId)).payments[0], "a payment").id;
    await world.post("refunds", { payment_intent: paymentId, amount: "120" });
    await runJob(test, "reconciliation", restaurantId);
    await settled();
    const after = await read(waiting.orderId);
    expect(after).toMatchObject({
      paymentStatus: "partiallyRefunded",
      refunds: [{ cents: 120, state: "succeeded", from: [{ paymentId, cents: 120 }] }],
    });
    expect(await kept(waiting.orderId)).toBe(after.totals.totalCents - 120);
  });

  it("takes a reservation before it ends by itself", async () => {
    const waiting = await order();
    await pay(waiting.sessionId);
    await settled();
    await later((6 * 24 + 13) * 60 * minute);
    await runJob(test, "sweep");
    await settled();
    expect((await read(waiting.orderId)).paymentStatus).toBe("paid");
  });
});

it("a payment keeps the shop's rate of its beginning, also when another one holds as its money is taken", async () => {
  const platform = await test.signIn(must(demo.platform, "an account"));
  const settings = { restaurantId };
  // Announced in time, and held since.
  const higher = [{ from: "2026-01-01", percentBp: 500 }];
  await updateDocument(test.admin.db, paymentSettingsDocument, settings, { feeRates: higher });
  const waiting = await order();
  const lower = { requestId: crypto.randomUUID(), restaurantId, percentBp: 100, from: "2026-01-01" };
  expect(await platform.call(setFeeRate, lower)).toMatchObject({ ok: true });
  await pay(waiting.sessionId);
  await settled();
  await act(waiting.orderId, "accept");
  await settled();
  const { payments, totals } = await read(waiting.orderId);
  expect(payments).toMatchObject([{ state: "captured", feeCents: Math.floor((totals.itemsCents * 500) / 10_000) }]);
  const next = await order();
  const goods = (await read(next.orderId)).totals.itemsCents;
  expect((await record(next.orderId))?.attempts).toMatchObject([
    { feeBp: 100, feeCents: Math.floor((goods * 100) / 10_000) },
  ]);
  await updateDocument(test.admin.db, paymentSettingsDocument, settings, { feeRates: remove() });
});

describe("while the platform starts no online payment", () => {
  const switchOnline = async (onlinePayment: boolean) => {
    const platform = await test.signIn(must(demo.platform, "an account"));
    const input = { requestId: crypto.randomUUID(), registrations: true, approval: false, onlinePayment };
    expect(await platform.call(setSwitches, input)).toEqual({ ok: true, value: {} });
  };
  afterEach(() => switchOnline(true));

  it("refuses a new one with its reason and takes cash; payments under way have the same page, are paid and placed", async () => {
    const waiting = await order();
    await switchOnline(false);
    const shopper = await test.signIn("guest");
    const input = await world.basket(shopper);
    const bar = { reason: "paused" };
    expect(await placed(input, shopper)).toEqual({
      ok: false,
      refusal: { type: "payment-method-unavailable", bar },
    });
    const again = await placed(waiting.input, waiting.shopper);
    expect(again.ok && pageOf(again.value.checkoutUrl)).toBe(waiting.sessionId);
    await pay(waiting.sessionId);
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "placed", paymentStatus: "authorized" });
    await act(waiting.orderId, "accept");
    await settled();
    expect(await read(waiting.orderId)).toMatchObject({ status: "accepted", paymentStatus: "paid" });
    const cash = { ...input, requestId: crypto.randomUUID(), paymentMethod: "cashOnPickup" } as const;
    expect(await placed(cash, shopper)).toMatchObject({ ok: true, value: { status: "placed" } });
  });
});

describe("shops", () => {
  it("stops offering cards within one event, and offers them again", async () => {
    const db = test.admin.db;
    const shopper = await test.signIn("guest");
    const input = await world.basket(shopper);
    await stripe(`accounts/${world.account}/decide`, { status: "restricted" });
    await settled();
    expect((await readDocument(db, shopDocument, { restaurantId }))?.onlinePaymentOff).toBe(true);
    expect(await placed(input, shopper)).toMatchObject({ ok: false, refusal: { type: "payment-method-unavailable" } });
    await stripe(`accounts/${world.account}/decide`, { status: "active" });
    await settled();
    expect((await placed(input, shopper)).ok).toBe(true);
  });

  it("leads a shop to the provider and back, and offers cards as soon as it may take them", async () => {
    const other = must(demo.shops[1], "another shop");
    const db = test.admin.db;
    await updateDocument(db, paymentSettingsDocument, { restaurantId: other.restaurantId }, { connect: remove() });
    const owner = await test.signIn(staffOf(other));
    const ids = { restaurantId: other.restaurantId };
    expect(await owner.call(checkPaymentAccount, ids)).toEqual({
      ok: true,
      value: { state: "none", requirementsDue: [] },
    });
    const start = (requestId: string = crypto.randomUUID()) =>
      owner.call(startPaymentOnboarding, { ...ids, requestId });
    const [one, two] = await Promise.all([start(), start()]);
    const url = (answer: typeof one) => must(answer.ok ? answer.value.url : null, "a link");
    expect(url(one)).not.toBe(url(two));
    const made = await readDocument(db, paymentSettingsDocument, ids);
    expect(made?.connect).toMatchObject({ chargesEnabled: false });
    expect(await owner.call(checkPaymentAccount, ids)).toMatchObject({ ok: true, value: { state: "open" } });
    await fetch(url(one), {
      method: "POST",
      body: new URLSearchParams({ name: "Hof", outcome: "active" }),
      redirect: "manual",
    });
    await settled();
    expect((await readDocument(db, paymentSettingsDocument, ids))?.connect).toMatchObject({
      accountId: made?.connect?.accountId,
      chargesEnabled: true,
      requirementsDue: [],
    });
    expect((await readDocument(db, shopDocument, ids))?.onlinePaymentOff).toBeUndefined();
    await stripe(`accounts/${made?.connect?.accountId ?? ""}/decide`, { status: "restricted" });
    await settled();
    expect((await readDocument(db, paymentSettingsDocument, ids))?.connect?.chargesEnabled).toBe(false);
    expect((await readDocument(db, shopDocument, ids))?.onlinePaymentOff).toBe(true);
    await stripe(`accounts/${made?.connect?.accountId ?? ""}/leave`);
    await settled();
    expect(await owner.call(checkPaymentAccount, ids)).toMatchObject({ ok: true, value: { state: "rejected" } });
  });

  it.each(["staff", "kitchen", "accountant"] as const)("shows the account to nobody of the %s", async (role) => {
    const member = shop.staff.find((one) => one.role === role);
    const who = member === undefined ? await test.signIn("guest") : await test.signIn(member);
    for (const answer of [
      await who.call(checkPaymentAccount, { restaurantId }),
      await who.call(startPaymentOnboarding, { restaurantId, requestId: crypto.randomUUID() }),
    ]) {
      expect(answer).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    }
  });

  it("tells a neighbour's staff and strangers nothing of a shop's money", async () => {
    const other = must(demo.shops[1], "another shop");
    const neighbour = await test.signIn(staffOf(other));
    const waiting = await order();
    for (const who of [neighbour, await test.signIn("guest")]) {
      for (const answer of [
        await who.call(checkPaymentAccount, { restaurantId }),
        await who.call(startPaymentOnboarding, { restaurantId, requestId: crypto.randomUUID() }),
        await who.call(confirmPayment, { restaurantId, orderId: waiting.orderId }),
      ]) {
        expect(answer).toEqual({ ok: false, refusal: { type: "not-allowed" } });
      }
    }
    const nobody = await test.signIn("nobody");
    expect(await nobody.call(confirmPayment, { restaurantId, orderId: waiting.orderId })).toEqual({
      ok: false,
      refusal: { type: "sign-in-required" },
    });
    expect(await staff.call(confirmPayment, { restaurantId, orderId: waiting.orderId })).toMatchObject({ ok: true });
    expect(await staff.call(checkPaymentAccount, { restaurantId })).toMatchObject({
      ok: true,
      value: { state: "active" },
    });
  });
});
