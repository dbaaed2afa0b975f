import { describe, expect, it } from "vitest";
import { aMoment } from "../../testing/builders.ts";
import { aBusinessInvoice } from "../../testing/invoices.ts";
import { bookPayment } from "../book-payment.ts";
import type { BusinessInvoice } from "../invoice-fields.ts";
import { lateOpenCents } from "../invoice-state.ts";
import { remind } from "../remind.ts";
import { awaitAgain, waiveLate, writeOff } from "../write-off.ts";
import { claimLate, surelyLateFrom } from "./claim-late.ts";
import { interestParts } from "./late-interest.ts";

const baseRates = [
  { since: "2027-01-01", rateBp: 100 },
  { since: "2026-07-01", rateBp: 127 },
];
const scene = { country: "DE", baseRates, today: "2026-12-31" } as const;
const owing = (more: Partial<BusinessInvoice> = {}) => aBusinessInvoice({ grossCents: 100_000, ...more });
const parts = (invoice: BusinessInvoice, from: string, until: string, rates = baseRates) =>
  interestParts({ invoice, baseRates: rates, pointsBp: 900, from, until }).map((part) => [part.from, part.until, part.rateBp, part.principalCents, part.cents]); // prettier-ignore

describe("INV-07 interest of a delay between companies", () => {
  it("is of real days over the real days of a year, each part rounded down", () => {
    // 1,000.00 * 10.27 % * 31 / 365 = 8.7224
    expect(parts(owing(), "2026-12-01", "2026-12-31")).toEqual([["2026-12-01", "2026-12-31", 1027, 100_000, 872]]);
    const leap = [{ since: "2027-07-01", rateBp: 0 }];
    // 1,000.00 * 9 % * 31 / 366 = 7.6229
    expect(parts(owing(), "2028-01-01", "2028-01-31", leap)).toEqual([["2028-01-01", "2028-01-31", 900, 100_000, 762]]);
  });

  it("follows the base rate, the year and what was paid or corrected meanwhile", () => {
    const payments = [
      { at: aMoment, cents: 20_000, via: "order" as const, ref: "" },
      { at: aMoment, cents: 30_000, via: "bank" as const, ref: "", day: "2026-12-11" },
    ];
    const invoice = owing({ payments, corrected: [{ rateBp: 700, grossCents: 10_000 }] });
    expect(parts(invoice, "2026-12-06", "2027-01-10")).toEqual([
      ["2026-12-06", "2026-12-10", 1027, 70_000, 98],
      ["2026-12-11", "2026-12-31", 1027, 40_000, 236],
      ["2027-01-01", "2027-01-10", 1000, 40_000, 109],
    ]);
  });

  it("is none where no rate is known, nothing is owed, or the rate comes to nothing", () => {
    expect(parts(owing(), "2026-06-20", "2026-07-02")).toEqual([["2026-07-01", "2026-07-02", 1027, 100_000, 56]]);
    expect(parts(owing({ corrected: [{ rateBp: 700, grossCents: 100_000 }] }), "2026-12-01", "2026-12-02")).toEqual([]);
    expect(parts(owing(), "2026-12-01", "2026-12-02", [{ since: "2026-01-01", rateBp: -900 }])).toEqual([]);
  });

  it("is asked for with the flat sum where the shop wants it, and from no day before the invoice is due", () => {
    const invoice = owing({ dueOn: "2026-11-30" });
    const asked = (interestFrom: string | null, flat: boolean, more: object = {}) =>
      claimLate(invoice, { interestFrom, flat }, { ...scene, ...more });
    expect(asked("2026-12-01", true)).toMatchObject({ value: { parts: [{ cents: 872 }], flatCents: 4000 } });
    expect(asked("2026-12-01", false, { country: "AT" })).toMatchObject({ value: { parts: [{ rateBp: 1047 }] } });
    expect(asked(null, true)).toMatchObject({ value: { parts: [], flatCents: 4000 } });
    expect(asked(null, false)).toEqual({ ok: true, value: null });
    expect(asked("2026-11-30", true)).toMatchObject({ refusal: { type: "not-due", day: "2026-11-30" } });
    expect(asked("2026-12-01", true, { baseRates: [] })).toMatchObject({ refusal: { type: "base-rate-missing" } });
    expect(asked("2027-02-01", false)).toEqual({ ok: true, value: null });
  });

  it("begins for sure after the first reminder, or 30 days after the invoice was due", () => {
    expect(surelyLateFrom({ dueOn: "2026-11-01" }, null)).toBe("2026-12-02");
    expect(surelyLateFrom({ dueOn: "2026-11-01" }, "2026-11-10")).toBe("2026-11-11");
    expect(surelyLateFrom({ dueOn: "2026-11-01" }, "2026-12-20")).toBe("2026-12-02");
  });
});

describe("INV-07 a claim beside the invoice", () => {
  const moment = { now: aMoment, today: "2026-12-31" };
  const claim = { parts: [{ from: "2026-12-05", until: "2026-12-31", rateBp: 1027, principalCents: 100_000, cents: 759 }], flatCents: 4000 }; // prettier-ignore
  const late = { cents: 4759, paidCents: 0 };

  it("comes with a reminder and stands beside the sum; a later one takes its place", () => {
    const reminded = remind(owing(), 1, { ...moment, path: "p", claim });
    expect(reminded).toMatchObject({ value: { patch: { late }, reminder: { claim } } });
    const again = remind(owing({ late: { cents: 4000, paidCents: 500 } }), 1, { ...moment, path: "p", claim });
    expect(again.ok && lateOpenCents(again.value.patch)).toBe(4259);
    expect(remind(owing(), 1, { ...moment, path: "p" })).not.toHaveProperty("value.patch.late");
  });

  it("is paid first, unless the payer said otherwise, and may be left when the invoice is paid", () => {
    const pay = (cents: number, covers?: "late" | "invoice", invoice = owing({ late })) =>
      bookPayment(invoice, { cents, day: "2026-12-30", via: "bank", ref: "", covers }, moment);
    const first = (paidCents: number, lateCents: number, status: string) => ({ value: { paidCents, status, late: { ...late, paidCents: lateCents } } }); // prettier-ignore
    expect(pay(10_000)).toMatchObject(first(5241, 4759, "partiallyPaid"));
    expect(pay(10_000, "invoice")).toMatchObject(first(10_000, 0, "partiallyPaid"));
    expect(pay(4000)).toMatchObject(first(0, 4000, "sent"));
    // An amount that is just the rest of the invoice says what it is for.
    expect(pay(100_000)).toMatchObject(first(100_000, 0, "paid"));
    expect(pay(104_759)).toMatchObject(first(100_000, 4759, "paid"));
    expect(pay(104_760)).toEqual({ ok: false, refusal: { type: "payment-too-high", maxCents: 104_759 } });
    const paid = owing({ late, status: "paid", paidCents: 100_000 });
    expect(pay(4759, "late", paid)).toMatchObject(first(100_000, 4759, "paid"));
    expect(pay(1, "late", owing({ late: { ...late, paidCents: 4759 }, status: "paid" }))).toMatchObject({ refusal: { type: "invoice-settled" } }); // prettier-ignore
  });
});

it("INV-07 a claim is let go as far as it is not paid", () => {
  const late = { cents: 4759, paidCents: 500 };
  expect(waiveLate(owing({ late }))).toEqual({ ok: true, value: { late: { cents: 500, paidCents: 500 } } });
  for (const invoice of [owing(), owing({ late: { cents: 1, paidCents: 1 } })])
    expect(waiveLate(invoice)).toMatchObject({ refusal: { type: "invoice-settled" } });
});

describe("state-machines 3.4 writing off", () => {
  const how = { reason: " Insolvenz ", today: "2026-12-31" };

  it("takes the rest out of what is awaited and stays in the books, with its reason", () => {
    const off = writeOff(owing({ paidCents: 30_000, status: "partiallyPaid" }), how);
    const writtenOff = { day: "2026-12-31", cents: 70_000, reason: "Insolvenz" };
    expect(off).toEqual({ ok: true, value: { status: "writtenOff", writtenOff } });
    expect(writeOff(owing(), { ...how, reason: " " })).toMatchObject({ refusal: { type: "reason-required" } });
    expect(writeOff(owing({ status: "paid" }), how)).toMatchObject({ refusal: { type: "invoice-settled" } });
  });

  it("is taken back where money comes after all", () => {
    const level = { level: 1, at: aMoment, feeCents: 0 };
    const again = (more: Partial<BusinessInvoice>) => awaitAgain(owing({ status: "writtenOff", ...more }));
    expect(again({})).toEqual({ ok: true, value: { status: "sent" } });
    expect(again({ paidCents: 1 })).toEqual({ ok: true, value: { status: "partiallyPaid" } });
    expect(again({ dunning: [level] })).toEqual({ ok: true, value: { status: "inDunning" } });
    expect(again({ status: "sent" })).toMatchObject({ refusal: { type: "invoice-settled" } });
  });
});
