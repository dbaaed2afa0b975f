import { describe, expect, it } from "vitest";
import { shop, start } from "./testing/stripe-under-test.ts";

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
