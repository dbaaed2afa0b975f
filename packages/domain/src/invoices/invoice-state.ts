import type { Cents } from "../kernel/money/cents.ts";
import type { LocalDate } from "../kernel/time/instant.ts";
import { daysBetween } from "../kernel/time/local-date.ts";
import type { BusinessInvoice, LateClaim } from "./invoice-fields.ts";

type Claim = Pick<BusinessInvoice, "status" | "type" | "grossCents" | "paidCents" | "corrected" | "dueOn">;

export const correctedCents = ({ corrected = [] }: Pick<BusinessInvoice, "corrected">): Cents =>
  corrected.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** Still to be paid; below zero the company gets money back. */
export const outstandingCents = (invoice: Pick<Claim, "grossCents" | "paidCents" | "corrected">): Cents =>
  invoice.grossCents - correctedCents(invoice) - invoice.paidCents;

/** INV-07: interest and flat sum that are asked for and not paid. */
export const lateOpenCents = ({ late }: Pick<BusinessInvoice, "late">): Cents =>
  late === undefined ? 0 : Math.max(0, late.cents - late.paidCents);

export const lateClaimCents = ({ parts, flatCents }: LateClaim): Cents =>
  parts.reduce((sum, { cents }) => sum + cents, flatCents);

export const deskGroups = ["drafts", "open", "overdue", "paid", "cancelled"] as const;
export type DeskGroup = (typeof deskGroups)[number];

/** Where an invoice stands on the desk; cancellations and corrections lie with what they took back. */
export function deskGroupOf(invoice: Claim, today: LocalDate): DeskGroup {
  const { status, type, dueOn } = invoice;
  if (status === "draft") return "drafts";
  if (type !== "invoice" || status === "cancelled" || status === "writtenOff") return "cancelled";
  if (status === "paid") return "paid";
  return dueOn < today ? "overdue" : "open";
}

/** Whether money for it is awaited. */
export function isOpenInvoice(invoice: Claim, today: LocalDate): boolean {
  const group = deskGroupOf(invoice, today);
  return group === "open" || group === "overdue";
}

/** 0 up to the day until which it is to be paid. */
export const daysOverdue = ({ dueOn }: Pick<Claim, "dueOn">, today: LocalDate): number =>
  Math.max(0, daysBetween(dueOn, today));
