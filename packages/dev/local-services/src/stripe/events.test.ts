import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { code, folders, receive, receivers, running, sessionOf, shop, start } from "./testing/stripe-under-test.ts";

describe("events", () => {
  it("signs them as the service does, for platform and shops with secrets of their own", async () => {
    const { stripe, admin } = await start();
    const connect = await receive(stripe, "whsec_connect");
    const platform = await receive(stripe, "whsec_platform");
    await admin("endpoints", {
      connect: { url: connect.url, secret: "whsec_connect" },
      platform: { url: platform.url, secret: "whsec_platform" },
    });
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    const { payment_intent: id } = await admin(`sessions/${session.id}/pay`);
    await stripe.paymentIntents.capture(String(id), {}, shop);
    expect(await admin("idle")).toEqual({ idle: true });
    expect(connect.types().toSorted()).toEqual([
      "charge.captured",
      "charge.succeeded",
      "checkout.session.completed",
      "payment_intent.amount_capturable_updated",
      "payment_intent.created",
      "payment_intent.succeeded",
    ]);
    expect(connect.events.every(({ account }) => account === shop.stripeAccount)).toBe(true);
    expect(platform.types()).toEqual(["application_fee.created"]);
  });

  it("tries again until somebody takes them, also after a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lokalkorb-stripe-"));
    folders.push(folder);
    const first = await start(folder);
    let isBack = false;
    const connect = await receive(first.stripe, "whsec_c", () => (isBack ? 200 : 500));
    await first.admin("endpoints", { connect: { url: connect.url, secret: "whsec_c" } });
    await first.stripe.paymentIntents.create({ amount: 500, currency: "eur" }, shop);
    await expect.poll(() => connect.tries(), { timeout: 5000 }).toBeGreaterThan(1);
    running.splice(running.indexOf(first.services), 1);
    await first.services.stop();
    isBack = true;
    const second = await start(folder);
    await expect.poll(() => connect.types(), { timeout: 8000 }).toEqual(["payment_intent.created"]);
    expect((await second.stripe.paymentIntents.list({}, shop)).data).toMatchObject([{ amount: 500 }]);
  });

  it("has every bad day: doubled, turned round, late, lost, forged", async () => {
    const { stripe, admin } = await start();
    const connect = await receive(stripe, "whsec_c");
    await admin("endpoints", { connect: { url: connect.url, secret: "whsec_c" } });
    const pay = async () => {
      connect.events.length = 0;
      const payment = { amount: 500, currency: "eur", payment_method: "pm_card_visa", confirm: true };
      await stripe.paymentIntents.create(payment, shop);
      await admin("idle");
      return connect.types();
    };
    const usual = ["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"];
    expect((await pay()).toSorted()).toEqual(usual.toSorted());
    await admin("faults", { kind: "webhook-reorder" });
    expect(await pay()).toEqual(usual.toReversed());
    await admin("faults/clear");
    await admin("faults", { kind: "webhook-duplicate" });
    expect((await pay()).toSorted()).toEqual([...usual, ...usual].toSorted());
    await admin("faults/clear");
    await admin("faults", { kind: "webhook-lost" });
    expect(await pay()).toEqual([]);
    await admin("faults/clear");
    await admin("faults", { kind: "webhook-forged" });
    expect((await pay()).toSorted()).toEqual(usual.toSorted());
    expect(connect.refused()).toBe(3);
    await admin("faults/clear");
    await admin("faults", { kind: "webhook-delay", milliseconds: 60_000 });
    expect(await pay()).toEqual([]);
    await admin("clock", { advanceMs: 61_000 });
    await admin("idle");
    expect(connect.types().toSorted()).toEqual(usual.toSorted());
  });

  it("keeps an event that was lost, to be read or sent again", async () => {
    const { stripe, admin } = await start();
    const connect = await receive(stripe, "whsec_c");
    await admin("endpoints", { connect: { url: connect.url, secret: "whsec_c" } });
    await admin("faults", { kind: "webhook-lost" });
    await stripe.paymentIntents.create({ amount: 500, currency: "eur" }, shop);
    await admin("idle");
    const [event] = (await stripe.events.list({ limit: 1 }, shop)).data;
    expect(event?.type).toBe("payment_intent.created");
    await admin("faults/clear");
    await admin(`events/${event?.id ?? ""}/resend`);
    await admin("idle");
    expect(connect.events.map(({ id }) => id)).toEqual([event?.id]);
  });

  it("tells thinly that an account changed", async () => {
    const { stripe, admin } = await start();
    const bodies: string[] = [];
    const receiver = createServer((request, response) => {
      request.on("data", (chunk: Buffer) => {
        const header = String(request.headers["stripe-signature"]);
        bodies.push(stripe.parseEventNotification(chunk, header, "whsec_v2").type);
      });
      request.on("end", () => response.end());
    });
    receivers.push(receiver);
    await new Promise<void>((resolve) => {
      receiver.listen(0, "127.0.0.1", resolve);
    });
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await admin("endpoints", { v2: { url, secret: "whsec_v2" } });
    await stripe.balance.retrieve({}, shop);
    await admin(`accounts/${shop.stripeAccount}/decide`, { status: "restricted" });
    await admin("idle");
    expect(bodies.toSorted()).toEqual([
      "v2.core.account[configuration.merchant].capability_status_updated",
      "v2.core.account[requirements].updated",
    ]);
  });
});

describe("bad days", () => {
  it("is gone, slow, limited, broken, or does it and loses the answer", async () => {
    const { stripe, admin } = await start();
    const create = (idempotencyKey: string) =>
      stripe.paymentIntents.create({ amount: 500, currency: "eur" }, { ...shop, idempotencyKey });
    await admin("faults", { kind: "api-down" });
    await expect(create("a")).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await admin("faults/clear");
    await admin("faults", { kind: "api-limited", times: 1 });
    await expect(create("a")).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await admin("faults", { kind: "api-error", times: 1 });
    await expect(create("a")).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    // A dropped connection is tried once more by the SDK itself, with the same key.
    await admin("faults", { kind: "api-answer-lost", times: 2 });
    await expect(create("a")).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.paymentIntents.list({}, shop)).data).toHaveLength(1);
    expect((await create("a")).id).toBe((await stripe.paymentIntents.list({}, shop)).data[0]?.id);
    await admin("faults", { kind: "api-slow", milliseconds: 300, times: 1 });
    const slow = stripe.paymentIntents.create({ amount: 500, currency: "eur" }, { ...shop, timeout: 50 });
    await expect(slow).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });

  it("lets a direct debit fail days later", async () => {
    const { stripe, admin } = await start();
    const account = await stripe.v2.core.accounts.create({
      identity: { country: "de" },
      configuration: { merchant: { capabilities: { sepa_debit_payments: { requested: true } } } },
    });
    await admin(`accounts/${account.id}/decide`, { status: "active" });
    const own = { stripeAccount: account.id };
    const pay = async (number: string) => {
      const session = await stripe.checkout.sessions.create(sessionOf(), own);
      expect(await admin(`sessions/${session.id}/pay`, { method: "sepa_debit", number })).toMatchObject({
        status: "processing",
      });
      expect(await stripe.checkout.sessions.retrieve(session.id, {}, own)).toMatchObject({
        status: "complete",
        payment_status: "unpaid",
      });
      await admin("clock", { advanceMs: 10_000 });
      return stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] }, own);
    };
    expect(await pay("AT611904300234573201")).toMatchObject({ payment_status: "paid" });
    expect(await pay("AT861904300235473202")).toMatchObject({
      payment_status: "unpaid",
      payment_intent: { status: "requires_payment_method" },
    });
    const types = (await stripe.events.list({ limit: 100 }, own)).data.map(({ type }) => type);
    expect(types).toContain("checkout.session.async_payment_succeeded");
    expect(types).toContain("checkout.session.async_payment_failed");
  });

  it("lets refunds fail and gives the money back to the shop", async () => {
    const { stripe, admin } = await start();
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", payment_method: "pm_card_refundFail", confirm: true },
      shop,
    );
    const before = (await stripe.balance.retrieve({}, shop)).available[0]?.amount;
    const refund = await stripe.refunds.create({ payment_intent: paid.id }, shop);
    expect(refund.status).toBe("pending");
    await admin("clock", { advanceMs: 6000 });
    expect((await stripe.refunds.retrieve(refund.id, {}, shop)).status).toBe("failed");
    expect((await stripe.balance.retrieve({}, shop)).available[0]?.amount).toBe(before);
    const read = await stripe.paymentIntents.retrieve(paid.id, { expand: ["latest_charge"] }, shop);
    expect(read.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it("lets a bank send back a refund that had arrived, once", async () => {
    const { stripe, admin } = await start();
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", payment_method: "pm_card_visa", confirm: true },
      shop,
    );
    const { id, status } = await stripe.refunds.create({ payment_intent: paid.id, amount: 300 }, shop);
    expect(status).toBe("succeeded");
    await admin(`refunds/${id}/settle`, { works: false });
    await admin(`refunds/${id}/settle`, { works: false });
    expect((await stripe.refunds.retrieve(id, {}, shop)).status).toBe("failed");
    const read = await stripe.paymentIntents.retrieve(paid.id, { expand: ["latest_charge"] }, shop);
    expect(read.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
    const types = (await stripe.events.list({ limit: 100 }, shop)).data.map(({ type }) => type);
    expect(types.filter((type) => type === "refund.failed")).toHaveLength(1);
  });

  it("disputes a payment, takes the money and brings it back when the shop wins", async () => {
    const { stripe, admin } = await start();
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", payment_method: "pm_card_createDispute", confirm: true },
      shop,
    );
    const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id }, shop)).data;
    expect(dispute).toMatchObject({ status: "needs_response", amount: 1000 });
    expect(await code(stripe.refunds.create({ payment_intent: paid.id }, shop))).toBe("charge_disputed");
    await stripe.disputes.update(
      dispute?.id ?? "",
      { evidence: { uncategorized_text: "Abgeholt." }, submit: true },
      shop,
    );
    await admin(`disputes/${dispute?.id ?? ""}/close`, { outcome: "won" });
    expect((await stripe.disputes.retrieve(dispute?.id ?? "", {}, shop)).status).toBe("won");
    expect((await stripe.balance.retrieve({}, shop)).available[0]?.amount).toBe(1000 - 40);
  });
});
