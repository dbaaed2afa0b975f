import { ok, refuse, type Result } from "../kernel/result.ts";
import { transition } from "../kernel/state-machine.ts";
import type { LocalDate } from "../kernel/time/instant.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import type { BusinessInvoice } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { isOpenInvoice, lateOpenCents, outstandingCents } from "./invoice-state.ts";

/**
 * state-machines 3.4: the rest is not to be had. The invoice stays in the books with its reason; its orders stay unpaid and
 * within the limit of the company, which owes the money all the same.
 */
export function writeOff(
  invoice: BusinessInvoice,
  { reason, today }: { readonly reason: string; readonly today: LocalDate },
): Result<Pick<BusinessInvoice, "status" | "writtenOff">, Refused<"invoice-settled" | "reason-required">> {
  if (!isOpenInvoice(invoice, today)) return refuse({ type: "invoice-settled" });
  if (reason.trim() === "") return refuse({ type: "reason-required" });
  return ok({
    status: transition(businessInvoiceMachine, invoice.status, "writtenOff", "merchant"),
    writtenOff: { day: today, cents: outstandingCents(invoice), reason: reason.trim() },
  });
}

/** Money is awaited again, e.g. because a part of it comes after all. */
export function awaitAgain(
  invoice: BusinessInvoice,
): Result<Pick<BusinessInvoice, "status">, Refused<"invoice-settled">> {
  if (invoice.status !== "writtenOff") return refuse({ type: "invoice-settled" });
  const before = invoice.dunning.length > 0 ? "inDunning" : invoice.paidCents > 0 ? "partiallyPaid" : "sent";
  return ok({ status: transition(businessInvoiceMachine, "writtenOff", before, "merchant") });
}

/** The shop lets interest and flat sum go, as far as they are not paid. */
export function waiveLate(invoice: BusinessInvoice): Result<Pick<BusinessInvoice, "late">, Refused<"invoice-settled">> {
  if (invoice.late === undefined || lateOpenCents(invoice) === 0) return refuse({ type: "invoice-settled" });
  const { paidCents } = invoice.late;
  return ok({ late: { cents: paidCents, paidCents } });
}
