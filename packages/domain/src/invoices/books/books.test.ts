import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cents } from "../../kernel/money/cents.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Payment, Refund } from "../../ordering/order/payment.ts";
import { vatBreakdown } from "../../pricing/tax/vat-breakdown.ts";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { aBusinessInvoice } from "../../testing/invoices.ts";
import { readExtf } from "../../testing/read-extf.ts";
import { bmdTable } from "./bmd.ts";
import { cardOf, entriesOfGiftSale, entryOfInvoice } from "./book-invoice.ts";
import { type BookableOrder, entriesOfOrder, tipsOfOrder } from "./book-order.ts";
import { type BookedEntry, isWithin } from "./booked-entry.ts";
import { bookingsOf, missingRates } from "./bookings.ts";
import {
  accountLength,
  type BooksSettings,
  isClientNo,
  isConsultantNo,
  proposedAccounts,
  untouchedBooks,
} from "./books-settings.ts";
import { extfColumns } from "./extf-columns.ts";
import { extfFile, yearBegin } from "./extf.ts";
import { cardsTable, inOrder, tableOf } from "./tables.ts";
import { vatSums } from "./vat-sums.ts";
import { windows1252 } from "./windows-1252.ts";

const timezone = "Europe/Berlin";
const dayOf = (at: number): string => instantToLocal(at, timezone).date;
const at = (date: string, time = "12:00"): number => localToInstant({ date, time }, timezone);
const span = { from: "2026-11-01", to: "2026-11-30" };
const settings: BooksSettings = { ...untouchedBooks("DE"), consultantNo: "1001", clientNo: "42" };

const paid = (method: Payment["method"], cents: Cents, more: Partial<Payment> = {}): Payment => ({
  id: method,
  provider: method === "giftCard" ? "giftCard" : method === "online" ? "stripe" : "counter",
  method,
  state: "captured",
  authorizedCents: cents,
  capturedCents: cents,
  at: 1,
  ...more,
});
const refund = (cents: Cents, day: string, more: Partial<Refund> = {}): Refund => ({
  id: "r1",
  cents,
  reason: "fehlte",
  state: "succeeded",
  at: at(day),
  from: [{ paymentId: "online", cents }],
  lines: [],
  vat: vatBreakdown([{ rateBp: 700, grossCents: cents }]),
  ...more,
});
/** Bread of 10,70 and a can of 1,19 with 0,25 deposit without tax, 1,00 tip: 13,14. */
const sold = (more: Partial<BookableOrder> = {}): BookableOrder => ({
  ...anOrder({
    status: "completed",
    completedAt: at("2026-11-10"),
    paymentMethod: "online",
    payments: [
      paid("giftCard", 314),
      paid("online", 1000, { feeCents: 30 }),
      paid("online", 5, { id: "x", state: "failed", feeCents: 9 }),
    ],
    lines: [
      anOrderLine({
        totalCents: 1170,
        discountCents: -100,
        vat: [{ rateBp: 700, grossCents: 1070 }],
        contentText: "1 kg",
      }),
      anOrderLine({
        lineId: "l2",
        name: "Limo",
        totalCents: 119,
        vat: [{ rateBp: 1900, grossCents: 119 }],
        depositCents: 25,
      }),
      anOrderLine({ lineId: "l3", name: "Fort", removed: { at: 1, reason: "aus" } }),
    ],
    totals: {
      ...anOrder().totals,
      itemsCents: 1289,
      depositCents: 25,
      discountCents: -100,
      tipCents: 100,
      totalCents: 1314,
      vat: vatBreakdown([
        { rateBp: 700, grossCents: 1070 },
        { rateBp: 1900, grossCents: 119 },
      ]),
    },
    receipts: [
      { no: "R-2026-00007", kind: "receipt", path: "p", at: 1 },
      { no: "K-2026-00001", kind: "credit", path: "p", at: 1, refundId: "r1" },
    ],
  }),
  id: "o1",
  ...more,
});
const booked = (more: Partial<BookableOrder> = {}, withLines = false) => entriesOfOrder(sold(more), dayOf, withLines);
const invoice = { id: "i1", ...aBusinessInvoice({ issuedAt: at("2026-11-20") }) };
const turnover = (entries: readonly BookedEntry[]): Cents =>
  vatSums(entries)
    .filter(({ paper }) => paper !== "till")
    .reduce((sum, { grossCents }) => sum + grossCents, 0);

describe("what an order comes to", () => {
  it("POS-03 the handover on its day with its paper, each refund on its own day", () => {
    const [sale, back] = booked({
      refunds: [
        refund(214, "2026-12-02", {
          lines: [
            { lineId: "tip", cents: 100 },
            { lineId: "l2", cents: 25, depositCents: 25 },
          ],
          vat: vatBreakdown([{ rateBp: 700, grossCents: 89 }]),
        }),
        refund(50, "2026-11-11", { id: "r2", settlesEdit: true }),
        refund(50, "2026-11-11", { id: "r3", state: "failed" }),
      ],
    });
    expect(sale).toMatchObject({
      kind: "sale",
      day: "2026-11-10",
      paper: "invoice",
      paperNo: "R-2026-00007",
      cents: 1314,
    });
    expect(sale).toMatchObject({ untaxedDepositCents: 25, order: { platformCents: 30, way: "Abholung" } });
    expect(back).toMatchObject({ day: "2026-12-02", suppliedOn: "2026-11-10", paperNo: "K-2026-00001", cents: -214 });
    expect(back).toMatchObject({
      tipCents: -100,
      depositCents: -25,
      untaxedDepositCents: -25,
      shares: [{ method: "online", cents: -214 }],
    });
  });

  it("money that went back before the handover belongs to it, and a rehearsal or an open order to no day", () => {
    expect(
      booked({ refunds: [refund(10, "2026-11-08")], receipts: [] }).map(({ day, paperNo }) => [day, paperNo]),
    ).toEqual([
      ["2026-11-10", ""],
      ["2026-11-10", ""],
    ]);
    expect(booked({ channel: "test" })).toEqual([]);
    expect(booked({ status: "ready" })).toEqual([]);
    const { completedAt: _at, ...open } = sold();
    expect(entriesOfOrder(open, dayOf, false)).toEqual([]);
  });

  it("the till's slip, an erased person, a company", () => {
    const till = { payments: [paid("cash", 1314, { tillReceiptNo: "B-7" })], customer: { name: null } };
    expect(booked(till)[0]).toMatchObject({ paper: "till", paperNo: "B-7", name: "" });
    const [onAccount] = booked({ paymentMethod: "onAccount", payments: [], customer: { name: "K", company: "Kita" } });
    expect(onAccount).toMatchObject({ paper: "company", name: "Kita" });
  });

  it("a tip that came later, and went back unless the provider refused that", () => {
    const tip = { cents: 200, paidAt: at("2026-11-12") };
    const tips = (more: object) =>
      tipsOfOrder(sold({ laterTip: { ...tip, ...more } }), dayOf).map(({ cents }) => cents);
    expect(tips({})).toEqual([200]);
    expect(tips({ backAt: at("2026-11-13") })).toEqual([200, -200]);
    expect(tips({ backAt: at("2026-11-13"), isRefused: true })).toEqual([200]);
    expect(tipsOfOrder(sold(), dayOf)).toEqual([]);
    expect(tipsOfOrder(sold({ channel: "test", laterTip: tip }), dayOf)).toEqual([]);
  });
});

it("VAT-20 invoices of companies are on their own day, with what bears no tax apart", () => {
  const { no: _no, ...draft } = invoice;
  const { issuedAt: _issuedAt, ...open } = invoice;
  expect([...entryOfInvoice(draft, dayOf), ...entryOfInvoice(open, dayOf)]).toEqual([]);
  const lines = invoice.lines.map((line) => ({ ...line, rateBp: 0, depositCents: 20 }));
  const untaxed = { rateBp: 0, netCents: 50, vatCents: 0, grossCents: 50 };
  const more = { ...invoice, lines, vat: [...invoice.vat, untaxed], grossCents: invoice.grossCents + 50 };
  const { seller, buyer } = invoice;
  expect(entryOfInvoice(more, dayOf)).toMatchObject([
    { day: "2026-11-20", name: "Kita gGmbH", tipCents: 30, depositCents: 20, untaxedDepositCents: 20 },
  ]);
  const { legalName: _legal, ...plain } = buyer;
  const small = { ...more, buyer: plain, seller: { ...seller, taxScheme: "smallBusiness" as const } };
  const entries = entryOfInvoice(small, dayOf);
  expect(entries).toMatchObject([{ name: "Kita", tipCents: 0 }]);
  expect(vatSums(entries)[0]).toMatchObject({ rateBp: 0, grossCents: 30, paper: "company" });
});

describe("tables", () => {
  const all = [
    ...booked(
      { refunds: [refund(107, "2026-11-12", { lines: [{ lineId: "l2", cents: 25, depositCents: 25 }] })] },
      true,
    ),
    ...entryOfInvoice(invoice, dayOf),
  ];

  it("say each amount exactly, and count an order on account with its invoice alone", () => {
    expect(tableOf("orders", all)[1]).toEqual(
      [
        "A-1042",
        "20.11.2026",
        "10.11.2026",
        "Kundin 1",
        "Abholung",
        "12,89",
        "0,25",
        "-1,00",
        "0,00",
        "0,00",
        "1,00",
        "13,14",
      ].concat(["11,00", "0,89", "Rechnung zur Bestellung", "R-2026-00007"]),
    );
    expect(tableOf("lines", all).slice(1)).toEqual([
      ["A-1042", "10.11.2026", "Bauernbrot, 1 kg", "1", "10,70", "0,00", "7"],
      ["A-1042", "10.11.2026", "Limo", "1", "1,19", "0,25", "19"],
    ]);
    expect(tableOf("lines", booked()).slice(1)).toEqual([]);
    expect(tableOf("money", all).slice(1)).toEqual([
      ["10.11.2026", "Verkauf", "A-1042", "Online", "10,00", "0,30"],
      ["10.11.2026", "Verkauf", "A-1042", "Gutschein", "3,14", ""],
      ["12.11.2026", "Erstattung", "A-1042", "Online", "-1,07", ""],
    ]);
    expect(tableOf("deposits", [...all, ...booked()])[1]).toEqual(["10.11.2026", "0,50", "0,00", "0,50", "0,50"]);
    expect(tableOf("deposits", all).slice(1)).toEqual([
      ["10.11.2026", "0,25", "0,00", "0,25", "0,25"],
      ["12.11.2026", "0,00", "-0,25", "-0,25", "-0,25"],
    ]);
    expect(tableOf("companyInvoices", all).slice(1)).toEqual([
      ["RE-2026-00001", "20.11.2026", "20.11.2026", "Kita gGmbH", "4,49", "0,31", "4,80"],
    ]);
    const onAccount = booked({ paymentMethod: "onAccount", payments: [] });
    expect(tableOf("vat", onAccount).slice(1)).toEqual([]);
    expect(tableOf("vat", all).slice(1)).toEqual([
      ["10.11.2026", "Rechnung zur Bestellung", "7", "10,00", "0,70", "10,70"],
      ["10.11.2026", "Rechnung zur Bestellung", "19", "1,00", "0,19", "1,19"],
      ["12.11.2026", "Rechnung zur Bestellung", "0", "0,25", "0,00", "0,25"],
      ["12.11.2026", "Rechnung zur Bestellung", "7", "-1,00", "-0,07", "-1,07"],
      ["20.11.2026", "Firmenrechnung", "7", "4,49", "0,31", "4,80"],
    ]);
  });

  it("PRC-09 cards tell what is owed on them and never the whole code", () => {
    const card = { id: "GS-ABCD-1234", name: "Gutschein", createdAt: at("2026-11-01"), enabled: true };
    const giftCard = { initialCents: 5000, balanceCents: 1250, expiresAt: at("2030-01-01", "00:00") };
    const cards = [...cardOf({ ...card, giftCard }, dayOf), ...cardOf({ ...card, enabled: false, giftCard }, dayOf)];
    expect(cardOf(card, dayOf)).toEqual([]);
    expect(cardsTable(cards).slice(1)).toEqual([
      ["1234", "Gutschein", "01.11.2026", "31.12.2029", "50,00", "37,50", "12,50", "gültig"],
      ["1234", "Gutschein", "01.11.2026", "31.12.2029", "50,00", "37,50", "12,50", "abgeschaltet"],
    ]);
  });
});

describe("bookings", () => {
  const entries = [
    ...booked({ refunds: [refund(107, "2026-11-12")] }),
    ...booked({ id: "o2", payments: [paid("cash", 1314)] }),
    ...booked({ id: "o3", paymentMethod: "onAccount", payments: [] }),
    ...entryOfInvoice(invoice, dayOf),
    ...tipsOfOrder(sold({ laterTip: { cents: 200, paidAt: at("2026-11-12") } }), dayOf),
    ...entriesOfGiftSale(
      { id: "g", no: "G-1", cents: 5000, paidAt: at("2026-11-03"), backAt: at("2026-11-04") },
      dayOf,
    ),
    ...entriesOfGiftSale({ id: "h", no: "G-2", cents: 2000, paidAt: at("2026-11-05") }, dayOf),
  ].filter(({ day }) => isWithin(day, span));
  const bookings = bookingsOf(inOrder(entries), settings);
  const file = extfFile({ bookings, settings, span, accountLength: 4, madeAt: { date: "2026-12-01", time: "09:30" } });

  it("LIB DATEV reads the batch as its format says, and its turnover is the VAT report's to the cent", () => {
    const { head, columns, rows } = readExtf(file);
    expect(head.slice(0, 16)).toEqual(
      ["EXTF", "700", "21", "Buchungsstapel", "13", "20261201093000000", "", "RE", "", "", "1001", "42"].concat([
        "20260101",
        "4",
        "20261101",
        "20261130",
      ]),
    );
    expect([head[16], head[26]]).toEqual(["Lokalkorb 2026-11", "03"]);
    expect([columns[0], columns[19], columns[36], columns[114], columns[117]]).toEqual([
      "Umsatz (ohne Soll/Haben-Kz)",
      "Beleglink",
      "KOST1 - Kostenstelle",
      "Leistungsdatum",
      "Generalumkehr (GU)",
    ]);
    const on = (account: string): Cents =>
      rows.reduce(
        (sum, row) => sum + (row.account === account ? row.cents : row.contra === account ? -row.cents : 0),
        0,
      );
    expect(0 - on("8300") - on("8400")).toBe(turnover(entries));
    // Money of the internet, 20,00 of a card that is owed less the 3,14 that were redeemed, and what the company owes.
    expect(on("1360")).toBe(1000 - 107 + 200 + 2000);
    expect(on("1700")).toBe(314 - 2000);
    expect(on("10000")).toBe(invoice.grossCents);
    expect(rows[0]).toMatchObject({
      cents: 5000,
      account: "10000",
      contra: "1700",
      date: "20261103",
      text: "Gutschein G-1",
    });
    expect(rows.find(({ contra }) => contra === "8400")).toMatchObject({
      cents: 119,
      no: "R-2026-00007",
      suppliedOn: "10112026",
    });
    expect(rows.find(({ text }) => text.startsWith("Rechnung"))?.text).toBe("Rechnung Kita gGmbH");
  });

  it("POS-03 turnover of the till is left to the till, and missing accounts are named by their rates", () => {
    expect(bookings.filter(({ no }) => no === "A-1042").map(({ text }) => text)).toEqual([
      "Trinkgeld A-1042",
      "Trinkgeld A-1042",
    ]);
    const own = bookingsOf(entries, { ...settings, turnover: { "700": "8300" } });
    expect(missingRates(own)).toEqual([1900]);
    expect(missingRates(own.toReversed().map((one) => ({ ...one, contra: "" })))).toEqual([700, 1900]);
    expect(missingRates(bookings)).toEqual([]);
  });

  it("LIB BMD gets the same bookings as a table, debit above zero", () => {
    expect(bmdTable(bookings)[1]).toEqual([
      "10000",
      "1700",
      "G-1",
      "03.11.2026",
      "03.11.2026",
      "50,00",
      "",
      "Gutschein G-1",
    ]);
    expect(bmdTable(bookings)).toContainEqual([
      "10000",
      "8300",
      "K-2026-00001",
      "12.11.2026",
      "10.11.2026",
      "-1,07",
      "7",
      "Erstattung A-1042",
    ]);
  });

  it("VAT-20 whatever was sold and given back, turnover and VAT report agree and the debtors owe what is unpaid", () => {
    const drawn = fc.record({
      cents: fc.integer({ min: 1, max: 50_000 }),
      rate: fc.constantFrom(700, 1900, 0),
      tip: fc.nat(300),
      method: fc.constantFrom("online" as const, "giftCard" as const, "cash" as const),
      back: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 8 }), (orders) => {
        const of = orders.flatMap(({ cents, rate, tip, method, back }, index) =>
          booked({
            id: `o${index}`,
            lines: [],
            payments: [paid(method, cents + tip)],
            totals: {
              ...anOrder().totals,
              itemsCents: cents,
              tipCents: tip,
              totalCents: cents + tip,
              vat: vatBreakdown([{ rateBp: rate, grossCents: cents }]),
            },
            refunds:
              back === 0
                ? []
                : [
                    refund(back, "2026-11-15", {
                      from: [{ paymentId: method, cents: back }],
                      vat: vatBreakdown([{ rateBp: rate, grossCents: back }]),
                    }),
                  ],
          }),
        );
        const rows = readExtf(
          extfFile({
            bookings: bookingsOf(of, settings),
            settings,
            span,
            accountLength: 4,
            madeAt: { date: "2026-12-01", time: "09:30" },
          }),
        ).rows;
        const accounts = Object.values(settings.turnover);
        const booking = rows.reduce((sum, { contra, cents }) => sum + (accounts.includes(contra) ? cents : 0), 0);
        expect(booking).toBe(turnover(of));
        const debtors = rows.reduce((sum, { account, cents }) => sum + (account === "10000" ? cents : -cents), 0);
        expect(debtors).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

it("LIB bytes are those of Windows-1252, and what it lacks loses its marks or becomes a question mark", () => {
  expect([...windows1252("äß€–Ÿčł😀\u0085")]).toEqual([0xe4, 0xdf, 0x80, 0x96, 0x9f, 0x63, 0x3f, 0x3f, 0x3f]);
  expect([...windows1252("a\u0308")]).toEqual([0xe4]);
  expect(extfColumns).toHaveLength(125);
});

it("LIB a text of a batch is short, in one line, with doubled quotes, and the chart is named where it is known", () => {
  const booking = {
    cents: 5,
    side: "H" as const,
    account: "1000",
    contra: "8300",
    day: "2026-11-30",
    suppliedOn: "2026-11-30",
  };
  const made = extfFile({
    bookings: [{ ...booking, no: `Ä ${"9".repeat(50)}`, text: `"A"\r\n${"ü".repeat(80)}` }],
    settings: { ...settings, chart: "own", yearStart: 12 },
    span,
    accountLength: 4,
    madeAt: { date: "2026-12-01", time: "09:30" },
  });
  const { head, rows } = readExtf(made);
  expect([head[12], head[26]]).toEqual(["20251201", ""]);
  expect(rows).toMatchObject([{ cents: -5, no: `--${"9".repeat(34)}`, text: `"A" ${"ü".repeat(56)}`.slice(0, 60) }]);
  expect([yearBegin("2026-06-30", 7), yearBegin("2026-07-01", 7)]).toEqual(["2025-07-01", "2026-07-01"]);
});

it("LIB accounts are equally long, those of persons by one digit longer, and numbers are those of DATEV", () => {
  expect(accountLength(settings)).toBe(4);
  expect(accountLength({ ...proposedAccounts.SKR04, turnover: { "700": "4300", "0": "" } })).toBe(4);
  expect(accountLength({ ...settings, accounts: { ...settings.accounts, debtors: "1000" } })).toBeNull();
  expect(accountLength({ ...settings, turnover: { "700": "83000" } })).toBeNull();
  expect(accountLength(untouchedBooks("AT"))).toBeNull();
  const long = "123456789";
  expect(
    accountLength({
      accounts: { debtors: long, transit: long, vouchers: long, passedOn: long },
      turnover: {},
    }),
  ).toBeNull();
  expect(["1000", "1001", "12345678"].map(isConsultantNo)).toEqual([false, true, false]);
  expect(["0", "1", "123456"].map(isClientNo)).toEqual([false, true, false]);
});
