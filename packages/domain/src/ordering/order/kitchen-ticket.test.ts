import { expect, it } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { isForKitchen, kitchenTicket, looksAlikeInKitchen } from "./kitchen-ticket.ts";
import type { Order } from "./order.ts";

const secrets = [
  "Annegret",
  "annegret@post.example",
  "0151 2345",
  "Seestraße",
  "u-1",
  "b-1",
  "https://pay",
  "Freundschaft",
];
const order: Order = anOrder({
  customer: { uid: "u-1", name: "Annegret", email: "annegret@post.example", phone: "0151 2345", isGuest: false },
  viewers: ["u-1"],
  basketId: "b-1",
  customerNote: "Bitte ohne Nüsse",
  checkout: { attempt: 1, state: "open", url: "https://pay" },
  events: [{ at: 1, type: "placed", by: "customer", reason: "Annegret ruft an" }],
  rejection: { code: "other", text: "Annegret" },
  distribution: {
    ...anOrder().distribution,
    type: "delivery",
    address: { street: "Seestraße", houseNo: "3", zip: "83209", city: "Prien", country: "DE" },
  },
  timeline: { ...anOrder().timeline, delays: [{ minutes: 10, at: 1, reason: "Annegret wartet" }] },
  hasTicket: true,
});

it("GDP-02 tells the kitchen what is made and nothing of who ordered", () => {
  const ticket = kitchenTicket(order);
  const text = JSON.stringify(ticket);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(ticket).toMatchObject({ dayCode: order.dayCode, status: order.status, customerNote: "Bitte ohne Nüsse" });
  expect(ticket.lines).toEqual(order.lines);
  expect(ticket.distribution).toMatchObject({ type: "delivery", slot: order.distribution.slot });
  expect(ticket.totals.totalCents).toBe(0);
});

it("GDP-02 keeps a field out that an order gets later", () => {
  expect(kitchenTicket({ ...order, birthday: "1.1.1990" } as Order)).toEqual(kitchenTicket(order));
});

it("GDP-02 is written when the kitchen would see a difference", () => {
  expect(looksAlikeInKitchen(order, { ...order, viewers: ["x"], paymentStatus: "paid" })).toBe(true);
  expect(looksAlikeInKitchen(order, { ...order, status: "preparing" })).toBe(false);
  expect(isForKitchen({ no: "", status: "pendingPayment" })).toBe(false);
  expect(isForKitchen({ no: "A-1", status: "cancelled" })).toBe(true);
  expect(isForKitchen({ no: "", status: "cancelled" })).toBe(false);
});

it("GDP-02 tells the kitchen all that an order may have about its making", () => {
  const full: Order = {
    ...order,
    version: 3,
    acceptedAt: 2,
    distribution: { ...order.distribution, table: "7" },
    flags: { needsWeighing: true },
    ageCheck: { result: "passed", minAge: 16, at: 2, by: "merchant" },
    proposal: { differenceCents: 250, totalCents: 900, until: 9 },
    events: [{ at: 1, type: "delayed", by: "merchant", data: { minutes: 10, promisedAt: 5 } }],
  };
  expect(kitchenTicket(full)).toMatchObject({
    version: 3,
    acceptedAt: 2,
    distribution: { table: "7" },
    flags: { needsWeighing: true },
    ageCheck: { result: "passed" },
    proposal: { differenceCents: 0, totalCents: 0, until: 9 },
    events: [{ at: 1, type: "delayed", by: "merchant", data: { minutes: 10 } }],
  });
  const { customerNote: _note, ...plain } = order;
  expect(kitchenTicket(plain)).not.toHaveProperty("customerNote");
});
