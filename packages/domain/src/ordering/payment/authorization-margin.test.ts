import { expect, it } from "vitest";
import { effectsOf } from "../effects/effects-of.ts";
import { decidePaymentFact } from "./apply-payment-fact.ts";
import { anOrder } from "../../testing/builders.ts";
import { authorizationMarginCents } from "./authorization-margin.ts";

const totals = { itemsCents: 3000, depositCents: 0, discountCents: 0, deliveryCents: 0, feesCents: 0, tipCents: 0 };
const priced = (atMostCents: number) => ({
  lines: [{ totalCents: 2001, catchWeight: { estGrams: 1000, pricePerKgCents: 2001 } }, { totalCents: 999 }],
  totals: { ...totals, totalCents: 3000, vat: [] },
  atMostCents,
});
type Priced = Parameters<typeof authorizationMarginCents>[0];
const bufferOf = (atMostCents: number, bp: number): number =>
  authorizationMarginCents(priced(atMostCents) as unknown as Priced, bp);

it("reserves the shop's share of what is weighed, and never more than it may cost at most", () => {
  expect(bufferOf(9000, 1500)).toBe(301);
  expect(bufferOf(3200, 1500)).toBe(200);
  expect(bufferOf(3000, 1500)).toBe(0);
  expect(bufferOf(9000, 0)).toBe(0);
});

it("R4 places an order for the total with its reserve, and for nothing else", () => {
  const { totalCents } = anOrder().totals;
  const waiting = anOrder({
    status: "pendingPayment",
    paymentMethod: "online",
    paymentStatus: "open",
    bufferCents: 120,
  });
  const decide = (cents: number) =>
    decidePaymentFact(waiting, { type: "authorized", paymentId: "pi_1", cents }, 0).type;
  expect(decide(totalCents + 120)).toBe("place");
  expect(decide(totalCents)).toBe("mismatch");
});

it("takes the money of weighed goods once they are weighed", () => {
  const order = anOrder({ paymentStatus: "authorized", capture: "onAccept", flags: { needsWeighing: true } });
  expect(effectsOf("accepted", order)).not.toContain("capture");
  expect(effectsOf("ready", order)).toContain("capture");
  const { flags: _none, ...plain } = order;
  expect(effectsOf("accepted", plain)).toContain("capture");
  expect(effectsOf("ready", plain)).not.toContain("capture");
});
