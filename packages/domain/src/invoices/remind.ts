import { ok, refuse, type Result } from "../kernel/result.ts";
import { transition } from "../kernel/state-machine.ts";
import type { Instant, LocalDate } from "../kernel/time/instant.ts";
import { addDays } from "../kernel/time/local-date.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import type { BusinessInvoice, LateClaim } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { deskGroupOf, lateClaimCents, outstandingCents } from "./invoice-state.ts";

/** INV-07: a reminder first, then two dunning letters. */
export const reminderTitles = ["Zahlungserinnerung", "Mahnung", "Letzte Mahnung"] as const;
export const lastReminder = reminderTitles.length;
/** So many days a reminder leaves to pay. */
export const reminderDays = 7;

export type RemindRefusal = Refused<"invoice-settled" | "not-due" | "reminded-already">;
export type Reminder = BusinessInvoice["dunning"][number];

export interface RemindQuestion {
  readonly now: Instant;
  readonly today: LocalDate;
  readonly path: string;
  readonly claim?: LateClaim | null;
}

/**
 * INV-07: the next reminder of an invoice that is overdue, sent by a person and never by itself; without a fee, and with
 * interest only where a person asked for it. `level` is the one that was on the screen, so that a second press sends no second one.
 */
export function remind(
  invoice: BusinessInvoice,
  level: number,
  { now, today, path, claim = null }: RemindQuestion,
): Result<
  { readonly patch: Pick<BusinessInvoice, "status" | "dunning" | "late">; readonly reminder: Reminder },
  RemindRefusal
> {
  const group = deskGroupOf(invoice, today);
  if ((group !== "open" && group !== "overdue") || outstandingCents(invoice) <= 0)
    return refuse({ type: "invoice-settled" });
  if (level !== invoice.dunning.length + 1 || level > lastReminder) return refuse({ type: "reminded-already" });
  const askedUntil = invoice.dunning.at(-1)?.dueOn ?? invoice.dueOn;
  if (askedUntil >= today) return refuse({ type: "not-due", day: askedUntil });
  const dueOn = addDays(today, reminderDays);
  const reminder: Reminder = { level, at: now, feeCents: 0, dueOn, path, ...(claim === null ? {} : { claim }) };
  const { paidCents = 0 } = invoice.late ?? {};
  return ok({
    reminder,
    patch: {
      status: transition(businessInvoiceMachine, invoice.status, "inDunning", "merchant"),
      dunning: [...invoice.dunning, reminder],
      // Of two claims the later one counts: it is reckoned anew from the first day on.
      ...(claim === null ? {} : { late: { cents: lateClaimCents(claim), paidCents } }),
    },
  });
}
