import { hasWithdrawalRight } from "../../catalog/withdrawal/withdrawal-class.ts";
import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import { refundLineIds } from "../order/payment-states.ts";
import { leftOf, type RefundableOrder, refundLedger } from "../refunds/refund-ledger.ts";
import {
  type RefundAmounts,
  type RefundLineRequest,
  refundOf,
  type RefundRefusal,
  type RefundRequest,
} from "../refunds/refund-order.ts";

/** Pieces of a line that are given back. */
export interface WithdrawnLine {
  readonly lineId: Id<"line">;
  readonly qty: number;
}

/** Lines that carry the right. Orders of before do not say: their lines are left to the shop, so they count. */
export const mayWithdraw = ({ withdrawal, removed }: Pick<OrderLine, "withdrawal" | "removed">): boolean =>
  removed === undefined && (withdrawal === undefined || hasWithdrawalRight(withdrawal));

/** All pieces with the right that did not go back yet. */
export function withdrawableLines(order: RefundableOrder): readonly WithdrawnLine[] {
  const withRight = new Set(order.lines.filter(mayWithdraw).map(({ lineId }) => lineId));
  return refundLedger(order)
    .filter(({ lineId, qty }) => withRight.has(lineId) && qty > 0)
    .map(({ lineId, qty }) => ({ lineId, qty }));
}

/** All pieces with the right that did not go back yet, and how many of each are meant; `declared` absent: the whole order. */
export function askedLines(
  order: RefundableOrder,
  declared: readonly WithdrawnLine[] | undefined,
): readonly (WithdrawnLine & { readonly asked: number })[] {
  const meant = new Map(declared?.map(({ lineId, qty }) => [lineId, qty]));
  return withdrawableLines(order).map(({ lineId, qty }) => ({
    lineId,
    qty,
    asked: declared === undefined ? qty : Math.min(qty, meant.get(lineId) ?? 0),
  }));
}

/** Money that can go back for what is meant and is not back yet. */
export function askedCents(order: RefundableOrder, declared: readonly WithdrawnLine[] | undefined): Cents {
  const lines = askedLines(order, declared).flatMap(({ lineId, asked }) => (asked > 0 ? [{ lineId, qty: asked }] : []));
  const back = withdrawalRefund(order, lines);
  return back.ok ? back.value.cents : 0;
}

/**
 * WDR-04: the pieces with their deposits and the part of discounts that they had, and when nothing of the order is left
 * with the shopper also delivery and fees (§ 357 Abs. 2 BGB, § 14 FAGG). A tip is a gift and stays. Money goes back the
 * way it came, gift cards to their card (`backFrom`).
 */
export function withdrawalRequest(order: RefundableOrder, lines: readonly WithdrawnLine[]): RefundRequest {
  const ledger = refundLedger(order);
  const taken = new Map(lines.map(({ lineId, qty }) => [lineId, qty]));
  const goods = ledger.filter(({ lineId }) => lineId !== refundLineIds.delivery && lineId !== refundLineIds.tip);
  const isAll = goods.every(({ lineId, qty }) => qty <= (taken.get(lineId) ?? 0));
  const fee = ledger.find(({ lineId }) => lineId === refundLineIds.delivery);
  const feeCents = isAll && fee !== undefined ? leftOf(fee) : 0;
  const asked: RefundLineRequest[] = lines.map(({ lineId, qty }) => ({ lineId, qty }));
  return {
    kind: "lines",
    lines: feeCents > 0 ? [...asked, { lineId: refundLineIds.delivery, cents: feeCents }] : asked,
  };
}

/** The refund of a withdrawal; never more than was paid and is left. */
export function withdrawalRefund(
  order: RefundableOrder,
  lines: readonly WithdrawnLine[],
): Result<RefundAmounts, RefundRefusal> {
  const left = new Map(withdrawableLines(order).map(({ lineId, qty }) => [lineId, qty]));
  const wrong = lines.find(({ lineId, qty }) => qty > (left.get(lineId) ?? 0));
  if (wrong !== undefined) return refuse({ type: "line-invalid", lineId: wrong.lineId, reason: "quantity" });
  const answer = refundOf(order, withdrawalRequest(order, lines));
  return answer.ok ? ok(answer.value) : answer;
}
