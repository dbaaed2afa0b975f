import { expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import type { EditDecision } from "./edit-order.ts";
import { leastOnlineCents, settlementOf } from "./settlement.ts";

const total = 1000;
function order(
  paymentStatus: Order["paymentStatus"],
  captured = total,
  type: Order["distribution"]["type"] = "pickup",
) {
  const plain = anOrder();
  const payment = { id: "p1", provider: "stripe", method: "online", authorizedCents: captured, at: 1 } as const;
  return anOrder({
    paymentStatus,
    paymentMethod: "online",
    totals: { ...plain.totals, totalCents: total },
    distribution: { ...plain.distribution, type },
    payments: captured > 0 ? [{ ...payment, state: "captured", capturedCents: captured }] : [],
  });
}
const changed = (differenceCents: number, back = 0): EditDecision => ({
  type: "changed",
  patch: {},
  event: "edited",
  effects: [],
  data: {},
  refund: back === 0 ? null : { cents: back, lines: [], vat: [], from: [] },
  differenceCents,
});
const proposed = (differenceCents: number): EditDecision => ({
  type: "proposed",
  differenceCents,
  totalCents: total + differenceCents,
  until: 1,
  changes: [],
});

test.each([
  ["nothing", order("open", 0), changed(0), { type: "same", cents: 0 }],
  ["what was paid goes back", order("paid"), changed(-300, 300), { type: "back", cents: 300 }],
  ["less is taken", order("authorized", 0), changed(-300), { type: "less", cents: 300 }],
  ["a cheaper order that a question is still about", order("open", 0), proposed(-300), { type: "less", cents: 300 }],
  ["within the reserve for weighing", order("authorized", 0), changed(200), { type: "reserved", cents: 200 }],
  ["cash", order("open", 0), changed(200), { type: "handover", cents: 200 }],
  ["on account", order("onAccount", 0), changed(200), { type: "invoice", cents: 200 }],
  ["paid online", order("paid"), proposed(200), { type: "online", cents: 200 }],
  ["reserved online", order("authorized", 0), proposed(200), { type: "online", cents: 200 }],
  ["more was paid than it costs", order("paid", total + 120), proposed(200), { type: "online", cents: 80 }],
  ["so much more that nothing is missing", order("paid", total + 900), proposed(200), { type: "handover", cents: 0 }],
  ["too small for the provider", order("paid"), proposed(leastOnlineCents - 1), { type: "handover", cents: 49 }],
  [
    "paid to the carrier",
    { ...order("open", 0, "shipping"), paymentMethod: "cashOnDelivery" },
    changed(200),
    { type: "handover", cents: 200 },
  ],
  ["free until now, and sent by post", order("none", 0, "shipping"), changed(200), { type: "none", cents: 200 }],
  ["too small, and sent by post", order("paid", total, "shipping"), proposed(10), { type: "none", cents: 10 }],
] as const)("K-FS-8 settles a difference: %s", (_case, one, decision, expected) => {
  expect(settlementOf(one, decision, { paymentMethods: ["online"] })).toEqual(expected);
});

test("K-FS-8 what a gift card does not pay is paid at the handover where the shop takes nothing online", () => {
  const one = { ...order("paid"), paymentMethod: "giftCard" } as const;
  const by = (...paymentMethods: Order["paymentMethod"][]) => settlementOf(one, proposed(200), { paymentMethods });
  expect(by("cashOnPickup")).toEqual({ type: "handover", cents: 200 });
  expect(by("cashOnPickup", "online")).toEqual({ type: "online", cents: 200 });
});
