import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import type { Refused } from "../../ordering/order/refusal.ts";
import { bookPayment, type BookPaymentRefusal } from "../book-payment.ts";
import type { BusinessInvoice } from "../invoice-fields.ts";
import type { BankEntry, EntryShare } from "./bank-entry.ts";

export type BookedEntry = Pick<BankEntry, "key" | "day" | "cents" | "ref"> & { readonly shares: readonly EntryShare[] };
export type BookEntryRefusal = BookPaymentRefusal | Refused<"not-found">;
type Patch = Pick<BusinessInvoice, "status" | "paidCents" | "payments" | "late" | "bankEntries">;

/** One entry of the bank on all invoices that it pays, or on none of them; the key of the entry stays with each. */
export function bookEntry(
  entry: BookedEntry,
  invoices: ReadonlyMap<string, BusinessInvoice>,
  moment: { readonly now: Instant; readonly today: LocalDate },
): Result<ReadonlyMap<string, Patch>, BookEntryRefusal> {
  const { key, day, ref, cents, shares } = entry;
  const sum = shares.reduce((total, share) => total + share.cents, 0);
  if (sum > cents) return refuse({ type: "payment-too-high", maxCents: cents });
  const patches = new Map<string, Patch>();
  for (const share of shares) {
    const before = invoices.get(share.invoiceId);
    if (before === undefined) return refuse({ type: "not-found" });
    const invoice = { ...before, ...patches.get(share.invoiceId) };
    const booked = bookPayment(invoice, { cents: share.cents, day, via: "bank", ref }, moment);
    if (!booked.ok) return booked;
    const bankEntries = [...new Set([...(invoice.bankEntries ?? []), key])];
    patches.set(share.invoiceId, { ...booked.value, bankEntries });
  }
  return ok(patches);
}
