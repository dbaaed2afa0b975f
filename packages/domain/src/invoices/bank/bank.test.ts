import { describe, expect, it } from "vitest";
import { aMoment } from "../../testing/builders.ts";
import { aBusinessInvoice } from "../../testing/invoices.ts";
import type { BankEntry } from "./bank-entry.ts";
import { bookEntry } from "./book-entry.ts";
import { chooseShares } from "./choose-shares.ts";
import { type AwaitedInvoice, matchEntries } from "./match-entries.ts";

const entry = (more: Partial<BankEntry> = {}): BankEntry => ({
  key: "k1",
  day: "2026-11-20",
  cents: 1000,
  payer: "",
  payerIban: "",
  ref: "B1",
  texts: [],
  ...more,
});
const awaited = (index: number, more: Partial<AwaitedInvoice> = {}): AwaitedInvoice => ({
  id: `i${index}`,
  no: `RE-2026-0000${index}`,
  restCents: 1000,
  dueOn: `2026-11-0${index}`,
  names: [],
  ...more,
});
const matched = (entries: readonly BankEntry[], invoices: readonly AwaitedInvoice[]) =>
  matchEntries(entries, invoices).map(({ kind, shares, overCents }) => [kind, shares.map((one) => [one.invoiceId, one.cents]), overCents]); // prettier-ignore

describe("state-machines 3.4 money of the bank's file finds its invoice", () => {
  it.each([
    ["as it is printed", "Rechnung RE-2026-00002 danke"],
    ["without its dashes", "re202600002"],
    ["broken by a line of the bank", "SVWZ+RE-2026-00 002"],
    ["in a creditor reference", "RF18RE202600002"],
    ["beside a day", "RE-2026-00002 27.11.2026"],
  ])("by its number, %s", (_, text) => {
    const found = matched([entry({ texts: ["NOTPROVIDED", text] })], [awaited(1), awaited(2)]);
    expect(found).toEqual([["exact", [["i2", 1000]], 0]]);
  });

  it("by no longer or other number that holds it", () => {
    const two = [awaited(1), awaited(2)];
    for (const text of ["RE-2026-000021", "XRE-2026-00002", "2026-00002"])
      expect(matched([entry({ texts: [text] })], two)).toEqual([["none", [], 0]]);
  });

  it("in part, above it, and several in one transfer: the oldest first", () => {
    const both = "RE-2026-00001 und RE-2026-00002";
    const all = (cents: number) => matched([entry({ cents, texts: [both] })], [awaited(2), awaited(1)])[0];
    expect(all(2000)).toEqual(["exact", [["i1", 1000], ["i2", 1000]], 0]); // prettier-ignore
    expect(all(1500)).toEqual(["part", [["i1", 1000], ["i2", 500]], 0]); // prettier-ignore
    expect(all(400)).toEqual(["part", [["i1", 400]], 0]);
    expect(all(2100)).toEqual(["over", [["i1", 1000], ["i2", 1000]], 100]); // prettier-ignore
  });

  it("once: what an entry paid is settled for the next, and what was paid before is said", () => {
    const texts = ["RE-2026-00001"];
    expect(matched([entry({ texts }), entry({ texts })], [awaited(1)])).toEqual([
      ["exact", [["i1", 1000]], 0],
      ["settled", [], 1000],
    ]);
  });

  it("by the amount alone where only one is of it, or only one of the payer's name", () => {
    const kita = awaited(2, { names: ["Kita Sonnenschein gGmbH"] });
    expect(matched([entry()], [awaited(1), awaited(2, { restCents: 999 })])).toEqual([["amount", [["i1", 1000]], 0]]);
    expect(matched([entry()], [awaited(1), kita])).toEqual([["none", [], 0]]);
    expect(matched([entry({ payer: "KITA SONNENSCHEIN" })], [awaited(1), kita])[0]?.[0]).toBe("amount");
    expect(matched([entry({ payer: "Kita Sonnenschein gGmbH Prien" })], [awaited(1), kita])[0]?.[0]).toBe("amount");
    expect(matched([entry({ payer: "Gasthof" })], [awaited(1), kita])[0]?.[0]).toBe("none");
    expect(matched([entry({ payer: "Ki" })], [awaited(1), kita])[0]?.[0]).toBe("none");
    expect(matched([entry({ payer: "KITA SONNENSCHEIN" })], [{ ...kita, id: "i9" }, kita])[0]?.[0]).toBe("none");
    expect(matched([entry({ cents: 5 })], [awaited(1)])[0]?.[0]).toBe("none");
    // The first entry took it.
    expect(matched([entry(), entry()], [awaited(1)]).map(([kind]) => kind)).toEqual(["amount", "none"]);
  });
});

it("state-machines 3.4 entries that people put on one invoice pay no more than it costs", () => {
  const chosen = chooseShares(
    [
      { key: "a", cents: 600, targets: ["i1"] },
      { key: "b", cents: 600, targets: ["i1", "i2"] },
      { key: "c", cents: 600, targets: ["i1", "i9"] },
      { key: "d", cents: 600, targets: [] },
    ],
    new Map([["i1", 1000], ["i2", 50]]), // prettier-ignore
  );
  expect([...chosen.values()]).toEqual([
    { shares: [{ invoiceId: "i1", cents: 600 }], overCents: 0, restCents: 400 },
    { shares: [{ invoiceId: "i1", cents: 400 }, { invoiceId: "i2", cents: 50 }], overCents: 150, restCents: 0 }, // prettier-ignore
    { shares: [], overCents: 600, restCents: 0 },
    { shares: [], overCents: 600, restCents: 0 },
  ]);
});

describe("state-machines 3.4 an entry of the bank is booked", () => {
  const moment = { now: aMoment, today: "2026-11-20" };
  const invoice = aBusinessInvoice();
  const owed = invoice.grossCents;
  const invoices = new Map([["i1", invoice], ["i2", invoice]]); // prettier-ignore
  const booking = (cents: number, shares: readonly (readonly [string, number])[]) =>
    bookEntry(
      {
        key: "k1",
        day: "2026-11-19",
        ref: "B1",
        cents,
        shares: shares.map(([invoiceId, part]) => ({ invoiceId, cents: part })),
      },
      invoices,
      moment,
    );

  it("on every invoice that it pays, each of which keeps its key", () => {
    const booked = booking(2 * owed, [["i1", owed], ["i2", owed - 1]]); // prettier-ignore
    expect(booked.ok && [...booked.value]).toMatchObject([
      ["i1", { status: "paid", paidCents: owed, bankEntries: ["k1"], payments: [{ via: "bank", ref: "B1" }] }],
      ["i2", { status: "partiallyPaid", bankEntries: ["k1"] }],
    ]);
    const twice = booking(owed, [["i1", 1], ["i1", owed - 1]]); // prettier-ignore
    expect(twice.ok && twice.value.get("i1")).toMatchObject({ paidCents: owed, bankEntries: ["k1"] });
  });

  it("or on none", () => {
    expect(booking(owed, [["i1", owed], ["i2", 1]])).toMatchObject({ refusal: { type: "payment-too-high", maxCents: owed } }); // prettier-ignore
    expect(booking(2 * owed, [["i1", 1], ["i9", 1]])).toMatchObject({ refusal: { type: "not-found" } }); // prettier-ignore
    expect(booking(2 * owed, [["i1", owed + 1]])).toMatchObject({ refusal: { type: "payment-too-high" } });
  });
});
