import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { undoHeldFor } from "../undo/step-before.ts";
import { must } from "../../kernel/invariant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { vatBreakdown } from "../../pricing/tax/vat-breakdown.ts";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { type CloseDay, closeDay, isHandoverHeld } from "./close-day.ts";
import type { DayClosing } from "./closing-fields.ts";
import { draftClosing, touchedSince, lastClosing } from "./day-closing.ts";
import { taxedByOf } from "./taxed-by.ts";
import type { ClosableOrder } from "./open-ends.ts";
import { sumOf } from "./takings.ts";

const timezone = "Europe/Berlin";
const day = "2026-11-20";
const at = (date: string, time = "12:00"): Instant => localToInstant({ date, time }, timezone);

const payment = (provider: Payment["provider"], cents: number, more: Partial<Payment> = {}): Payment => ({
  id: `${provider}-1`,
  provider,
  method: provider === "stripe" ? "online" : provider === "giftCard" ? "giftCard" : "cash",
  state: "captured",
  authorizedCents: cents,
  capturedCents: cents,
  at: 1,
  ...more,
});
const refund = (id: string, cents: number, when: Instant, more: Partial<Refund> = {}): Refund => ({
  id,
  cents,
  reason: "fehlte",
  state: "succeeded",
  at: when,
  from: [{ paymentId: "counter-1", cents }],
  lines: [],
  vat: vatBreakdown([{ rateBp: 700, grossCents: cents }]),
  ...more,
});
const sold = (id: string, cents: number, more: Partial<Order> = {}): ClosableOrder => ({
  ...anOrder({
    no: `A-${id}`,
    dayCode: id,
    status: "completed",
    paymentStatus: "paid",
    completedAt: at(day),
    payments: [payment("counter", cents)],
    totals: {
      ...anOrder().totals,
      itemsCents: cents,
      totalCents: cents,
      vat: vatBreakdown([{ rateBp: 700, grossCents: cents }]),
    },
    ...more,
  }),
  id,
});

const draft = (orders: readonly ClosableOrder[], earlier: readonly DayClosing[] = [], of = day) =>
  draftClosing({ day: of, timezone, orders, earlier });
function close(question: Partial<CloseDay> & Pick<CloseDay, "orders" | "day">) {
  const all = { timezone, earlier: [], now: at(question.day, "20:00"), by: "Inhaberin", ...question };
  const { figures, openEnds } = draftClosing(all);
  return closeDay({
    seen: { totalCents: figures.totalCents, orders: figures.sales.length },
    reasons: new Map(openEnds.map(({ key }) => [key, "bleibt bis morgen"])),
    ...all,
  });
}
function closed(question: Parameters<typeof close>[0]): DayClosing {
  const answer = close(question);
  if (!answer.ok) throw new Error(answer.refusal.type);
  return answer.value;
}

describe("the closing of a day", () => {
  it("counts by payment method, with refunds, tips, deposits and taxes beside the sums", () => {
    const { figures } = draft([
      sold("1", 1070, { refunds: [refund("r", 107, at(day, "13:00"), { lines: [{ lineId: "tip", cents: 7 }] })] }),
      sold("2", 500, { payments: [payment("counter", 500, { method: "card" })] }),
      sold("3", 2000, {
        paymentStatus: "authorized",
        payments: [
          payment("giftCard", 600),
          payment("stripe", 1700, { state: "authorized", capturedCents: 0 }),
          payment("stripe", 900, { id: "late", state: "failed", capturedCents: 0 }),
        ],
      }),
      sold("4", 300, { paymentStatus: "onAccount", payments: [] }),
      sold("t", 9999, { channel: "test" }),
    ]);
    expect(figures).toMatchObject({
      methods: [
        { method: "cash", orders: 1, cents: 1070 },
        { method: "card", orders: 1, cents: 500 },
        { method: "online", orders: 1, cents: 1400 },
        { method: "giftCard", orders: 1, cents: 600 },
        { method: "onAccount", orders: 1, cents: 300 },
      ],
      refundedBy: [{ method: "cash", cents: 107 }],
      salesCents: 3870,
      refundsCents: 107,
      totalCents: 3763,
      tipCents: -7,
    });
    expect(figures.taxes).toEqual([
      {
        taxedBy: "invoice",
        vat: [{ rateBp: 700, netCents: 1869, vatCents: 131, grossCents: 2000 }],
        untaxedCents: 0,
        totalCents: 2000,
      },
      {
        taxedBy: "till",
        vat: [{ rateBp: 700, netCents: 1647, vatCents: 116, grossCents: 1763 }],
        untaxedCents: 0,
        totalCents: 1763,
      },
    ]);
  });

  it("a refund counts on its own day, and what settled an edit was never in the total", () => {
    const back = refund("r", 200, at("2026-11-22"), { lines: [{ lineId: "l", cents: 200, depositCents: 25 }] });
    const settled = refund("e", 100, at(day), { settlesEdit: true });
    const order = sold("1", 1000, { payments: [payment("counter", 1100)], refunds: [settled, back] });
    const first = closed({ day, orders: [order] });
    expect(first).toMatchObject({ no: 1, since: day, salesCents: 1000, refundsCents: 0 });
    expect(first.methods).toEqual([{ method: "cash", orders: 1, cents: 1000 }]);
    const second = closed({ day: "2026-11-22", orders: [order], earlier: [first] });
    expect(second).toMatchObject({ no: 2, since: day, totalCents: -200, depositCents: -25, sales: [] });
  });

  it("what comes after the closing of its day is in the next one, with its own day", () => {
    const first = closed({ day, orders: [sold("1", 1000)] });
    const late = sold("2", 300, { completedAt: at(day, "23:59") });
    expect(draft([sold("1", 1000), late], [first], "2026-11-21").figures.sales).toMatchObject([{ no: "A-2", day }]);
    // Sales before the first closing are in none; those that lie too far back, neither.
    expect(draft([sold("0", 1, { completedAt: at("2026-11-19") })], [first], "2026-11-21").figures.sales).toEqual([]);
    expect(draft([late], [first], addDays(day, 40)).figures.sales).toEqual([]);
  });

  it("money that the bank sent back is taken off the refunds again", () => {
    const back = refund("r", 200, at(day, "13:00"));
    const first = closed({ day, orders: [sold("1", 1000, { refunds: [back] })] });
    const returned = sold("1", 1000, { refunds: [{ ...back, state: "failed" }] });
    const second = draft([returned], [first], "2026-11-21");
    expect(second.figures).toMatchObject({ refundsCents: -200, totalCents: 200 });
    expect(second.figures.refunds[0]?.shares).toEqual([{ method: "cash", cents: -200 }]);
    expect(second.figures.taxes[0]?.totalCents).toBe(200);
    expect(second.openEnds.map(({ kind }) => kind)).toEqual(["refundFailed"]);
  });

  it("a day has 23 or 25 hours when the clocks change", () => {
    for (const [date, instants] of [
      ["2026-03-29", ["2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z"]],
      ["2026-10-25", ["2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z"]],
    ] as const) {
      const within = instants.map((text, index) => sold(`in${index}`, 100, { completedAt: Date.parse(text) }));
      const around = [Date.parse(instants[0]) - 1, Date.parse(instants[1]) + 1000];
      const outside = around.map((completedAt, index) => sold(`out${index}`, 100, { completedAt }));
      expect(draft([...within, ...outside], [], date).figures.sales.map(({ orderId }) => orderId)).toEqual([
        "in0",
        "in1",
      ]);
    }
  });

  it("looks at what was touched since the last closing, at most for a month", () => {
    expect(touchedSince(day, null, timezone)).toBe(at(day, "00:00"));
    expect(touchedSince(day, { day: "2026-11-18" }, timezone)).toBe(at("2026-11-18", "00:00"));
    expect(touchedSince(day, { day: "2026-01-18" }, timezone)).toBe(at("2026-10-20", "00:00"));
    expect(touchedSince(day, { day: "2026-12-18" }, timezone)).toBe(at(day, "00:00"));
  });
});

describe("open ends", () => {
  const weighed = anOrderLine({ catchWeight: { pricePerKgCents: 1, estGrams: 250 } });
  const ends = (order: Partial<Order>, accepted: readonly string[] = []) =>
    draftClosing({
      day,
      timezone,
      orders: [sold("1", 500, { completedAt: at("2026-11-19"), ...order })],
      earlier:
        accepted.length === 0
          ? []
          : [
              {
                ...must(closedBefore, "a closing"),
                openEnds: accepted.map((key) => ({
                  key,
                  kind: "disputed",
                  orderId: "1",
                  no: "",
                  dayCode: "",
                  reason: "geklärt",
                })),
              },
            ],
    }).openEnds.map(({ kind }) => kind);
  const closedBefore = closed({ day: "2026-11-19", orders: [] });

  it.each([
    ["placed", "notAnswered"],
    ["accepted", "inWork"],
    ["preparing", "inWork"],
    ["ready", "notPickedUp"],
    ["deposited", "notPickedUp"],
    ["outForDelivery", "onTheWay"],
    ["shipped", "onTheWay"],
  ] as const)("an order that is %s", (status, kind) => {
    expect(ends({ status })).toEqual([kind]);
    expect(ends({ status, dayKey: "2026-11-21" })).toEqual([]);
    expect(ends({ status, channel: "test" })).toEqual([]);
  });

  it("a weight that is missing, and money that is not where it belongs", () => {
    expect(ends({ status: "preparing", lines: [weighed] })).toEqual(["weightMissing"]);
    expect(ends({ status: "pendingPayment" })).toEqual([]);
    expect(ends({ paymentStatus: "disputed" })).toEqual(["disputed"]);
    expect(ends({ refunds: [refund("r", 1, 1, { state: "pending" })] })).toEqual(["refundPending"]);
    expect(ends({ refunds: [refund("r", 1, 1, { state: "failed" })] })).toEqual(["refundFailed"]);
    expect(ends({ payments: [] })).toEqual(["unpaid"]);
    expect(ends({ payments: [payment("counter", 900)] })).toEqual([]);
    expect(ends({ status: "noShow" })).toEqual(["moneyOfNoShow"]);
    expect(ends({ status: "noShow", payments: [] })).toEqual([]);
    expect(ends({ status: "cancelled", payments: [] })).toEqual([]);
    const cancellation = { code: "customerAsked", keptCents: 300, lost: {} } as const;
    expect(ends({ status: "cancelled", cancellation })).toEqual(["moneyOfCancelled"]);
    expect(ends({ status: "cancelled", cancellation: { ...cancellation, keptCents: 0 } })).toEqual([]);
  });

  it("stand in the order of their numbers, whatever order they are read in", () => {
    const orders = ["10", "9", "101"].map((id) => sold(id, 500, { status: "ready" }));
    expect(draft(orders).openEnds.map(({ no }) => no)).toEqual(["A-9", "A-10", "A-101"]);
  });

  it("money trouble is accepted once, goods that lie there are asked about every day", () => {
    expect(ends({ paymentStatus: "disputed" }, ["1:disputed"])).toEqual([]);
    expect(ends({ status: "ready" }, ["1:notPickedUp"])).toEqual(["notPickedUp"]);
  });

  it("each needs a reason", () => {
    const orders = [sold("1", 500, { status: "ready" })];
    expect(close({ day, orders, reasons: new Map([["1:notPickedUp", "  "]]) })).toEqual({
      ok: false,
      refusal: { type: "open-ends", count: 1 },
    });
    expect(close({ day, orders, reasons: new Map() })).toMatchObject({ ok: false });
    expect(closed({ day, orders }).openEnds).toMatchObject([{ kind: "notPickedUp", reason: "bleibt bis morgen" }]);
  });
});

describe("signing off", () => {
  const first = closed({ day, orders: [] });
  const refused = (type: string, more: object = {}) => ({ ok: false, refusal: { type, ...more } });

  it("closes each day once and in order, never ahead, and only with the figures that were seen", () => {
    expect(close({ day, orders: [], earlier: [first] })).toEqual(refused("day-closed", { day }));
    expect(close({ day: "2026-11-19", orders: [], earlier: [first] })).toEqual(refused("day-closed", { day }));
    expect(close({ day, orders: [], now: at("2026-11-19", "23:59") })).toEqual(refused("day-ahead"));
    const changed = refused("figures-changed", { totalCents: 500 });
    expect(close({ day, orders: [sold("1", 500)], seen: { totalCents: 400, orders: 1 } })).toEqual(changed);
    expect(close({ day, orders: [sold("1", 500)], seen: { totalCents: 500, orders: 2 } })).toEqual(changed);
  });

  it("M-S6 waits for a handover that can still be taken back", () => {
    const now = at(day, "20:00");
    const order = { ...sold("1", 500), completedAt: now - undoHeldFor + 1 };
    expect(close({ day, orders: [order], now })).toEqual(refused("figures-changed", { totalCents: 500 }));
    expect(isHandoverHeld([order], now)).toBe(true);
    expect(closed({ day, orders: [order], now: now + 1 }).totalCents).toBe(500);
    expect(isHandoverHeld([order], now + 1)).toBe(false);
  });
});

const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"] as const;
const drawnOrder = fc.record({
  cents: fc.integer({ min: 100, max: 20_000 }),
  rate: fc.constantFrom(700, 1900, 1000, 0),
  tip: fc.nat(500),
  way: fc.constantFrom("counter", "stripe", "giftCard"),
  on: fc.nat(3),
  /** It is handed over after the closing of its day. */
  late: fc.boolean(),
  test: fc.constantFrom(false, false, false, true),
  refunds: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 30 }),
      after: fc.nat(3),
      state: fc.constantFrom("succeeded", "pending", "failed"),
    }),
    { maxLength: 2 },
  ),
});

it("POS-03 VAT-20 every sale and every refund is in exactly one closing, whenever it came, and all sums are those of the orders", () => {
  fc.assert(
    fc.property(fc.array(drawnOrder, { maxLength: 12 }), (drawn) => {
      const all = drawn.map(({ cents, rate, tip, way, on, late, test, refunds }, index): ClosableOrder => {
        const date = must(days[on], "a day");
        return sold(`${index}`, cents + tip, {
          channel: test ? "test" : "web",
          completedAt: at(date, late ? "22:00" : "10:00"),
          payments: [payment(way, cents + tip)],
          totals: {
            ...anOrder().totals,
            itemsCents: cents,
            tipCents: tip,
            totalCents: cents + tip,
            vat: vatBreakdown([{ rateBp: rate, grossCents: cents }]),
          },
          refunds: refunds.map((one, part) =>
            refund(`r${part}`, one.cents, at(must(days[Math.min(3, on + one.after)], "a day"), "15:00"), {
              state: one.state,
              from: [{ paymentId: `${way}-1`, cents: one.cents }],
              vat: vatBreakdown([{ rateBp: rate, grossCents: one.cents }]),
            }),
          ),
        });
      });
      const closings: DayClosing[] = [];
      for (const date of [...days, "2026-11-24"]) {
        const now = at(date, "20:00");
        const orders = all
          .filter(({ completedAt = 0 }) => completedAt <= now)
          .map((order) => ({ ...order, refunds: (order.refunds ?? []).filter((one) => one.at <= now) }));
        const closing = closed({ day: date, orders, earlier: closings, now });
        closings.push(closing);
        const { methods, refundedBy, taxes, salesCents, refundsCents, totalCents } = closing;
        expect(sumOf(methods)).toBe(salesCents);
        expect(sumOf(refundedBy)).toBe(refundsCents);
        expect(taxes.reduce((sum, one) => sum + one.totalCents, 0)).toBe(totalCents);
        for (const { vat, untaxedCents, totalCents: ofPapers } of taxes) {
          for (const row of vat) expect(row.netCents + row.vatCents).toBe(row.grossCents);
          expect(vat.reduce((sum, { grossCents }) => sum + grossCents, untaxedCents)).toBe(ofPapers);
        }
      }
      const real = all.filter(({ channel }) => channel !== "test");
      const sales = closings.flatMap((closing) => closing.sales);
      expect(sales.map(({ orderId }) => orderId).toSorted()).toEqual(real.map(({ id }) => id).toSorted());
      expect(sumOf(sales)).toBe(real.reduce((sum, { totals }) => sum + totals.totalCents, 0));
      const arrived = real.flatMap(({ refunds = [] }) => refunds.filter(({ state }) => state === "succeeded"));
      expect(sumOf(closings.flatMap((closing) => closing.refunds))).toBe(sumOf(arrived));
      expect(closings.reduce((sum, { tipCents }) => sum + tipCents, 0)).toBe(
        real.reduce((sum, { totals }) => sum + totals.tipCents, 0),
      );
      expect(closings.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    }),
  );
});

it("the newest closing is the one of the latest day, in whatever order they come", () => {
  const [early, late] = [closed({ day, orders: [] }), closed({ day: "2026-11-21", orders: [] })];
  expect(lastClosing([late, early])?.day).toBe("2026-11-21");
  expect(lastClosing([early, late])?.day).toBe("2026-11-21");
  expect(lastClosing([])).toBeNull();
});

it("POS-01 a sale names the paper of the till, where the counter noted it", () => {
  const noted = sold("1", 480, {
    payments: [payment("giftCard", 100), payment("counter", 380, { tillReceiptNo: "B-7" })],
  });
  expect(draft([noted, sold("2", 500)]).figures.sales.map((sale) => sale.tillReceiptNo)).toEqual(["B-7", undefined]);
});

it("POS-03 the till's paper is for what was paid at the counter, ours for what was paid before", () => {
  expect(taxedByOf({ payments: [], paymentMethod: "onAccount" })).toBe("invoice");
  const by = (...payments: ReturnType<typeof payment>[]) => taxedByOf({ payments, paymentMethod: "online" });
  expect(by(payment("stripe", 500, { method: "online" }))).toBe("invoice");
  expect(by(payment("stripe", 500, { method: "online", state: "authorized" }))).toBe("invoice");
  expect(by(payment("stripe", 500, { method: "online", state: "failed" }))).toBe("till");
  expect(by(payment("giftCard", 500))).toBe("invoice");
  expect(by(payment("counter", 500))).toBe("till");
  expect(by()).toBe("till");
});
