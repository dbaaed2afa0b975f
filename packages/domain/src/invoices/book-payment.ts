import type { Cents } from "../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../kernel/result.ts";
import { transition } from "../kernel/state-machine.ts";
import type { Instant, LocalDate } from "../kernel/time/instant.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import type { BusinessInvoice, covers, paidVia } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { isOpenInvoice, lateOpenCents, outstandingCents } from "./invoice-state.ts";

export interface InvoicePayment {
  readonly cents: Cents;
  /** On which the money came. */
  readonly day: LocalDate;
  readonly via: (typeof paidVia)[number];
  readonly ref: string;
  /** Left out: the invoice alone where the amount is just its rest, which says what it is for; else as the law has it. */
  readonly covers?: (typeof covers)[number] | undefined;
}

export type BookPaymentRefusal = Refused<"invoice-settled" | "payment-too-high" | "day-ahead">;
type Booked = Pick<BusinessInvoice, "status" | "paidCents" | "payments" | "late">;

/**
 * Money for an invoice, in whole or in part; more than is owed is refused, since it belongs to another invoice or goes back.
 * Interest and flat sum of the delay come first (§ 367 (1) BGB, § 1416 ABGB), unless the payer determined otherwise.
 */
export function bookPayment(
  invoice: BusinessInvoice,
  { cents, day, via, ref, covers: asked }: InvoicePayment,
  { now, today }: { readonly now: Instant; readonly today: LocalDate },
): Result<Booked, BookPaymentRefusal> {
  const owedLate = lateOpenCents(invoice);
  const isOpen = isOpenInvoice(invoice, today);
  // A claim may be left when the invoice is paid.
  if (!isOpen && (invoice.status !== "paid" || owedLate === 0)) return refuse({ type: "invoice-settled" });
  if (day > today) return refuse({ type: "day-ahead" });
  const owed = isOpen ? outstandingCents(invoice) : 0;
  if (cents > owed + owedLate) return refuse({ type: "payment-too-high", maxCents: owed + owedLate });
  const first = asked ?? (cents === owed ? "invoice" : "late");
  const lateCents = first === "late" ? Math.min(cents, owedLate) : Math.max(0, cents - owed);
  const ownCents = cents - lateCents;
  const status = ownCents === owed ? "paid" : "partiallyPaid";
  return ok({
    status: ownCents === 0 ? invoice.status : transition(businessInvoiceMachine, invoice.status, status, "merchant"),
    paidCents: invoice.paidCents + ownCents,
    payments: [
      ...invoice.payments,
      { at: now, cents: ownCents, ...(lateCents === 0 ? {} : { lateCents }), via, ref, day },
    ],
    ...(invoice.late === undefined ? {} : { late: { ...invoice.late, paidCents: invoice.late.paidCents + lateCents } }),
  });
}
