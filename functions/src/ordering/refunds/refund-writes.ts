import type { MoneyBack } from "@lokalkorb/domain/ordering/order/order-event";
import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { Payment, Refund } from "@lokalkorb/domain/ordering/order/payment";
import { refundOfGoods } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { backFrom } from "@lokalkorb/domain/ordering/refunds/refund-sources";
import { statusAfterRefunds } from "@lokalkorb/domain/ordering/payment/apply-payment-fact";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { creditGiftCard } from "../codes/code-reservations.ts";
import type { OrderAddress } from "../payment-port.ts";

export interface RefundTransition {
  readonly patch: Partial<Order>;
  readonly effects: readonly EffectKind[];
  readonly data: MoneyBack;
  readonly refund: Refund;
}

type RefundParts = Pick<Refund, "cents" | "reason" | "lines" | "vat"> & { readonly settlesEdit?: boolean };

/**
 * Writes a refund down before any money moves. Gift cards have theirs back in this very transaction, staff hands cash
 * over, and what the provider gives back is pending until it says so.
 */
export function addRefund(
  tx: AdminTransaction,
  address: OrderAddress,
  order: Order,
  parts: RefundParts,
  now: Instant,
  from: Refund["from"] = backFrom(order, parts.cents),
): RefundTransition {
  const providerOf = (id: string): Payment["provider"] | undefined =>
    order.payments.find((payment) => payment.id === id)?.provider;
  const isPending = from.some(({ paymentId }) => providerOf(paymentId) === "stripe");
  const refund: Refund = {
    id: `refund-${(order.refunds?.length ?? 0) + 1}`,
    state: isPending ? "pending" : "succeeded",
    at: now,
    from,
    ...parts,
  };
  for (const { paymentId, cents } of from) {
    const card = paymentId.startsWith(giftCardPrefix) ? paymentId.slice(giftCardPrefix.length) : null;
    if (card !== null && providerOf(paymentId) === "giftCard") creditGiftCard(tx, address, card, cents);
  }
  const refunds = [...(order.refunds ?? []), refund];
  return {
    patch: { refunds, paymentStatus: statusAfterRefunds(order, refunds) },
    effects: isPending ? ["refund"] : [],
    data: { refundId: refund.id, cents: refund.cents },
    refund,
  };
}

export const giftCardPrefix = "giftCard-";

/** Money goes back because the order ends: everything that was taken, or the part that the shop has chosen. */
export function refundAtEnd(
  tx: AdminTransaction,
  address: OrderAddress,
  order: Order,
  cents: Cents,
  reason: string,
  now: Instant,
): Omit<RefundTransition, "refund"> | null {
  if (cents <= 0) return null;
  const whole = cents === netPaidCents(order) ? refundOfGoods(order, { kind: "all" }) : null;
  // Only part of the order was paid, by a gift card, or only part of it goes back.
  const metrics = whole?.ok ? whole : refundOfGoods(order, { kind: "amount", cents });
  const { lines, vat } = metrics.ok ? metrics.value : { lines: [], vat: [] };
  // More than the goods where more was taken than they cost.
  const money = addRefund(tx, address, order, { cents, lines, vat, reason }, now, backFrom(order, cents));
  return {
    ...money,
    effects: [...money.effects, ...(money.refund.state === "succeeded" ? (["receipt"] as const) : [])],
  };
}
