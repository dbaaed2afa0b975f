import type { Id } from "../../kernel/branded.ts";
import { must } from "../../kernel/invariant.ts";
import { allocate } from "../../kernel/money/allocate.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { type RefundLine } from "../order/payment.ts";
import { refundLineIds } from "../order/payment-states.ts";
import type { Order } from "../order/order.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import { feeDiscountOf, feeParts } from "../../pricing/totals/frozen-fee.ts";
import type { VatPart } from "../../pricing/tax/vat-line.ts";
import { groupByRate } from "../../pricing/tax/vat-breakdown.ts";
import { refundsInMetrics } from "./refunded-of.ts";

/** A part of what was paid: of goods or deposits, at one rate or outside of the tax table. */
interface Bucket {
  readonly deposit: boolean;
  readonly rateBp: BasisPoints | null;
  leftCents: Cents;
}

/** The refundable rest of one line, or of the fee, or of the tip. */
export interface LedgerEntry {
  readonly lineId: Id<"line">;
  /** Pieces that did not go back yet. */
  qty: number;
  readonly buckets: readonly Bucket[];
}

export type RefundableOrder = Pick<Order, "lines" | "totals" | "payments" | "refunds" | "shares">;

/**
 * Everything that was sold with this order, gross, minus what went back already. Every cent stands in exactly one
 * bucket, so that refunds of any size and in any order end at the order itself, rate by rate.
 */
export function refundLedger(order: RefundableOrder): LedgerEntry[] {
  const entries = [...order.lines.map(lineEntry), feeEntry(order), tipEntry(order)];
  makeGross(order, entries);
  for (const line of refundsInMetrics(order).flatMap(({ lines }) => lines)) {
    const entry = entries.find(({ lineId }) => lineId === line.lineId);
    if (entry) takeBack(entry, line);
  }
  return entries;
}

export const leftOf = ({ buckets }: LedgerEntry): Cents => buckets.reduce((sum, { leftCents }) => sum + leftCents, 0);

/** Takes an amount off an entry, by what is left in each of its parts, and says what that was. */
export function take(entry: LedgerEntry, cents: Cents, qty: number): RefundLine {
  const { buckets, lineId } = entry;
  const parts = allocate(
    cents,
    buckets.map(({ leftCents }) => leftCents),
  );
  const taken = buckets.map((bucket, index) => ({ ...bucket, cents: must(parts[index], "a part for each bucket") }));
  for (const [index, bucket] of buckets.entries()) bucket.leftCents -= must(parts[index], "a part for each bucket");
  entry.qty -= qty;
  const deposits = taken.filter(({ deposit }) => deposit);
  return {
    lineId,
    cents,
    ...(qty > 0 ? { qty } : {}),
    depositCents: deposits.reduce((sum, part) => sum + part.cents, 0),
    vat: rated(taken.filter(({ deposit }) => !deposit)),
    depositVat: rated(deposits),
  };
}

function rated(parts: readonly { readonly rateBp: BasisPoints | null; readonly cents: Cents }[]): VatPart[] {
  return groupByRate(parts.flatMap(({ rateBp, cents }) => (rateBp === null ? [] : [{ rateBp, grossCents: cents }])));
}

function lineEntry(line: OrderLine): LedgerEntry {
  const { lineId, qty, removed, totalCents, discountCents = 0, depositCents, vat, depositVat = [] } = line;
  return {
    lineId,
    qty: removed ? 0 : qty,
    buckets: [...bucketsOf(totalCents + discountCents, vat, false), ...bucketsOf(depositCents, depositVat, true)],
  };
}

function feeEntry(order: RefundableOrder): LedgerEntry {
  const { deliveryCents, feesCents } = order.totals;
  const paidCents = deliveryCents + feesCents - feeDiscountOf(order);
  return { lineId: refundLineIds.delivery, qty: 0, buckets: bucketsOf(paidCents, feeParts(order), false) };
}

function tipEntry({ totals }: RefundableOrder): LedgerEntry {
  return { lineId: refundLineIds.tip, qty: 0, buckets: bucketsOf(totals.tipCents, [], false) };
}

function bucketsOf(cents: Cents, taxed: readonly VatPart[], deposit: boolean): Bucket[] {
  const untaxed = taxed.reduce((left, { grossCents }) => left - grossCents, cents);
  const parts = taxed.map(({ rateBp, grossCents }) => ({ deposit, rateBp, leftCents: grossCents }));
  return [...parts, { deposit, rateBp: null, leftCents: untaxed }];
}

/** Where prices are net, each part gets its share of the tax; where they are gross this changes nothing. */
function makeGross({ totals }: RefundableOrder, entries: readonly LedgerEntry[]): void {
  for (const { rateBp, grossCents } of totals.vat) {
    const parts = entries.flatMap(({ buckets }) => buckets.filter((bucket) => bucket.rateBp === rateBp));
    const gross = allocate(
      grossCents,
      parts.map(({ leftCents }) => leftCents),
    );
    for (const [index, bucket] of parts.entries()) bucket.leftCents = must(gross[index], "a part for each bucket");
  }
}

/** Exactly what a refund said; if it did not say it, by what was left then. */
function takeBack(entry: LedgerEntry, line: RefundLine): void {
  const { vat, depositVat = [], depositCents = 0, cents, qty = 0 } = line;
  if (!vat) {
    take(entry, Math.min(cents, leftOf(entry)), qty);
    return;
  }
  entry.qty -= qty;
  const sides = [
    { deposit: false, cents: cents - depositCents, parts: vat },
    { deposit: true, cents: depositCents, parts: depositVat },
  ];
  for (const side of sides) {
    for (const bucket of entry.buckets.filter(({ deposit }) => deposit === side.deposit)) {
      const taxed = side.parts.reduce((sum, { grossCents }) => sum + grossCents, 0);
      const ofRate = side.parts.find(({ rateBp }) => rateBp === bucket.rateBp)?.grossCents ?? 0;
      // An order that was changed after a refund may have less left than went back.
      bucket.leftCents = Math.max(0, bucket.leftCents - (bucket.rateBp === null ? side.cents - taxed : ofRate));
    }
  }
}
