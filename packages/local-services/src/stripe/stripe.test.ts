import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { startServices, type Services } from "../start-services.ts";

const key = "sk_test_local";
const shop = { stripeAccount: "acct_local_hofladen" };
const running: Services[] = [];
const receivers: Server[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((services) => services.stop()));
  for (const receiver of receivers.splice(0)) receiver.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function start(dataDir: string | null = null) {
  const services = await startServices({ port: 0, dataDir });
  running.push(services);
  const base = `http://127.0.0.1:${services.port}`;
  const stripe = new Stripe(key, { host: "127.0.0.1", port: services.port, protocol: "http", maxNetworkRetries: 0 });
  const admin = async (path: string, body: unknown = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${base}/stripe/admin/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  };
  const submit = (url: string, entered: Record<string, string>): Promise<Response> =>
    fetch(url, { method: "POST", body: new URLSearchParams(entered), redirect: "manual" });
  return { services, base, stripe, admin, submit };
}

const card = (number: string) => ({ method: "card", number, expiry: "12/34", cvc: "123", name: "Kundin 1" });

const sessionOf = (over: Stripe.Checkout.SessionCreateParams = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  ui_mode: "hosted_page",
  locale: "de",
  line_items: [
    { quantity: 1, price_data: { currency: "eur", unit_amount: 2350, product_data: { name: "Bestellung A-1042" } } },
  ],
  client_reference_id: "o1",
  metadata: { orderId: "o1" },
  payment_intent_data: { application_fee_amount: 70, metadata: { orderId: "o1" } },
  payment_method_options: { card: { capture_method: "manual" }, klarna: { capture_method: "manual" } },
  success_url: "http://localhost:3000/danke?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:3000/kasse",
  ...over,
});

/** What an endpoint of ours receives, checked as ours checks it. */
async function receive(stripe: Stripe, secret: string, answer: () => number = () => 200) {
  const events: Stripe.Event[] = [];
  let refused = 0;
  let tries = 0;
  const receiver = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      try {
        const event = stripe.webhooks.constructEvent(body, request.headers["stripe-signature"] ?? "", secret);
        tries++;
        const status = answer();
        if (status === 200) events.push(event);
        response.writeHead(status).end();
      } catch {
        refused++;
        response.writeHead(400).end();
      }
    });
  });
  receivers.push(receiver);
  await new Promise<void>((resolve) => {
    receiver.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  return { url, events, types: () => events.map(({ type }) => type), refused: () => refused, tries: () => tries };
}

const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no error",
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : error),
  );

describe("checkout", () => {
  it("authorises a card, captures less and gives the rest free, with the fee never above what was taken", async () => {
    const { stripe, submit } = await start();
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 2350,
      payment_intent: null,
    });
    const paid = await submit(session.url ?? "", card("4242 4242 4242 4242"));
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      `http://localhost:3000/danke?session=${session.id}`,
    ]);
    const done = await stripe.checkout.sessions.retrieve(
      session.id,
      { expand: ["payment_intent.latest_charge", "line_items"] },
      shop,
    );
    expect(done).toMatchObject({ status: "complete", payment_status: "unpaid", url: null });
    expect(done.line_items?.data[0]?.description).toBe("Bestellung A-1042");
    const intent = done.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: "requires_capture", amount_capturable: 2350, metadata: { orderId: "o1" } });
    expect((intent.latest_charge as Stripe.Charge).payment_method_details?.card?.capture_before).toBeGreaterThan(0);
    expect(await code(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 9999 }, shop))).toBe(
      "amount_too_large",
    );
    const captured = await stripe.paymentIntents.capture(
      intent.id,
      { amount_to_capture: 2000, application_fee_amount: 60 },
      shop,
    );
    expect(captured).toMatchObject({ status: "succeeded", amount_received: 2000, amount_capturable: 0 });
    expect((await stripe.checkout.sessions.retrieve(session.id, {}, shop)).payment_status).toBe("paid");
    const fees = await stripe.applicationFees.list();
    expect(fees.data).toMatchObject([{ amount: 60, account: shop.stripeAccount }]);
    expect((await stripe.balance.retrieve({}, shop)).available[0]?.amount).toBe(2000 - 60 - 55);
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(60);
  });

  it("declines as the service declines and lets the shopper try again on the same page", async () => {
    const { stripe, submit } = await start();
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    const url = session.url ?? "";
    const declined = await submit(url, card("4000 0000 0000 9995"));
    expect([declined.status, await declined.text()]).toEqual([
      402,
      expect.stringContaining("nicht ausreichend gedeckt"),
    ]);
    const lost = await (await submit(url, card("4000 0000 0000 9987"))).text();
    expect(lost).not.toContain("verloren gemeldet.</p>");
    expect(lost).toContain("Die Karte wurde abgelehnt.");
    const real = await submit(url, card("4111 1111 1111 1111"));
    expect(await real.text()).toContain("Bitte nur Testkarten");
    expect(await (await submit(url, card("4242 4242 4242 4241"))).text()).toContain("kann nicht stimmen");
    expect(await (await submit(url, { ...card("4242424242424242"), expiry: "01/20" })).text()).toContain("abgelaufen");
    const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] }, shop);
    expect(open.status).toBe("open");
    expect((open.payment_intent as Stripe.PaymentIntent).last_payment_error?.decline_code).toBe("lost_card");
    expect((await submit(url, card("4242 4242 4242 4242"))).status).toBe(303);
    expect((await submit(url, card("4242 4242 4242 4242"))).status).toBe(200);
  });

  it("asks with 3-D Secure, and goes on after yes and after no", async () => {
    const { base, stripe, submit } = await start();
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    const asked = await submit(session.url ?? "", card("4000 0027 6000 3184"));
    const page = `${base}${asked.headers.get("location") ?? ""}`;
    expect(await (await fetch(page)).text()).toContain("Bestätigst du das?");
    expect(await (await submit(page, { answer: "no" })).text()).toContain("nicht bestätigt");
    const again = await submit(session.url ?? "", card("4000 0027 6000 3184"));
    const confirmed = await submit(`${base}${again.headers.get("location") ?? ""}`, { answer: "yes" });
    expect(confirmed.headers.get("location")).toContain("/danke?session=");
    const after3ds = await stripe.checkout.sessions.create(sessionOf(), shop);
    const toDecline = await submit(after3ds.url ?? "", card("4000 0084 0000 1629"));
    const refused = await submit(`${base}${toDecline.headers.get("location") ?? ""}`, { answer: "yes" });
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining("abgelehnt")]);
  });

  it("takes EPS at once and Klarna to be captured later, and offers neither where all has to wait", async () => {
    const { base, stripe, submit } = await start();
    const pay = async (method: string) => {
      const session = await stripe.checkout.sessions.create(sessionOf(), shop);
      const asked = await submit(session.url ?? "", { method });
      const page = await (await fetch(`${base}${asked.headers.get("location") ?? ""}`)).text();
      expect(page.toLowerCase()).toContain(`${method} · test`.replace("eps · test", "eps-überweisung"));
      await submit(`${base}${asked.headers.get("location") ?? ""}`, { answer: "yes" });
      const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] }, shop);
      return (done.payment_intent as Stripe.PaymentIntent).status;
    };
    expect(await pay("eps")).toBe("succeeded");
    expect(await pay("klarna")).toBe("requires_capture");
    const manual = await stripe.checkout.sessions.create(
      sessionOf({ payment_intent_data: { capture_method: "manual" } }),
      shop,
    );
    expect(manual.payment_method_types).toEqual(["card", "klarna"]);
    expect(
      await code(stripe.checkout.sessions.create({ ...sessionOf(), payment_method_types: ["card"] } as never, shop)),
    ).toBe("parameter_unknown");
  });

  it("ends a session by its clock and by hand, never before half an hour", async () => {
    const { stripe, admin, submit, base } = await start();
    const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
    expect(await code(stripe.checkout.sessions.create(sessionOf({ expires_at: inMinutes(20) }), shop))).toBe(
      "StripeInvalidRequestError",
    );
    const session = await stripe.checkout.sessions.create(sessionOf({ expires_at: inMinutes(30) }), shop);
    await submit(session.url ?? "", card("4000 0000 0000 0002"));
    await admin("clock", { advanceMs: 31 * 60_000 });
    const expired = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] }, shop);
    expect(expired).toMatchObject({ status: "expired", url: null, payment_intent: { status: "canceled" } });
    expect(await (await fetch(`${base}/pay/${session.id}`)).text()).toContain("Zeit abgelaufen");
    expect(await code(stripe.checkout.sessions.expire(session.id, {}, shop))).toBe("checkout_session_not_open");
    const second = await stripe.checkout.sessions.create(sessionOf(), shop);
    expect((await stripe.checkout.sessions.expire(second.id, {}, shop)).status).toBe("expired");
  });

  it("gives up an authorisation after seven days", async () => {
    const { stripe, admin } = await start();
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    const { payment_intent: id } = await admin(`sessions/${session.id}/pay`);
    await admin("clock", { advanceMs: 7 * 24 * 60 * 60_000 + 1000 });
    expect(await stripe.paymentIntents.retrieve(String(id), {}, shop)).toMatchObject({
      status: "canceled",
      cancellation_reason: "automatic",
    });
  });
});

describe("the interface", () => {
  it("answers a repeated key alike and refuses it with another body, for declined cards too", async () => {
    const { stripe } = await start();
    const options = { ...shop, idempotencyKey: "order:o1:session:1" };
    const first = await stripe.checkout.sessions.create(sessionOf(), options);
    const second = await stripe.checkout.sessions.create(sessionOf(), options);
    expect(second.id).toBe(first.id);
    const other = stripe.checkout.sessions.create(sessionOf({ client_reference_id: "o2" }), options);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const decline = { amount: 500, currency: "eur", payment_method: "pm_card_visa_chargeDeclined", confirm: true };
    const charge = () => stripe.paymentIntents.create(decline, { ...shop, idempotencyKey: "k" });
    const errors = await Promise.all([charge(), charge()].map((work) => work.catch((error: unknown) => error)));
    expect(errors).toEqual([expect.any(Stripe.errors.StripeCardError), expect.any(Stripe.errors.StripeCardError)]);
    expect(new Set(errors.map((error) => (error as Stripe.errors.StripeCardError).payment_intent?.id)).size).toBe(1);
    expect(errors[0]).toMatchObject({ statusCode: 402, code: "card_declined", decline_code: "generic_decline" });
  });

  it("keeps accounts apart, and keys", async () => {
    const { base, stripe } = await start();
    const session = await stripe.checkout.sessions.create(sessionOf(), shop);
    expect(await code(stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: "acct_local_anderer" }))).toBe(
      "resource_missing",
    );
    expect(await code(stripe.checkout.sessions.retrieve(session.id))).toBe("resource_missing");
    expect(await code(stripe.balance.retrieve({}, { stripeAccount: "acct_unknown" }))).toBe("account_invalid");
    expect((await fetch(`${base}/v1/balance`)).status).toBe(401);
    const publishable = await fetch(`${base}/v1/balance`, { headers: { authorization: "Bearer pk_test_local" } });
    expect(publishable.status).toBe(403);
  });

  it("checks amounts", async () => {
    const { stripe } = await start();
    expect(await code(stripe.paymentIntents.create({ amount: 49, currency: "eur" }, shop))).toBe("amount_too_small");
    expect(
      await code(stripe.paymentIntents.create({ amount: 100, currency: "eur", application_fee_amount: 101 }, shop)),
    ).toBe("StripeInvalidRequestError");
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", application_fee_amount: 100, payment_method: "pm_card_visa", confirm: true },
      shop,
    );
    expect(paid.status).toBe("succeeded");
    const refund = (amount?: number) =>
      stripe.refunds.create(
        { payment_intent: paid.id, refund_application_fee: true, ...(amount === undefined ? {} : { amount }) },
        shop,
      );
    expect(await refund(400)).toMatchObject({ amount: 400, status: "succeeded" });
    expect(await code(refund(700))).toBe("StripeInvalidRequestError");
    expect(await refund()).toMatchObject({ amount: 600 });
    expect(await code(refund())).toBe("charge_already_refunded");
    expect((await stripe.applicationFees.list()).data).toMatchObject([{ amount: 100, amount_refunded: 100 }]);
    const listed = await stripe.refunds.list({ payment_intent: paid.id }, shop);
    expect(listed.data.map(({ amount }) => amount)).toEqual([600, 400]);
  });

  it("gives back no fee that was never taken", async () => {
    const { stripe } = await start();
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", payment_method: "pm_card_visa", confirm: true },
      shop,
    );
    const wish = { payment_intent: paid.id, amount: 400 };
    expect(await code(stripe.refunds.create({ ...wish, refund_application_fee: true }, shop))).toBe(
      "StripeInvalidRequestError",
    );
    expect(await stripe.refunds.create(wish, shop)).toMatchObject({ amount: 400 });
  });

  it("cancels what is authorised, and nothing that is over", async () => {
    const { stripe, admin } = await start();
    const open = await stripe.checkout.sessions.create(sessionOf(), shop);
    const { payment_intent: id } = await admin(`sessions/${open.id}/pay`);
    expect(await code(stripe.refunds.create({ payment_intent: String(id) }, shop))).toBe(
      "payment_intent_unexpected_state",
    );
    expect((await stripe.paymentIntents.cancel(String(id), {}, shop)).status).toBe("canceled");
    expect(await code(stripe.paymentIntents.cancel(String(id), {}, shop))).toBe("payment_intent_unexpected_state");
    expect(await code(stripe.paymentIntents.capture(String(id), {}, shop))).toBe("payment_intent_unexpected_state");
  });

  it("lists page by page", async () => {
    const { stripe } = await start();
    for (let n = 0; n < 5; n++) await stripe.paymentIntents.create({ amount: 100 + n, currency: "eur" }, shop);
    const amounts: number[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 2, created: { gte: 0 } }, shop))
      amounts.push(intent.amount);
    expect(amounts).toEqual([104, 103, 102, 101, 100]);
  });

  it("sets up a shop: account, link, page, and what it may do then", async () => {
    const { stripe, submit } = await start();
    const account = await stripe.v2.core.accounts.create({
      contact_email: "hof@shop.example",
      display_name: "Hof",
      dashboard: "full",
      identity: { country: "at" },
      configuration: {
        merchant: { capabilities: { card_payments: { requested: true }, eps_payments: { requested: true } } },
      },
      defaults: { responsibilities: { fees_collector: "stripe", losses_collector: "stripe" } },
      include: ["configuration.merchant", "requirements"],
    });
    const statusOf = (one: Stripe.V2.Core.Account) => one.configuration?.merchant?.capabilities?.card_payments?.status;
    expect(statusOf(account)).toBe("restricted");
    expect(account.requirements?.entries?.length).toBeGreaterThan(0);
    const own = { stripeAccount: account.id };
    expect(await code(stripe.checkout.sessions.create(sessionOf(), own))).toBe("StripeInvalidRequestError");
    const link = await stripe.v2.core.accountLinks.create({
      account: account.id,
      use_case: {
        type: "account_onboarding",
        account_onboarding: {
          refresh_url: "http://localhost:3001/neu",
          return_url: "http://localhost:3001/fertig",
        },
      },
    });
    expect(await (await fetch(link.url)).text()).toContain("Zahlungen einrichten");
    const sent = await submit(link.url, { name: "Hof Sonnseite", outcome: "active" });
    expect(sent.headers.get("location")).toBe("http://localhost:3001/fertig");
    const again = await fetch(link.url, { redirect: "manual" });
    expect(again.headers.get("location")).toBe("http://localhost:3001/neu");
    const read = await stripe.v2.core.accounts.retrieve(account.id, { include: ["configuration.merchant"] });
    expect(statusOf(read)).toBe("active");
    expect((await stripe.v2.core.accounts.retrieve(account.id)).configuration).toBeNull();
    expect((await stripe.checkout.sessions.create(sessionOf(), own)).payment_method_types).toEqual(["card", "eps"]);
    await expect(stripe.v2.core.accounts.retrieve("acct_none")).rejects.toMatchObject({ statusCode: 404 });
  });

  it("keeps cards for later, with 3-D Secure once, and forgets them", async () => {
    const { base, stripe, submit } = await start();
    const customer = await stripe.customers.create({ email: "kundin@shop.example" }, shop);
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" }, shop);
    const confirm = (number: string, secret = setup.client_secret ?? "") =>
      fetch(`${base}/v1/setup_intents/${setup.id}/confirm`, {
        method: "POST",
        headers: { authorization: "Bearer pk_test_local", "stripe-account": shop.stripeAccount },
        body: new URLSearchParams({
          client_secret: secret,
          return_url: "http://localhost:3000/konto",
          "payment_method_data[type]": "card",
          "payment_method_data[card][number]": number,
        }),
      });
    expect((await confirm("4242424242424242", "wrong")).status).toBe(400);
    expect((await confirm("4000000000000002")).status).toBe(402);
    const asked = (await (await confirm("4000002500003155")).json()) as Stripe.SetupIntent;
    expect(asked.status).toBe("requires_action");
    const back = await submit(asked.next_action?.redirect_to_url?.url ?? "", { answer: "yes" });
    expect(back.headers.get("location")).toContain("redirect_status=succeeded");
    const [saved] = (await stripe.customers.listPaymentMethods(customer.id, {}, shop)).data;
    expect(saved?.card?.last4).toBe("3155");
    const later = { amount: 900, currency: "eur", off_session: true, confirm: true, customer: customer.id };
    const paid = await stripe.paymentIntents.create({ ...later, payment_method: saved?.id ?? "" }, shop);
    expect(paid.status).toBe("succeeded");
    const always = await stripe.paymentMethods.attach(
      "pm_card_authenticationRequired",
      { customer: customer.id },
      shop,
    );
    expect(await code(stripe.paymentIntents.create({ ...later, payment_method: always.id }, shop))).toBe(
      "authentication_required",
    );
    await stripe.paymentMethods.detach(saved?.id ?? "", {}, shop);
    expect((await stripe.paymentMethods.list({ customer: customer.id }, shop)).data.map(({ id }) => id)).toEqual([
      always.id,
    ]);
  });

  it("keeps a card on a page of its own, and lends shops copies of it", async () => {
    const { base, stripe, submit } = await start();
    const customer = await stripe.customers.create({ metadata: { uid: "u1" } });
    const page = async (): Promise<string> => {
      const session = await stripe.checkout.sessions.create({
        mode: "setup",
        customer: customer.id,
        allowed_payment_method_types: ["card"],
        success_url: "http://localhost:3000/hofladen/kasse?karte=fertig",
        cancel_url: "http://localhost:3000/hofladen/kasse?karte=abbruch",
      });
      return session.url ?? "";
    };
    const first = await page();
    expect(await (await fetch(first)).text()).toContain("Jetzt wird nichts abgebucht.");
    expect(await (await submit(first, card("4000000000000002"))).text()).toContain("abgelehnt");
    const done = await submit(first, card("4000000000000341"));
    expect(done.headers.get("location")).toBe("http://localhost:3000/hofladen/kasse?karte=fertig");
    expect((await submit(first, card("4242424242424242"))).status).toBe(200);
    const second = await page();
    const asked = (await submit(second, card("4000002760003184"))).headers.get("location") ?? "";
    const agreed = await submit(new URL(asked, base).href, { answer: "yes" });
    expect(agreed.headers.get("location")).toContain("karte=fertig");
    const [always, declined] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    expect([always?.card?.last4, declined?.card?.last4]).toEqual(["3184", "0341"]);

    const copy = (id = "", owner = customer.id) =>
      stripe.paymentMethods.create({ customer: owner, payment_method: id }, shop);
    const pay = async (id = "") => {
      const { id: method } = await copy(id);
      const intent = await stripe.paymentIntents.create({ amount: 900, currency: "eur", payment_method: method }, shop);
      expect(intent.status).toBe("requires_confirmation");
      return stripe.paymentIntents.confirm(intent.id, { return_url: "http://localhost:3000/b" }, shop);
    };
    expect((await pay(always?.id)).status).toBe("requires_action");
    expect(await code(pay(declined?.id))).toBe("card_declined");
    const other = await stripe.customers.create({});
    expect(await code(copy(always?.id, other.id))).not.toBe("no error");
    expect(await code(copy("pm_none"))).toBe("resource_missing");
  });
});

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

describe("for people", () => {
  it("shows payments, accounts, events and switches on the viewer, escaped", async () => {
    const { base, stripe, submit } = await start();
    await stripe.paymentIntents.create(
      { amount: 1234, currency: "eur", payment_method: "pm_card_visa", confirm: true, description: "<b>x</b>" },
      shop,
    );
    const switched = await submit(`${base}/stripe/admin/faults`, { kind: "webhook-lost" });
    expect(switched.headers.get("location")).toBe("/?tab=zahlungen");
    const page = await (await fetch(`${base}/?tab=zahlungen`)).text();
    for (const text of [
      "12,34",
      "bezahlt",
      "acct_local_hofladen",
      "payment_intent.succeeded",
      "Schlechte Tage (1 an)",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("<b>x</b>");
  });

  it("is empty again after a reset, and has the browser's script", async () => {
    const { base, stripe } = await start();
    await stripe.paymentIntents.create({ amount: 500, currency: "eur" }, shop);
    await fetch(`${base}/api/reset`, { method: "POST" });
    expect((await stripe.paymentIntents.list({}, shop)).data).toEqual([]);
    const script = await (await fetch(`${base}/js/stripe.js`)).text();
    const window: { Stripe?: (key: string) => Record<string, unknown> } = {};
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function("window", "document", script)(window, { currentScript: { src: `${base}/js/stripe.js` } });
    expect(Object.keys(window.Stripe?.("pk_test_local") ?? {})).toContain("confirmSetup");
  });
});
