import { describe, expect, it } from "vitest";
import { canTransition } from "../kernel/state-machine.ts";
import { aMoment, anOrderLine } from "../testing/builders.ts";
import { aBusinessInvoice, aCollectableOrder } from "../testing/invoices.ts";
import { bookPayment, type InvoicePayment } from "./book-payment.ts";
import { giroCode } from "./giro-code.ts";
import { gapsOf } from "./invoice-gaps.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { daysOverdue, deskGroupOf, outstandingCents } from "./invoice-state.ts";
import { remind } from "./remind.ts";
import { cancelInvoice, correctInvoice } from "./take-back.ts";

const today = "2026-12-10";
const when = { now: aMoment, today };
const money = (cents: number, more: Partial<InvoicePayment> = {}): InvoicePayment => ({
  cents,
  day: today,
  via: "bank",
  ref: "Überweisung",
  ...more,
});

describe("invoices to companies", () => {
  it("stand on the desk by state and day", () => {
    const at = (more: Parameters<typeof aBusinessInvoice>[0], day = today) => deskGroupOf(aBusinessInvoice(more), day);
    expect(at({ status: "draft" })).toBe("drafts");
    expect(at({}, "2026-12-04")).toBe("open");
    expect(at({ status: "partiallyPaid" })).toBe("overdue");
    expect(at({ status: "paid" })).toBe("paid");
    expect([at({ type: "storno" }), at({ status: "cancelled" }), at({ status: "writtenOff" })]).toEqual([
      "cancelled",
      "cancelled",
      "cancelled",
    ]);
    expect([daysOverdue(aBusinessInvoice(), today), daysOverdue(aBusinessInvoice(), "2026-12-01")]).toEqual([6, 0]);
    expect(canTransition(businessInvoiceMachine, "paid", "cancelled")).toBe(false);
  });

  it("are paid in parts up to their amount, never beyond it and never in advance", () => {
    const part = bookPayment(aBusinessInvoice(), money(80), when);
    expect(part).toMatchObject({ ok: true, value: { status: "partiallyPaid", paidCents: 80 } });
    const open = aBusinessInvoice(part.ok ? part.value : {});
    expect(bookPayment(open, money(401), when)).toEqual({
      ok: false,
      refusal: { type: "payment-too-high", maxCents: 400 },
    });
    expect(bookPayment(open, money(400), when)).toMatchObject({ ok: true, value: { status: "paid", paidCents: 480 } });
    expect(bookPayment(open, money(1, { day: "2026-12-11" }), when)).toMatchObject({ refusal: { type: "day-ahead" } });
    expect(bookPayment(aBusinessInvoice({ status: "paid" }), money(1), when)).toMatchObject({
      refusal: { type: "invoice-settled" },
    });
  });

  it("INV-07 are reminded of one step after the other, each once its time is over", () => {
    const how = { ...when, path: "p" };
    const first = remind(aBusinessInvoice(), 1, how);
    expect(first).toMatchObject({
      ok: true,
      value: { patch: { status: "inDunning" }, reminder: { level: 1, feeCents: 0, dueOn: "2026-12-17" } },
    });
    const reminded = aBusinessInvoice(first.ok ? first.value.patch : {});
    expect(remind(reminded, 1, how)).toEqual({ ok: false, refusal: { type: "reminded-already" } });
    expect(remind(reminded, 2, how)).toEqual({ ok: false, refusal: { type: "not-due", day: "2026-12-17" } });
    expect(remind(reminded, 2, { ...how, today: "2026-12-18" })).toMatchObject({ ok: true });
    expect(remind(aBusinessInvoice(), 1, { ...how, today: "2026-12-04" })).toMatchObject({
      refusal: { type: "not-due" },
    });
    const level = { level: 3, at: aMoment, feeCents: 0, dueOn: "2026-12-01" };
    expect(remind(aBusinessInvoice({ dunning: [level, level, level] }), 4, how)).toMatchObject({
      refusal: { type: "reminded-already" },
    });
    for (const settled of [{ status: "paid" as const }, { paidCents: 480 }])
      expect(remind(aBusinessInvoice(settled), 1, how)).toMatchObject({ refusal: { type: "invoice-settled" } });
  });

  const taking = { reason: "Falsche Firma", issuedOn: today };
  const twoRates = (more: Parameters<typeof aBusinessInvoice>[0] = {}) =>
    aBusinessInvoice(more, [
      aCollectableOrder({
        lines: [anOrderLine({ depositCents: 30, depositVat: [{ rateBp: 1900, grossCents: 30 }] })],
        totals: {
          ...aCollectableOrder().totals,
          depositCents: 30,
          totalCents: 510,
          vat: [
            { rateBp: 700, netCents: 449, vatCents: 31, grossCents: 480 },
            { rateBp: 1900, netCents: 25, vatCents: 5, grossCents: 30 },
          ],
        },
      }),
    ]);

  it("INV-06 are cancelled by a document that takes back every amount, at each rate", () => {
    const invoice = twoRates({
      period: { from: "2026-11-01", to: "2026-11-30" },
      poNumber: "B-7",
      footerText: "Danke",
    });
    const cancelled = cancelInvoice(invoice, taking);
    expect(cancelled).toMatchObject({
      ok: true,
      value: {
        patch: { status: "cancelled" },
        document: { type: "storno", orderIds: ["o1"], poNumber: "B-7", reason: "Falsche Firma" },
      },
    });
    const document = cancelled.ok ? cancelled.value.document : invoice;
    expect(document.vat.map(({ grossCents }, index) => grossCents + (invoice.vat[index]?.grossCents ?? 0))).toEqual([
      0, 0,
    ]);
    expect(document.lines.map(({ netCents }) => netCents)).toEqual([-449, -25]);
    expect(document.grossCents).toBe(-510);
    expect(cancelInvoice(invoice, { ...taking, reason: " " })).toMatchObject({ refusal: { type: "reason-required" } });
    for (const paid of [{ paidCents: 1 }, { late: { cents: 4000, paidCents: 1 } }])
      expect(cancelInvoice(twoRates(paid), taking)).toMatchObject({ refusal: { type: "invoice-paid-in-part" } });
    expect(cancelInvoice(twoRates({ corrected: [{ rateBp: 700, grossCents: 1 }] }), taking)).toMatchObject({
      refusal: { type: "invoice-paid-in-part" },
    });
    for (const other of [{ type: "storno" as const }, { status: "draft" as const }, { status: "cancelled" as const }])
      expect(cancelInvoice(twoRates(other), taking)).toMatchObject({ refusal: { type: "invoice-settled" } });
  });

  it("INV-06 are corrected by lines, never by more than a rate has left", () => {
    const invoice = twoRates();
    const first = correctInvoice(
      invoice,
      [
        { line: 0, grossCents: 100 },
        { line: 1, grossCents: 30 },
      ],
      taking,
    );
    expect(first).toMatchObject({
      ok: true,
      value: {
        patch: {
          status: "sent",
          corrected: [
            { rateBp: 700, grossCents: 100 },
            { rateBp: 1900, grossCents: 30 },
          ],
        },
        document: {
          type: "credit",
          orderIds: [],
          grossCents: -130,
          lines: [{ netCents: -93 }, { netCents: -25, depositCents: -25 }],
        },
      },
    });
    const corrected = twoRates(first.ok ? first.value.patch : {});
    expect(outstandingCents(corrected)).toBe(380);
    expect(correctInvoice(corrected, [{ line: 0, grossCents: 381 }], taking)).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 380 },
    });
    expect(correctInvoice(corrected, [{ line: 0, grossCents: 380 }], taking)).toMatchObject({
      value: { patch: { status: "paid" } },
    });
    expect(correctInvoice(invoice, [{ line: 9, grossCents: 1 }], taking)).toMatchObject({
      refusal: { type: "line-unknown" },
    });
    expect(correctInvoice(invoice, [], taking)).toMatchObject({ refusal: { type: "line-unknown" } });
    // Its rate came to nothing over the whole invoice.
    expect(correctInvoice(twoRates({ vat: [] }), [{ line: 0, grossCents: 1 }], taking)).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 0 },
    });
    expect(correctInvoice(invoice, [{ line: 0, grossCents: 1 }], { ...taking, reason: "" })).toMatchObject({
      refusal: { type: "reason-required" },
    });
    for (const other of [
      { type: "credit" as const },
      { status: "draft" as const },
      { status: "cancelled" as const },
      { status: "writtenOff" as const },
    ])
      expect(correctInvoice(twoRates(other), [{ line: 0, grossCents: 1 }], taking)).toMatchObject({
        refusal: { type: "invoice-settled" },
      });
  });

  it("INV-01 say what they lack before they get a number", () => {
    const invoice = aBusinessInvoice();
    const { seller, buyer } = invoice;
    expect(gapsOf(invoice)).toEqual([]);
    expect(gapsOf(aBusinessInvoice({ seller: { ...seller, vatId: "", taxScheme: "smallBusiness" } }))).toEqual([]);
    const { vatId: _id, legalName: _legal, ...bare } = seller;
    const { legalName: _name, email: _email, ...poor } = buyer;
    expect(
      gapsOf(
        aBusinessInvoice({
          seller: bare,
          buyer: { ...poor, name: " ", address: { ...buyer.address, city: "" } },
          lines: [],
        }),
      ),
    ).toEqual(["sellerName", "sellerTaxId", "buyerName", "buyerAddress", "buyerMail", "nothing"]);
    expect(gapsOf(aBusinessInvoice({ grossCents: 0 }))).toEqual(["nothing"]);
  });

  it("PAY-07 carry a GiroCode where it can be written", () => {
    const bank = { holder: "Hof Sonnenberg", iban: "DE02120300000000202051" };
    expect(giroCode(bank, 7094, "RE-2026-00001")).toBe(
      "BCD\n002\n1\nSCT\n\nHof Sonnenberg\nDE02120300000000202051\nEUR70.94\n\n\nRE-2026-00001",
    );
    expect(giroCode({ ...bank, bic: "BYLADEM1001" }, 5, "x")).toContain("SCT\nBYLADEM1001\nHof Sonnenberg");
    expect(giroCode(bank, 0, "x")).toBeNull();
    expect(giroCode({ ...bank, holder: "" }, 1, "x")).toBeNull();
    expect(giroCode({ ...bank, holder: "ß".repeat(71) }, 1, "x")).toBeNull();
    expect(giroCode(bank, 1e12, "x")).toBeNull();
    expect(giroCode({ ...bank, holder: "€".repeat(70) }, 1, "€".repeat(140))).toBeNull();
  });
});
