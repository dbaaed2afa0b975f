import { afterAll, beforeAll, expect, it } from "vitest";
import { auditTrade } from "./audit/audit-trade.ts";
import { readBooks, type StoredInvoice, type StoredOrder, type TradeBooks } from "./audit/trade-books.ts";
import { playTrade } from "./play/run-trade.ts";
import { startTradeWorld, type TradeWorld } from "./world/trade-world.ts";

let world: TradeWorld;
let books: TradeBooks;

beforeAll(async () => {
  world = await startTradeWorld(20_261_128);
  await playTrade(world, { weeks: 2, plans: 10, companies: 4 });
  books = await readBooks(world);
}, 600_000);
afterAll(() => world.pay.stop());

it("INV-05 a fortnight of trade: orders are plans less skips, and money, tax, deposits, open items and numbers are exact", () => {
  expect(world.problems).toEqual([]);
  expect(auditTrade(world, books)).toEqual([]);
  // It was a fortnight in which something happened.
  const days = world.plans.flatMap(({ expected }) => [...expected.values()]);
  expect(days.filter(({ kind }) => kind === "order").length).toBeGreaterThan(5);
  expect(days.filter(({ kind }) => kind === "none").length).toBeGreaterThan(2);
  expect(world.invoices.size).toBeGreaterThan(3);
});

const isRun = ({ plan }: StoredOrder): boolean => plan !== undefined;
const isHolding = ({ status, type }: StoredInvoice): boolean => type === "invoice" && status !== "cancelled";

function withOne<Value>(
  values: readonly Value[],
  fits: (value: Value) => boolean,
  change: (value: Value) => readonly Value[],
): Value[] {
  const index = values.findIndex(fits);
  return values.flatMap((value, at) => (at === index ? change(value) : [value]));
}

it.each<[string, string, (stored: TradeBooks) => TradeBooks]>([
  [
    "an order that is missing",
    "orders of plan",
    (stored) => ({ ...stored, orders: withOne(stored.orders, isRun, () => []) }),
  ],
  [
    "a day that was ordered twice",
    "orders of plan",
    (stored) => ({ ...stored, orders: withOne(stored.orders, isRun, (one) => [one, one]) }),
  ],
  [
    "a cent of tax in an order",
    "tax of",
    (stored) => ({
      ...stored,
      orders: withOne(stored.orders, isRun, ({ totals, ...one }) => [
        { ...one, totals: { ...totals, vat: totals.vat.map((part) => ({ ...part, vatCents: part.vatCents + 1 })) } },
      ]),
    }),
  ],
  [
    "a cent of tax in an invoice",
    "tax of invoice",
    (stored) => ({
      ...stored,
      invoices: withOne(stored.invoices, isHolding, (one) => [
        { ...one, vat: one.vat.map((part) => ({ ...part, vatCents: part.vatCents + 1 })) },
      ]),
    }),
  ],
  [
    "an invoice that is lost",
    "invoices of order",
    (stored) => ({ ...stored, invoices: withOne(stored.invoices, isHolding, () => []) }),
  ],
  [
    "a number that was left out",
    "number 1 of",
    (stored) => ({
      ...stored,
      invoices: withOne(
        stored.invoices,
        ({ no }) => /^RE-.*00001$/.test(no ?? ""),
        () => [],
      ),
    }),
  ],
  [
    "a payment that was not booked",
    "paid for invoice",
    (stored) => ({
      ...stored,
      invoices: withOne(
        stored.invoices,
        ({ paidCents }) => paidCents > 0,
        (one) => [{ ...one, paidCents: 0 }],
      ),
    }),
  ],
  [
    "a cent in the account of a company",
    "account of",
    (stored) => ({
      ...stored,
      companies: withOne(
        stored.companies,
        () => true,
        (one) => [{ ...one, openCents: one.openCents + 1 }],
      ),
    }),
  ],
])("the audit sees %s", (_what, line, spoil) => {
  expect(auditTrade(world, spoil(books)).join("\n")).toContain(line);
});
