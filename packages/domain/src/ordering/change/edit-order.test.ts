import { describe, expect, test } from "vitest";
import { aMenu, aMoment, anOrder, anOrderLine } from "../../testing/builders.ts";
import { effectsOf } from "../effects/effects-of.ts";
import { changeOrder } from "../lifecycle/change-order.ts";
import { type EditInput, editOrder } from "./edit-order.ts";
import type { OrderAction } from "../lifecycle/order-action.ts";
import type { Order } from "../order/order.ts";
import { openCents } from "../order/payment-rules.ts";
import type { Payment } from "../order/payment.ts";

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
const edit = (order: Order, more: Partial<EditInput>) =>
  editOrder({
    order,
    edits: [],
    packed: [],
    by: "merchant",
    role: "staff",
    shopper: { menu: aMenu(), slotUse: null },
    now: aMoment,
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
    const asShopper = { ok: false, refusal: { type: "transition-not-allowed", from: "placed", to: "placed" } };
    expect(edit(two(), { edits: [weigh(500)], by: "customer" })).toEqual(asShopper);
    expect(edit(two(), { edits: [remove, weigh(500)], by: "customer" })).toEqual(asShopper);
  });

  test("K-FS-8 shoppers put in goods and words of their own, but nothing that asks for more years than they confirmed", () => {
    const add = { kind: "add", line: { ...anOrderLine(), lineId: "l3" } } as const;
    const asked = { edits: [add], by: "customer" } as const;
    const old = (minAge: 16 | 18 | null) => () => minAge;
    const tooYoung = { ok: false, refusal: { type: "age-required", minAge: 16 } };
    expect(edit(two(), { ...asked, ageOf: old(null) }).ok).toBe(true);
    expect(edit(two(), { ...asked, ageOf: old(16) })).toEqual(tooYoung);
    expect(edit(two({ flags: { ageCheck: 16 } }), { ...asked, ageOf: old(16) }).ok).toBe(true);
    const words = { edits: [], note: "Bitte klingeln" };
    expect(edit(two(), { ...words, by: "customer" })).toMatchObject({
      value: { patch: { customerNote: "Bitte klingeln" }, event: "edited" },
    });
    expect(edit(two(), words)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  });

  test("the kitchen packs and weighs", () => {
    expect(edit(two(), { packed: [{ lineId: "l1", packed: true }], role: "kitchen" })).toMatchObject({
      value: { type: "changed", effects: [], differenceCents: 0, patch: { version: 2, lines: [{ packed: true }, {}] } },
    });
  });

  test("a tick is of its own line alone", () => {
    const ticked = edit(two(), { packed: [{ lineId: "l2", packed: true }] });
    const lines = ticked.ok && ticked.value.type === "changed" ? ticked.value.patch.lines : undefined;
    expect(lines?.map(({ lineId, packed }) => [lineId, packed])).toEqual([
      ["l1", undefined],
      ["l2", true],
    ]);
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
      value: {
        type: "proposed",
        differenceCents: 480,
        totalCents: 1440,
        until: base.timeline.promisedAt,
        changes: [{ name: second.name, from: 1, to: 2 }],
      },
    });
    expect(edit(two(), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "changed" } });
    const paid = two({ paymentStatus: "paid", payments: [paidOnline(960)] });
    expect(edit(paid, { edits: [more], by: "customer" })).toMatchObject({ value: { type: "proposed" } });
    expect(edit(paid, { edits: [more], by: "customer", accepted: true })).toMatchObject({
      value: { type: "changed", patch: { paymentStatus: "open", totals: { totalCents: 1440 } } },
    });
    const goodwill = { id: "r1", cents: 100, reason: "", state: "succeeded", at: aMoment, lines: [], vat: [] } as const;
    const refunds = [{ ...goodwill, from: [{ paymentId: "pi_1", cents: 100 }] }];
    const partly = two({ paymentStatus: "partiallyRefunded", payments: [paidOnline(960)], refunds });
    expect(edit(partly, { edits: [more], by: "customer", accepted: true })).toMatchObject({
      value: { patch: { paymentStatus: "open" } },
    });
    const held = (cents: number) => two({ paymentStatus: "authorized", payments: [paidOnline(0, cents)] });
    expect(edit(held(960), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "proposed" } });
    expect(edit(held(1440), { edits: [more], by: "customer" })).toMatchObject({ value: { type: "changed" } });
  });

  test("what a discount paid in full is paid at the handover once it costs something", () => {
    const line = anOrderLine({ discountCents: -480, discounts: [{ codeId: "FREI", cents: 480 }], vat: [] });
    const code = {
      codeId: "FREI",
      code: "FREI",
      name: "5 Euro",
      kind: "discount",
      cents: 480,
      amountCents: 500,
    } as const;
    const free = anOrder({
      status: "accepted",
      paymentStatus: "none",
      codes: [code],
      lines: [line],
      totals: { ...base.totals, discountCents: -480, totalCents: 0, vat: [] },
    });
    const edits = [{ kind: "quantity", lineId: "l1", qty: 3 }] as const;
    const edited = edit(free, { edits, by: "customer", accepted: true });
    const after: Order = { ...free, ...(edited.ok && edited.value.type === "changed" ? edited.value.patch : {}) };
    expect(after).toMatchObject({ paymentStatus: "open", totals: { totalCents: 3 * 480 - 500 } });
    expect(openCents(after)).toBe(940);
  });

  test("money a bank asks for is taken, too: more of it needs a yes", () => {
    const disputed = two({ paymentStatus: "disputed", payments: [paidOnline(960)] });
    expect(edit(disputed, { edits: [more], by: "customer" })).toMatchObject({ value: { type: "proposed" } });
    expect(edit(disputed, { edits: [more], by: "customer", accepted: true })).toMatchObject({
      value: { type: "changed", patch: { paymentStatus: "disputed" } },
    });
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

test("pieces that come together with a weight need the shopper's yes all the same", () => {
  const catchWeight = { pricePerKgCents: 960, estGrams: 500, minGrams: 300, maxGrams: 700 };
  const order = two({ lines: [anOrderLine({ catchWeight }), second] });
  const quantity = { kind: "quantity", lineId: "l2", qty: 2 } as const;
  expect(edit(order, { edits: [weigh(600), quantity] })).toMatchObject({
    value: { type: "proposed", differenceCents: 96 + 480 },
  });
});

describe("what is sold by weight", () => {
  const meat = anOrderLine({
    lineId: "m",
    unitCents: 400,
    totalCents: 400,
    catchWeight: { estGrams: 500, minGrams: 300, maxGrams: 700, pricePerKgCents: 800 },
  });
  const put = { kind: "replace", lineId: "l2", line: meat, reason: "replaced" } as const;
  const after = (order: Order, edits: EditInput["edits"]): Order => {
    const edited = edit(order, { edits, by: "customer", accepted: true });
    return { ...order, ...(edited.ok && edited.value.type === "changed" ? edited.value.patch : {}) };
  };
  const reserved = { paymentStatus: "authorized", capture: "onAccept", payments: [paidOnline(0, 960)] } as const;

  test("and put instead of something is taken once it is weighed, not when the shop agrees", () => {
    const order = after(two(reserved), [put]);
    expect(order.flags).toEqual({ edited: true, needsWeighing: true });
    expect(effectsOf("accepted", order)).not.toContain("capture");
    expect(effectsOf("ready", order)).toContain("capture");
  });

  test("and taken out again leaves nothing to wait for, unless the shop has agreed by then", () => {
    const weighs = after(two(reserved), [put]);
    const gone = [{ kind: "remove", lineId: "m", reason: "aus" }] as const;
    const order = after(weighs, gone);
    expect(order.flags).toEqual({ edited: true });
    expect(effectsOf("accepted", order)).toContain("capture");
    // Nothing was taken then, so it is taken when everything is ready.
    expect(effectsOf("ready", after({ ...weighs, status: "accepted" }, gone))).toContain("capture");
  });

  test("and was never in the order leaves nothing to wait for, also once the shop has agreed", () => {
    const order = after(two({ status: "accepted" }), [remove]);
    expect(order.flags).toEqual({ edited: true });
  });

  test("and put instead when all was ready is weighed before anybody gets it", () => {
    const order = after(two({ ...reserved, status: "ready" }), [put]);
    const step = (more: Order, action: OrderAction) =>
      changeOrder({ order: more, action, by: "merchant", role: "owner", now: aMoment });
    const refused = { ok: false, refusal: { type: "weighing-required", lineIds: ["m"] } };
    expect(step(order, "complete")).toEqual(refused);
    const { distribution } = order;
    expect(step({ ...order, distribution: { ...distribution, type: "delivery" } }, "deliver")).toEqual(refused);
    expect(step({ ...order, distribution: { ...distribution, type: "shipping" } }, "ship")).toEqual(refused);
    const weighed = after(order, [{ kind: "weigh", lineId: "m", grams: 600 }]);
    expect(step(weighed, "complete").ok).toBe(true);
  });
});

test("ALC-02 asks for the age at the handover also for alcohol that is put instead", () => {
  const replace = { kind: "replace", lineId: "l2", line: anOrderLine({ lineId: "l2-wein" }), reason: "aus" } as const;
  const flagsOf = (flags: Order["flags"], age: 0 | 16 | 18 | null) => {
    const decided = edit(two(flags === undefined ? {} : { flags }), { edits: [replace], ageOf: () => age });
    return decided.ok && decided.value.type === "changed" ? decided.value.patch.flags : null;
  };
  expect(flagsOf(undefined, 16)).toEqual({ ageCheck: 16, edited: true });
  expect(flagsOf({ ageCheck: 16 }, 18)).toEqual({ ageCheck: 18, edited: true });
  // The flags of before may be gone.
  expect(flagsOf({ ageCheck: 18 }, 16)).toEqual({ ageCheck: 16, edited: true });
  expect(flagsOf({ ageCheck: 18 }, 0)).toEqual({ edited: true });
  expect(flagsOf({ ageCheck: 18 }, null)).toEqual({ ageCheck: 18, edited: true });
  expect(flagsOf(undefined, 0)).toEqual({ edited: true });
});

test("C-48 a proposal that its shopper accepts is applied in the shopper's name, whatever shoppers may not do alone", () => {
  const order = two({ status: "preparing" });
  const accepted = edit(order, { edits: [more], by: "customer", role: undefined, accepted: true });
  const events = accepted.ok && accepted.value.type === "changed" ? accepted.value.patch.events : [];
  expect(events?.at(-1)).toMatchObject({ type: "edited", by: "customer", data: { accepted: 1 } });
  expect(edit(order, { edits: [more], by: "customer" }).ok).toBe(false);
  expect(edit(two({ status: "completed" }), { edits: [more], by: "customer", accepted: true })).toEqual({
    ok: false,
    refusal: { type: "transition-not-allowed", from: "completed", to: "completed" },
  });
});

test("K-FS-7 a dearer substitute needs no question up to the limit that its shopper named, while the money is not taken", () => {
  const dearer = (cents: number) => {
    const total = 480 + cents;
    const vat = [{ rateBp: 700, grossCents: total }];
    const line = anOrderLine({ lineId: "l2-x", unitCents: total, totalCents: total, vat });
    return { kind: "replace", lineId: "l2", line, reason: "replaced" } as const;
  };
  const limited = (limit?: number, order: Partial<Order> = {}) =>
    two({
      lines: [anOrderLine(), anOrderLine({ lineId: "l2", ...(limit === undefined ? {} : { dearerByCents: limit }) })],
      ...order,
    });
  const typeOf = (order: Order, edits: EditInput["edits"]) => {
    const decided = edit(order, { edits });
    return decided.ok ? decided.value.type : decided.refusal.type;
  };
  expect(typeOf(limited(100), [dearer(100)])).toBe("changed");
  expect(typeOf(limited(100), [dearer(101)])).toBe("proposed");
  expect(typeOf(limited(), [dearer(1)])).toBe("proposed");
  // The limit is for its line alone, and for nothing else that becomes dearer.
  expect(typeOf(limited(1_000), [dearer(100), more])).toBe("proposed");
  const paid = { paymentStatus: "paid", payments: [paidOnline(960)] } as const;
  expect(typeOf(limited(100, paid), [dearer(100)])).toBe("proposed");
  const after = edit(limited(100), { edits: [dearer(100)] });
  const lines = after.ok && after.value.type === "changed" ? (after.value.patch.lines ?? []) : [];
  // The substitute has no such wish: another one is asked for.
  expect(lines.filter(({ dearerByCents, removed }) => dearerByCents !== undefined && removed === undefined)).toEqual(
    [],
  );
});
