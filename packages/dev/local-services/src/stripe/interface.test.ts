import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { card, code, sessionOf, shop, start } from "./testing/stripe-under-test.ts";

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

  it("gives back a fee by an amount of its own, and never more than is left", async () => {
    const { stripe } = await start();
    const paid = await stripe.paymentIntents.create(
      { amount: 1000, currency: "eur", application_fee_amount: 100, payment_method: "pm_card_visa", confirm: true },
      shop,
    );
    await stripe.refunds.create({ payment_intent: paid.id, amount: 400 }, shop);
    const [fee] = (await stripe.applicationFees.list()).data;
    const id = fee?.id ?? "";
    expect(await stripe.applicationFees.createRefund(id, { amount: 30 })).toMatchObject({ amount: 30, fee: id });
    expect(await code(stripe.applicationFees.createRefund(id, { amount: 71 }))).toBe("StripeInvalidRequestError");
    expect(await stripe.applicationFees.retrieve(id)).toMatchObject({ amount: 100, amount_refunded: 30 });
    expect(await stripe.applicationFees.createRefund(id)).toMatchObject({ amount: 70 });
    expect(await code(stripe.applicationFees.createRefund(id))).toBe("charge_already_refunded");
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
