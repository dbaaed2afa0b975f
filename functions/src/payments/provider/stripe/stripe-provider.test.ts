import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { readPaymentConfig } from "../payment-config.ts";
import type { CheckoutRequest, PaymentProvider, ProviderAnswer } from "../payment-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const account = "acct_local_hofladen";
const env = {
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_API_HOST: "127.0.0.1",
  STRIPE_API_PROTOCOL: "http",
  STRIPE_WEBHOOK_SECRET: "whsec_p",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_c",
  STRIPE_V2_EVENTS_SECRET: "whsec_a",
  PLATFORM_FEE_BPS: "300",
  APP_URL: "http://localhost:3000/",
};

let services: Services;
let provider: PaymentProvider;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  provider = createStripeProvider(
    must(readPaymentConfig({ ...env, STRIPE_API_PORT: String(services.port) }), "a configuration"),
  );
});
afterAll(() => services.stop());

async function admin(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const url = `http://127.0.0.1:${services.port}/stripe/admin/${path}`;
  return (await (await fetch(url, { method: "POST", body: JSON.stringify(body) })).json()) as Record<string, unknown>;
}

function value<Value>(answer: ProviderAnswer<Value>): Value {
  if (answer.type !== "ok") throw new Error(JSON.stringify(answer));
  return answer.value;
}

let orders = 0;
const request = (over: Partial<Omit<CheckoutRequest, "subject">> = {}) => ({
  account,
  statement: null,
  shopName: "Hofladen am Anger",
  restaurantId: "hofladen",
  subject: { orderId: `o${++orders}` },
  attempt: 1,
  lines: [{ name: "Brot", quantity: 2, unitCents: 500 }],
  feeCents: 30,
  capturesLater: true,
  excludedMethods: ["sepa_debit"],
  email: "kundin@kundschaft.example",
  expiresAt: Date.now() + 31 * 60_000,
  successUrl: "https://lokalkorb.example/ok",
  cancelUrl: "https://lokalkorb.example/zurueck",
  ...over,
});

/** A page that was paid, and the payment behind it. */
async function paid(over: Partial<Omit<CheckoutRequest, "subject">> = {}, how: object = {}) {
  const asked = request(over);
  const { sessionId } = value(await provider.createCheckout(asked, `order:${asked.subject.orderId}:session:1`));
  const { payment_intent: id } = await admin(`sessions/${sessionId}/pay`, how);
  return { asked, sessionId, paymentId: String(id) };
}

describe("the provider's adapter", () => {
  it("S-P9 heads the page with the shop's name, not with a part of its address", async () => {
    const { url } = value(await provider.createCheckout(request(), "headed"));
    const page = await (await fetch(url)).text();
    expect(page).toContain('<h1 id="shop">Hofladen am Anger</h1>');
    expect(page).toContain("Bezahlen bei Hofladen am Anger");
  });

  it("makes one page per key, and tells what became of it", async () => {
    const asked = request();
    const key = `order:${asked.subject.orderId}:session:1`;
    const [one, two] = [await provider.createCheckout(asked, key), await provider.createCheckout(asked, key)];
    expect(two).toEqual(one);
    const { sessionId } = value(one);
    expect(value(await provider.retrieveCheckout(account, sessionId))).toMatchObject({
      tag: { restaurantId: "hofladen", orderId: asked.subject.orderId, attempt: 1 },
      state: { sessions: { [sessionId]: "open" }, payments: {} },
    });
    await admin(`sessions/${sessionId}/pay`, { number: "4000000000009995" });
    const [failed] = Object.values(value(await provider.retrieveCheckout(account, sessionId)).state.payments);
    expect(failed).toMatchObject({ stage: "open", failure: { code: "insufficient_funds" } });
    expect(value(await provider.endCheckout(account, sessionId)).state.sessions).toEqual({ [sessionId]: "expired" });
    expect(await provider.endCheckout(account, sessionId)).toMatchObject({ type: "invalid" });
  });

  it("PLT-06 pays into the shop's own account: no other knows of it", async () => {
    const { sessionId } = value(await provider.createCheckout(request(), "own"));
    expect(value(await provider.retrieveCheckout(account, sessionId)).state.sessions).toEqual({ [sessionId]: "open" });
    expect(await provider.retrieveCheckout("acct_local_other", sessionId)).toMatchObject({ type: "invalid" });
  });

  it("takes less than was reserved, with the fee that belongs to it, and gives parts back", async () => {
    const { sessionId, paymentId } = await paid();
    const reserved = value(await provider.retrieveCheckout(account, sessionId)).state.payments[paymentId];
    expect(reserved).toMatchObject({ stage: "authorized", authorizedCents: 1000, capturedCents: 0, feeCents: 30 });
    expect(must(reserved?.captureBefore, "an end")).toBeGreaterThan(Date.now());
    const taken = value(await provider.capture(account, paymentId, { cents: 800, feeCents: 24 }, "c1"));
    expect(taken.state.payments[paymentId]).toMatchObject({ stage: "captured", capturedCents: 800, feeCents: 24 });
    const back = { cents: 300, refundId: "refund-1", hasFee: true, restaurantId: "hofladen", orderId: "o" };
    value(await provider.refund(account, paymentId, back, "r1"));
    value(await provider.refund(account, paymentId, back, "r1"));
    const look = value(await provider.retrievePayment(account, paymentId));
    expect(Object.values(look.state.refunds)).toEqual([
      { paymentId, refundId: "refund-1", cents: 300, state: "succeeded" },
    ]);
    expect(await provider.refund(account, paymentId, { ...back, cents: 900 }, "r2")).toMatchObject({ type: "invalid" });
    expect(await provider.cancel(account, paymentId, "x1")).toMatchObject({
      type: "invalid",
      code: "payment_intent_unexpected_state",
    });
  });

  it("gives back what was taken without a fee, although there is one today", async () => {
    const { paymentId } = await paid({ feeCents: 0, capturesLater: false });
    const back = { cents: 300, refundId: "refund-1", restaurantId: "hofladen", orderId: "o" };
    const look = value(await provider.retrievePayment(account, paymentId));
    expect(look.state.payments[paymentId]).not.toHaveProperty("feeCents");
    expect(await provider.refund(account, paymentId, { ...back, hasFee: true }, "f1")).toMatchObject({
      type: "invalid",
    });
    value(await provider.refund(account, paymentId, { ...back, hasFee: false }, "f2"));
  });

  it("lets go, and says that something had been reserved", async () => {
    const { paymentId } = await paid();
    expect(value(await provider.cancel(account, paymentId, "x2")).state.payments[paymentId]).toMatchObject({
      stage: "canceled",
      authorizedCents: 1000,
    });
  });

  it("leaves out what a shop does not want, and takes far orders at once", async () => {
    const { sessionId, paymentId } = await paid({ capturesLater: false, excludedMethods: ["eps", "klarna"] });
    expect(value(await provider.retrieveCheckout(account, sessionId)).state.payments[paymentId]?.stage).toBe(
      "captured",
    );
    const only = await paid({ excludedMethods: ["eps", "klarna"] }, { method: "card" });
    expect(only.paymentId).toMatch(/^pi_/);
  });

  it("sees disputes, and lists a shop's payments with whose they are", async () => {
    const { paymentId, asked } = await paid({ capturesLater: false }, { number: "4000000000000259" });
    const look = value(await provider.retrievePayment(account, paymentId));
    expect(Object.values(look.state.disputes)).toMatchObject([{ paymentId, cents: 1000, state: "open" }]);
    const listed = value(await provider.listPayments(account, Date.now() - 60_000));
    expect(listed.payments.find((found) => found.paymentId === paymentId)?.tag.orderId).toBe(asked.subject.orderId);
  });

  it("tells a refusal from an absence, and from what makes no sense", async () => {
    expect(await provider.retrievePayment(account, "pi_none")).toMatchObject({
      type: "invalid",
      code: "resource_missing",
    });
    expect(await provider.createCheckout(request({ expiresAt: Date.now() + 60_000 }), "late")).toMatchObject({
      type: "invalid",
    });
    await admin("faults", { kind: "api-error" });
    expect(await provider.retrievePayment(account, "pi_none")).toMatchObject({ type: "unavailable" });
    await admin("faults/clear");
    await admin("faults", { kind: "api-limited" });
    expect(await provider.retrievePayment(account, "pi_none")).toMatchObject({ type: "unavailable" });
    await admin("faults/clear");
  });

  it("sets up accounts and reads how far they are", async () => {
    const shop = { restaurantId: "neu", name: "Neu", email: "neu@shop.example", country: "AT", statement: null };
    const made = value(await provider.createAccount(shop, "shop:neu"));
    expect(made).toMatchObject({ restaurantId: "neu", state: "open" });
    expect(made.requirementsDue.length).toBeGreaterThan(0);
    expect(value(await provider.createAccount(shop, "shop:neu")).accountId).toBe(made.accountId);
    for (const [decided, state] of [
      ["pending", "pending"],
      ["active", "active"],
      ["unsupported", "rejected"],
    ] as const) {
      await admin(`accounts/${made.accountId}/decide`, { status: decided });
      expect(value(await provider.retrieveAccount(made.accountId)).state).toBe(state);
    }
    const pages = { returnUrl: "https://konsole.example/a", refreshUrl: "https://konsole.example/b" };
    expect(value(await provider.accountLink(made.accountId, pages)).url).toContain("/onboard/");
  });

  it("S6 believes only what is signed with the secret of its own endpoint, and not for long", () => {
    const body = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "payment_intent.succeeded",
      account,
      data: { object: { id: "pi_1", object: "payment_intent", metadata: { orderId: "o1", restaurantId: "hofladen" } } },
    });
    const signed = (secret: string, at = Math.floor(Date.now() / 1000)): string =>
      `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
    const read = (signature: string, text = body) => provider.readEvent("connect", Buffer.from(text), signature);
    expect(read(signed("whsec_c"))).toEqual({
      id: "evt_1",
      type: "payment_intent.succeeded",
      account,
      objectId: "pi_1",
      paymentId: "pi_1",
      tag: { orderId: "o1", restaurantId: "hofladen" },
    });
    expect(read(signed("whsec_p"))).toBeNull();
    expect(read(signed("whsec_c", Math.floor(Date.now() / 1000) - 301))).toBeNull();
    expect(read(signed("whsec_c"), body.replace("o1", "o2"))).toBeNull();
    expect(read("")).toBeNull();
  });
});

describe("readPaymentConfig", () => {
  it("is none without a key, and speaks to the real provider where nothing stands in for it", () => {
    expect(readPaymentConfig({})).toBeNull();
    const live = { STRIPE_SECRET_KEY: "rk_live_x", APP_URL: "https://lokalkorb.example", PLATFORM_FEE_BPS: "0" };
    expect(readPaymentConfig(live)).toMatchObject({ api: null, feeBp: 0 });
    expect(readPaymentConfig({ ...env, STRIPE_API_PORT: "4400" })).toMatchObject({
      api: { host: "127.0.0.1", port: 4400, protocol: "http" },
      feeBp: 300,
      appUrl: "http://localhost:3000",
    });
  });

  it("says what the platform keeps, or does not start: forgetting it must not mean nothing", () => {
    for (const fee of [undefined, "", "3%", "10001"])
      expect(() => readPaymentConfig({ ...env, PLATFORM_FEE_BPS: fee })).toThrow("PLATFORM_FEE_BPS");
  });

  it("S6 takes no message at all where a secret is missing", () => {
    const config = must(
      readPaymentConfig({ STRIPE_SECRET_KEY: "sk_test_x", PLATFORM_FEE_BPS: "0" }),
      "a configuration",
    );
    const at = Math.floor(Date.now() / 1000);
    const forged = `t=${at},v1=${createHmac("sha256", "").update(`${at}.{}`).digest("hex")}`;
    expect(createStripeProvider(config).readEvent("connect", Buffer.from("{}"), forged)).toBeNull();
  });
});
