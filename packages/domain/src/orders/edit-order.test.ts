import { describe, expect, test } from "vitest";
import { aMenu, aMoment, anOrder, anOrderLine } from "../testing/builders.ts";
import { type EditQuestion, editOrder } from "./edit-order.ts";
import type { Order } from "./order.ts";
import type { Payment } from "./payment.ts";

const second = anOrderLine({ lineId: "l2" });
const base = anOrder();
const totals = {
  ...base.totals,
  itemsCents: 960,
  totalCents: 960,
  vat: [{ rateBp: 700, netCents: 897, vatCents: 63, grossCents: 960 }],
};
const two = (more: Partial<Order> = {}): Order => anOrder({ lines: [anOrderLine(), second], totals, ...more });
const paidOnline = (capturedCents: number, authorizedCents = capturedCents): Payment => ({
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: capturedCents > 0 ? "captured" : "authorized",
  authorizedCents,
  capturedCents,
  at: aMoment,
});
const edit = (order: Order, more: Partial<EditQuestion>) =>
  editOrder({
    order,
    edits: [],
    packed: [],
    by: "merchant",
    role: "staff",
    shopper: { menu: aMenu(), slotUse: null },
    now: aMoment,
    agreed: false,
    ...more,
  });
const remove = { kind: "remove", lineId: "l2", reason: "aus" } as const;
const more = { kind: "quantity", lineId: "l1", qty: 2 } as const;
const weigh = (grams: number) => ({ kind: "weigh", lineId: "l1", grams }) as const;

describe("who may change an order", () => {
  const notAllowed = { ok: false, refusal: { type: "transition-not-allowed", from: "accepted", to: "accepted" } };
  test("the shop until it is handed over, shoppers while nobody has looked at it", () => {
    expect(edit(two(), { edits: [remove] }).ok).toBe(true);
    expect(edit(two({ status: "completed" }), { edits: [remove] }).ok).toBe(false);
    expect(edit(two(), { edits: [remove], role: "kitchen" })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(edit(two(), { edits: [remove], role: undefined })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(edit(two(), { edits: [remove], by: "customer" }).ok).toBe(true);
    expect(edit(two({ status: "accepted" }), { edits: [remove], by: "customer" })).toEqual(notAllowed);
    const packed = [{ lineId: "l1", packed: true }];
    expect(edit(two(), { packed, by: "customer" }).ok).toBe(false);
  });

  test("the kitchen packs and weighs", () => {
    expect(edit(two(), { packed: [{ lineId: "l1", packed: true }], role: "kitchen" })).toMatchObject({
      value: { type: "changed", effects: [], differenceCents: 0, patch: { version: 2, lines: [{ packed: true }, {}] } },
    });
  });
});

describe("what a change costs", () => {
  test("less is done at once; what was paid comes back", () => {
    expect(edit(two(), { edits: [remove] })).toMatchObject({
      value: {
        type: "changed",
        event: "edited",
        effects: ["mail"],
        refund: null,
        differenceCents: -480,
        patch: { totals: { totalCents: 480 }, flags: { edited: true }, paymentStatus: "open" },
      },
    });
    const paid = two({ paymentStatus: "paid", payments: [paidOnline(960)] });
    expect(edit(paid, { edits: [remove] })).toMatchObject({
      value: { refund: { cents: 480, settlesEdit: true }, patch: { paymentStatus: "paid" } },
    });
  });

  test("more needs the shopper's yes, from the shop or where the money is taken already", () => {
    expect(edit(two(), { edits: [more] })).toEqual({
      ok: true,
      value: { type: "proposed", differenceCents: 480, totalCents: 1440 },
    });
    expect(edit(two(), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "changed" } });
    const paid = two({ paymentStatus: "paid", payments: [paidOnline(960)] });
    expect(edit(paid, { edits: [more], by: "customer" })).toMatchObject({ value: { type: "proposed" } });
    expect(edit(paid, { edits: [more], agreed: true })).toMatchObject({
      value: { type: "changed", patch: { paymentStatus: "open", totals: { totalCents: 1440 } } },
    });
    const goodwill = { id: "r1", cents: 100, reason: "", state: "succeeded", at: aMoment, lines: [], vat: [] } as const;
    const refunds = [{ ...goodwill, from: [{ paymentId: "pi_1", cents: 100 }] }];
    const partly = two({ paymentStatus: "partiallyRefunded", payments: [paidOnline(960)], refunds });
    expect(edit(partly, { edits: [more], agreed: true })).toMatchObject({
      value: { patch: { paymentStatus: "open" } },
    });
    const held = (cents: number) => two({ paymentStatus: "authorized", payments: [paidOnline(0, cents)] });
    expect(edit(held(960), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "proposed" } });
    expect(edit(held(1440), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "changed" } });
  });

  test("an open rest that is paid by a gift card already is none any more", () => {
    const order = two({ payments: [paidOnline(480)], codes: [] });
    expect(edit(order, { edits: [remove] })).toMatchObject({ value: { patch: { paymentStatus: "paid" } } });
  });

  test("an edit that makes no sense is refused by the calculation", () => {
    expect(edit(two(), { edits: [{ ...remove, lineId: "l9" }] })).toMatchObject({ refusal: { type: "line-invalid" } });
  });
});

test("weights were agreed to as an estimate", () => {
  const catchWeight = { pricePerKgCents: 960, estGrams: 500, minGrams: 300, maxGrams: 700 };
  const order = two({ lines: [anOrderLine({ catchWeight }), second] });
  expect(edit(order, { edits: [weigh(600)], role: "kitchen" })).toMatchObject({
    value: { type: "changed", event: "weighed", effects: ["mail"], differenceCents: 96 },
  });
  expect(edit(order, { edits: [weigh(500)] })).toMatchObject({ value: { effects: [], differenceCents: 0 } });
});

test("ALC-02 asks for the age at the handover also for alcohol that is put instead", () => {
  const replace = { kind: "replace", lineId: "l2", line: anOrderLine({ lineId: "l2-wein" }), reason: "aus" } as const;
  const flagsOf = (flags: Order["flags"], minAge: 0 | 16 | 18) => {
    const decided = edit(two(flags === undefined ? {} : { flags }), { edits: [replace], minAge });
    return decided.ok && decided.value.type === "changed" ? decided.value.patch.flags : null;
  };
  expect(flagsOf(undefined, 16)).toEqual({ ageCheck: 16, edited: true });
  expect(flagsOf({ ageCheck: 16 }, 18)).toEqual({ ageCheck: 18, edited: true });
  expect(flagsOf({ ageCheck: 18 }, 16)).toEqual({ ageCheck: 18, edited: true });
  expect(flagsOf(undefined, 0)).toEqual({ edited: true });
});
