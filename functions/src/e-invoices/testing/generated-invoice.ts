import fc from "fast-check";
import { allocate } from "@lokalkorb/domain/kernel/money/allocate";
import { vatBreakdown } from "@lokalkorb/domain/pricing/tax/vat-breakdown";
import type { EInvoice, EInvoiceFormat } from "../invoice/e-invoice.ts";
import { turnedInvoice } from "../invoice/signed-amounts.ts";
import { goldenInvoices } from "./golden-invoices.ts";

const { twoRates, deposits, publicBody, smallBusiness, collective } = goldenInvoices;

export interface GeneratedInvoice {
  readonly invoice: EInvoice;
  readonly format: EInvoiceFormat;
}

const text = fc.string({ unit: "binary", maxLength: 40 }).map((words) => `Ware ${words}`);
const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, "0")}`);
const good = fc.record({
  text,
  day,
  qty: fc.oneof(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 1, max: 90_000 }).map((grams) => grams / 1000),
  ),
  unit: fc.constantFrom("Stück", "kg", "Flasche", "Portion", "100 g"),
  grossCents: fc.integer({ min: 1, max: 200_000 }),
  rate: fc.nat({ max: 2 }),
});

const plan = fc.record({
  goods: fc.array(good, { minLength: 1, maxLength: 30 }),
  discountCents: fc.nat({ max: 50 }),
  like: fc.constantFrom(twoRates, deposits, publicBody, smallBusiness, collective),
  format: fc.constantFrom("zugferd", "xrechnung", "ebInterface" as const),
  type: fc.constantFrom("invoice", "storno", "credit" as const),
  paid: fc.boolean(),
  notes: text,
});

/** An invoice as the server settles it: gross amounts grouped by rate, net amounts shared out over the lines (VAT-20). */
export const generatedInvoice: fc.Arbitrary<GeneratedInvoice> = plan.map(
  ({ goods, discountCents, like, format, type, paid, notes }) => {
    const isSmall = like.seller.taxScheme === "smallBusiness";
    const rates = like.seller.address.country === "AT" ? [490, 1000, 2000] : [700, 1900, 780];
    const priced = goods.map((one) => ({ ...one, rateBp: isSmall ? 0 : (rates[one.rate] ?? 0) }));
    const vat = isSmall ? [] : vatBreakdown(priced.map(({ rateBp, grossCents }) => ({ rateBp, grossCents })));
    const nets = new Map(priced.map((one) => [one, one.grossCents]));
    for (const { rateBp, netCents } of vat) {
      const same = priced.filter((one) => one.rateBp === rateBp);
      const shares = allocate(
        netCents,
        same.map(({ grossCents }) => grossCents),
      );
      for (const [index, one] of same.entries()) nets.set(one, shares[index] ?? 0);
    }
    const [first] = priced;
    const adjusted = discountCents > 0 && first !== undefined;
    // A discount that the same amount of delivery takes back leaves the sums, and both stand in the file.
    const adjustments = adjusted
      ? [discountCents, 0 - discountCents].map((netCents) => ({ text: "Ausgleich", netCents, rateBp: first.rateBp }))
      : [];
    const netCents = [...nets.values()].reduce((sum, cents) => sum + cents, 0);
    const vatCents = vat.reduce((sum, line) => sum + line.vatCents, 0);
    const invoice: EInvoice = {
      ...like,
      type,
      poNumber: "B-1",
      terms: notes,
      supply: { from: "2026-11-01", to: "2026-11-30" },
      lines: priced.map(({ text, qty, unit, rateBp, day }, index) => ({
        text,
        qty,
        unit,
        rateBp,
        deliveredOn: day,
        orderNo: String(1000 + index),
        netCents: nets.get(priced[index]!) ?? 0,
      })),
      adjustments,
      vat,
      netCents,
      vatCents,
      grossCents: netCents + vatCents,
      paidCents: paid ? netCents + vatCents : 0,
      ...(type === "invoice" ? {} : { cancels: { no: "RE-1", issuedOn: "2026-11-01" } }),
    };
    return { format, invoice: type === "invoice" ? invoice : turnedInvoice(invoice) };
  },
);
