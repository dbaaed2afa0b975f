import { ok, refuse, type Result } from "../kernel/result.ts";
import { transition } from "../kernel/state-machine.ts";
import type { Instant, LocalDate } from "../kernel/time/instant.ts";
import { addDays } from "../kernel/time/local-date.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import type { BusinessInvoice } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { deskGroupOf, outstandingCents } from "./invoice-state.ts";

/** INV-07: a reminder first, then two dunning letters. */
export const reminderTitles = ["Zahlungserinnerung", "Mahnung", "Letzte Mahnung"] as const;
export const lastReminder = reminderTitles.length;
/** So many days a reminder leaves to pay. */
export const reminderDays = 7;

export type RemindRefusal = Refused<"invoice-settled" | "not-due" | "reminded-already">;
export type Reminder = BusinessInvoice["dunning"][number];

/**
 * INV-07: the next reminder of an invoice that is overdue, sent by a person and never by itself; without a fee and without
 * interest. `level` is the one that was on the screen, so that a second press sends no second one.
 */
export function remind(
  invoice: BusinessInvoice,
  level: number,
  { now, today, path }: { readonly now: Instant; readonly today: LocalDate; readonly path: string },
): Result<{ readonly patch: Pick<BusinessInvoice, "status" | "dunning">; readonly reminder: Reminder }, RemindRefusal> {
  const group = deskGroupOf(invoice, today);
  if ((group !== "open" && group !== "overdue") || outstandingCents(invoice) <= 0)
    return refuse({ type: "invoice-settled" });
  if (level !== invoice.dunning.length + 1 || level > lastReminder) return refuse({ type: "reminded-already" });
  const askedUntil = invoice.dunning.at(-1)?.dueOn ?? invoice.dueOn;
  if (askedUntil >= today) return refuse({ type: "not-due", day: askedUntil });
  const reminder: Reminder = { level, at: now, feeCents: 0, dueOn: addDays(today, reminderDays), path };
  return ok({
    reminder,
    patch: {
      status: transition(businessInvoiceMachine, invoice.status, "inDunning", "merchant"),
      dunning: [...invoice.dunning, reminder],
    },
  });
}
