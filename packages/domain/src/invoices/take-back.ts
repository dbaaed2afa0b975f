import { ok, refuse, type Result } from "../kernel/result.ts";
import { canTransition, transition } from "../kernel/state-machine.ts";
import type { LocalDate } from "../kernel/time/instant.ts";
import { must } from "../kernel/invariant.ts";
import type { Cents } from "../kernel/money/cents.ts";
import type { Refused } from "../ordering/order/refusal.ts";
import { groupByRate } from "../pricing/tax/vat-breakdown.ts";
import type { VatLine } from "../pricing/tax/vat-line.ts";
import type { BusinessInvoice, InvoiceLine } from "./invoice-fields.ts";
import { businessInvoiceMachine } from "./invoice-machine.ts";
import { outstandingCents } from "./invoice-state.ts";
import { netOfParts } from "./net-of-parts.ts";

export interface TakingBack {
  readonly reason: string;
  readonly issuedOn: LocalDate;
}

/** The part of a document that does not depend on its number and moment. */
type TakenBack = Omit<
  BusinessInvoice,
  "no" | "series" | "issuedAt" | "contentHash" | "prevHash" | "pdfPath" | "cancels" | "corrects" | "locked"
>;

export type CancelRefusal = Refused<"invoice-settled" | "invoice-paid-in-part" | "reason-required">;

/** INV-06: the whole invoice with all its amounts negative; both together are nothing at each rate. Its orders are free again. */
export function cancelInvoice(
  invoice: BusinessInvoice,
  taking: TakingBack,
): Result<{ readonly document: TakenBack; readonly patch: Pick<BusinessInvoice, "status"> }, CancelRefusal> {
  if (taking.reason.trim() === "") return refuse({ type: "reason-required" });
  if (invoice.type !== "invoice" || invoice.status === "draft") return refuse({ type: "invoice-settled" });
  const hasMoney = invoice.paidCents !== 0 || (invoice.late?.paidCents ?? 0) !== 0;
  if (hasMoney || (invoice.corrected ?? []).length > 0) return refuse({ type: "invoice-paid-in-part" });
  if (!canTransition(businessInvoiceMachine, invoice.status, "cancelled", "merchant"))
    return refuse({ type: "invoice-settled" });
  const negative = (cents: Cents): Cents => 0 - cents;
  return ok({
    patch: { status: transition(businessInvoiceMachine, invoice.status, "cancelled", "merchant") },
    document: {
      ...takenBack(invoice, taking),
      type: "storno",
      orderIds: invoice.orderIds,
      lines: invoice.lines.map((line) => ({
        ...line,
        unitNetCents: negative(line.unitNetCents),
        netCents: negative(line.netCents),
        ...(line.depositCents === undefined ? {} : { depositCents: negative(line.depositCents) }),
      })),
      vat: invoice.vat.map((line) => ({
        rateBp: line.rateBp,
        netCents: negative(line.netCents),
        vatCents: negative(line.vatCents),
        grossCents: negative(line.grossCents),
      })),
      netCents: negative(invoice.netCents),
      vatCents: negative(invoice.vatCents),
      grossCents: negative(invoice.grossCents),
    },
  });
}

/** Gross cents that are taken back of one line of the invoice, counted from 0. */
export interface CorrectedLine {
  readonly line: number;
  readonly grossCents: Cents;
}

export type CorrectRefusal = Refused<"invoice-settled" | "refund-too-high" | "reason-required" | "line-unknown">;

/** INV-06: a part of an invoice, by its lines. What is taken back of a rate is never more than the invoice has of it. */
export function correctInvoice(
  invoice: BusinessInvoice,
  lines: readonly CorrectedLine[],
  taking: TakingBack,
): Result<
  { readonly document: TakenBack; readonly patch: Pick<BusinessInvoice, "status" | "corrected"> },
  CorrectRefusal
> {
  const { type, status } = invoice;
  if (taking.reason.trim() === "") return refuse({ type: "reason-required" });
  if (type !== "invoice" || status === "draft" || status === "cancelled" || status === "writtenOff")
    return refuse({ type: "invoice-settled" });
  const named = lines.flatMap(({ line, grossCents }) => {
    const original = invoice.lines[line];
    return original === undefined ? [] : [{ original, part: { rateBp: original.rateBp, grossCents: 0 - grossCents } }];
  });
  if (named.length === 0 || named.length !== lines.length) return refuse({ type: "line-unknown" });
  const maxCents = mostOf(invoice, named);
  if (maxCents !== null) return refuse({ type: "refund-too-high", maxCents });
  const { vat, netCents } = netOfParts(named.map(({ part }) => part));
  const corrected = groupByRate([
    ...(invoice.corrected ?? []),
    ...named.map(({ part }) => ({ ...part, grossCents: 0 - part.grossCents })),
  ]);
  const isSettled = outstandingCents({ ...invoice, corrected }) <= 0;
  return ok({
    patch: {
      corrected,
      status: isSettled ? transition(businessInvoiceMachine, status, "paid", "merchant") : status,
    },
    document: {
      ...takenBack(invoice, taking),
      type: "credit",
      orderIds: [],
      lines: named.map(({ original }, index) => ofLine(original, must(netCents[index], "an amount for each line"))),
      vat,
      ...sumsOf(vat),
    },
  });
}

/** The most that is left of the first rate of which too much is asked for; null: none. */
function mostOf(invoice: BusinessInvoice, named: readonly { readonly part: { rateBp: number; grossCents: Cents } }[]) {
  for (const { rateBp, grossCents } of groupByRate(named.map(({ part }) => part))) {
    const before = (invoice.corrected ?? []).find((one) => one.rateBp === rateBp)?.grossCents ?? 0;
    const left = (invoice.vat.find((one) => one.rateBp === rateBp)?.grossCents ?? 0) - before;
    if (0 - grossCents > left) return left;
  }
  return null;
}

const ofLine = (original: InvoiceLine, netCents: Cents): InvoiceLine => ({
  ...original,
  qty: 1,
  unit: "pauschal",
  unitNetCents: netCents,
  netCents,
  ...(original.depositCents === undefined ? {} : { depositCents: netCents }),
});

const sumsOf = (vat: readonly VatLine[]) => ({
  netCents: vat.reduce((sum, line) => sum + line.netCents, 0),
  vatCents: vat.reduce((sum, line) => sum + line.vatCents, 0),
  grossCents: vat.reduce((sum, line) => sum + line.grossCents, 0),
});

/** Parties, period and words of the invoice itself; it is issued at once and nothing is awaited for it. */
function takenBack(invoice: BusinessInvoice, { reason, issuedOn }: TakingBack) {
  const { b2bCustomerId, buyer, seller, period, supply, poNumber, footerText } = invoice;
  return {
    status: "issued" as const,
    b2bCustomerId,
    buyer,
    seller,
    ...(period === undefined ? {} : { period }),
    supply,
    paidCents: 0,
    dueOn: issuedOn,
    terms: "",
    ...(poNumber === undefined ? {} : { poNumber }),
    ...(footerText === undefined ? {} : { footerText }),
    dunning: [],
    payments: [],
    reason,
  };
}
