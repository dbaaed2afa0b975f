import type { Id } from "../../kernel/branded.ts";
import { must } from "../../kernel/invariant.ts";
import { allocate } from "../../kernel/money/allocate.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import { balanceDueCents } from "../order/payment-rules.ts";
import type { Refused } from "../order/refusal.ts";
import type { VatLine } from "../../pricing/tax/vat-line.ts";
import type { Refund, RefundLine } from "../order/payment.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { groupByRate, netOfGross } from "../../pricing/tax/vat-breakdown.ts";
import { refundsInMetrics } from "./refunded-of.ts";
import { type LedgerEntry, leftOf, type RefundableOrder, refundLedger, take } from "./refund-ledger.ts";
import { backFrom, paidLeft } from "./refund-sources.ts";

export type RefundRefusal = Refused<"refund-too-high" | "line-invalid">;

export type RefundRequest =
  /** Everything that is left. */
  | { readonly kind: "all" }
  /** Spread over everything that is left, as for goods that were all a little late. */
  | { readonly kind: "amount"; readonly cents: Cents }
  /** Parts of lines, of the fee and of the tip (`refundLineIds`): an amount, or pieces with their deposits. */
  | { readonly kind: "lines"; readonly lines: readonly RefundLineRequest[] };

export type RefundLineRequest = { readonly lineId: Id<"line"> } & (
  | { readonly cents: Cents; readonly qty?: never }
  | { readonly qty: number; readonly cents?: never }
);

/** A refund without the fields of its creation: id, reason, state, time. */
export type RefundAmounts = Pick<Refund, "cents" | "from" | "lines" | "vat" | "settlesEdit">;

/**
 * The refund of a request. It mirrors the order: lines, deposits, fee, tip, and the tax of each rate, so that all
 * refunds together end at the order to the cent, rate by rate, and never go beyond it or beyond the payments. Money
 * beyond the order goes back first, by itself.
 */
export function refundOf(order: RefundableOrder, request: RefundRequest): Result<RefundAmounts, RefundRefusal> {
  const excessCents = excessOf(order);
  if (excessCents === 0 || request.kind === "lines") return refundOfGoods(order, request);
  const cents = request.kind === "all" ? excessCents : request.cents;
  if (!isAmount(cents) || cents > excessCents) return refuse({ type: "refund-too-high", maxCents: excessCents });
  return ok({ cents, from: backFrom(order, cents), lines: [], vat: [], settlesEdit: true });
}

/** As if nothing had been taken beyond the order. */
export function refundOfGoods(order: RefundableOrder, request: RefundRequest): Result<RefundAmounts, RefundRefusal> {
  const ledger = refundLedger(order);
  const taken = takeRequest(ledger, request);
  if (!taken.ok) return taken;
  const lines = taken.value.filter(({ cents }) => cents > 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const payable = paidLeft(order);
  if (cents === 0 || cents > payable) return refuse({ type: "refund-too-high", maxCents: cents === 0 ? 0 : payable });
  return ok({ cents, from: backFrom(order, cents, lines), lines, vat: mirroredVat(order, lines) });
}

/** The most that can still go back. */
export function refundableCents(order: RefundableOrder): Cents {
  return Math.min(paidLeft(order), sumLeft(refundLedger(order)) + excessOf(order));
}

/** Money beyond the order, such as a second payment that could not be given back: it belongs to no line. */
const excessOf = (order: RefundableOrder): Cents => Math.max(0, Math.min(0 - balanceDueCents(order), paidLeft(order)));

const sumLeft = (entries: readonly LedgerEntry[]): Cents => entries.reduce((sum, entry) => sum + leftOf(entry), 0);

function takeRequest(ledger: readonly LedgerEntry[], request: RefundRequest): Result<RefundLine[], RefundRefusal> {
  switch (request.kind) {
    case "all":
      return ok(ledger.map((entry) => take(entry, leftOf(entry), Math.max(0, entry.qty))));
    case "amount":
      return takeAmount(ledger, request.cents);
    case "lines":
      return takeLines(ledger, request.lines);
  }
}

function takeAmount(ledger: readonly LedgerEntry[], cents: Cents): Result<RefundLine[], RefundRefusal> {
  const maxCents = sumLeft(ledger);
  if (!isAmount(cents) || cents > maxCents) return refuse({ type: "refund-too-high", maxCents });
  const parts = allocate(cents, ledger.map(leftOf));
  return ok(ledger.map((entry, index) => take(entry, must(parts[index], "a part for each entry"), 0)));
}

function takeLines(
  ledger: readonly LedgerEntry[],
  requests: readonly RefundLineRequest[],
): Result<RefundLine[], RefundRefusal> {
  const taken: RefundLine[] = [];
  for (const { lineId, cents, qty } of requests) {
    const entry = ledger.find((one) => one.lineId === lineId);
    if (!entry) return refuse({ type: "line-invalid", lineId, reason: "unknown-product" });
    if (qty === undefined) {
      const maxCents = leftOf(entry);
      if (!isAmount(cents) || cents > maxCents) return refuse({ type: "refund-too-high", maxCents });
      taken.push(take(entry, cents, 0));
    } else {
      if (!isAmount(qty) || qty > entry.qty) return refuse({ type: "line-invalid", lineId, reason: "quantity" });
      taken.push(take(entry, roundHalfUp(leftOf(entry) * qty, entry.qty), qty));
    }
  }
  return ok(taken);
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/**
 * Tax is refunded so that the sum of all refunds is right, not each for itself: the net amount of what has gone back so far,
 * minus what earlier refunds said. The last one therefore ends at the order's own figures.
 */
function mirroredVat(order: RefundableOrder, lines: readonly RefundLine[]): VatLine[] {
  const before = refundsInMetrics(order).flatMap(({ vat }) => vat);
  const parts = lines.flatMap(({ vat = [], depositVat = [] }) => [...vat, ...depositVat]);
  return groupByRate(parts).map(({ rateBp, grossCents }) => {
    const same = before.filter((line) => line.rateBp === rateBp);
    const goneGross = same.reduce((sum, line) => sum + line.grossCents, 0);
    const goneNet = same.reduce((sum, line) => sum + line.netCents, 0);
    const netCents = netSoFar(order, rateBp, goneGross + grossCents) - goneNet;
    return { rateBp, netCents, vatCents: grossCents - netCents, grossCents };
  });
}

function netSoFar({ totals }: RefundableOrder, rateBp: BasisPoints, grossCents: Cents): Cents {
  if (totals.addedVatCents === undefined) return netOfGross(grossCents, rateBp);
  const whole = must(
    totals.vat.find((line) => line.rateBp === rateBp),
    "the rate of a refund is one of the order",
  );
  const [netCents] = allocate(whole.netCents, [grossCents, whole.grossCents - grossCents]);
  return must(netCents, "a part for each weight");
}
