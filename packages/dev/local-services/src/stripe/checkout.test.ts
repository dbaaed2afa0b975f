import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { card, code, sessionOf, shop, start } from "./testing/stripe-under-test.ts";

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
