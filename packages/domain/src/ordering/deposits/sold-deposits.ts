import { type DepositPiece, groupPieces } from "../../pricing/totals/deposit-piece.ts";
import type { Order } from "../order/order.ts";
import { refundsInMetrics } from "../refunds/refunded-of.ts";

/** Pieces that are with the customer after the handover: without those whose deposit was paid back with their goods. */
export function soldDeposits(order: Pick<Order, "lines" | "refunds">): readonly DepositPiece[] {
  const refunded = new Map<string, number>();
  for (const { lineId, qty = 0, depositCents = 0 } of refundsInMetrics(order).flatMap(({ lines }) => lines))
    if (depositCents > 0) refunded.set(lineId, (refunded.get(lineId) ?? 0) + qty);
  return groupPieces(
    order.lines.flatMap(({ lineId, qty, deposits = [] }) =>
      deposits.flatMap((one) => {
        const pieces = Math.round((one.pieces * Math.max(0, qty - (refunded.get(lineId) ?? 0))) / qty);
        return pieces === 0 ? [] : [{ ...one, pieces }];
      }),
    ),
  );
}
