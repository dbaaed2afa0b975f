import type { Cents } from "../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../kernel/result.ts";
import { transition } from "../kernel/state-machine.ts";
import type { Instant, LocalDate } from "../kernel/time/instant.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import type { BusinessInvoice, paidVia } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { isOpenInvoice, outstandingCents } from "./invoice-state.ts";

export interface InvoicePayment {
  readonly cents: Cents;
  /** On which the money came. */
  readonly day: LocalDate;
  readonly via: (typeof paidVia)[number];
  readonly ref: string;
}

export type BookPaymentRefusal = Refused<"invoice-settled" | "payment-too-high" | "day-ahead">;
type Booked = Pick<BusinessInvoice, "status" | "paidCents" | "payments">;

/** Money for an invoice, in whole or in part; more than is owed is refused, since it belongs to another invoice or goes back. */
export function bookPayment(
  invoice: BusinessInvoice,
  { cents, day, via, ref }: InvoicePayment,
  { now, today }: { readonly now: Instant; readonly today: LocalDate },
): Result<Booked, BookPaymentRefusal> {
  if (!isOpenInvoice(invoice, today)) return refuse({ type: "invoice-settled" });
  if (day > today) return refuse({ type: "day-ahead" });
  const maxCents = outstandingCents(invoice);
  if (cents > maxCents) return refuse({ type: "payment-too-high", maxCents });
  const status = cents === maxCents ? "paid" : "partiallyPaid";
  return ok({
    status: transition(businessInvoiceMachine, invoice.status, status, "merchant"),
    paidCents: invoice.paidCents + cents,
    payments: [...invoice.payments, { at: now, cents, via, ref, day }],
  });
}
