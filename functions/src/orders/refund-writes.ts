import type { EffectKind } from "@lokalkorb/domain/effects/effect-kinds";
import type { Order } from "@lokalkorb/domain/orders/order";
import { netPaidCents } from "@lokalkorb/domain/orders/payment-rules";
import type { Payment, Refund } from "@lokalkorb/domain/orders/payment";
import { refundSources } from "@lokalkorb/domain/orders/refund-sources";
import { statusAfterRefunds } from "@lokalkorb/domain/orders/settle-payment";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { creditGiftCard } from "./code-holds.ts";
import type { OrderAddress } from "./payment-port.ts";

export interface RefundStep {
  readonly patch: Partial<Order>;
  readonly effects: readonly EffectKind[];
  readonly data: Readonly<Record<string, string | number>>;
  readonly refund: Refund;
}

type RefundParts = Pick<Refund, "cents" | "reason" | "lines" | "vat"> & { readonly settlesEdit?: boolean };

/**
 * Writes a refund down before any money moves. Gift cards have theirs back in this very transaction, staff hands cash
 * over, and what the provider gives back is pending until it says so.
 */
export const addRefund = (
  tx: AdminTransaction,
  address: OrderAddress,
  order: Order,
  parts: RefundParts,
  now: Instant,
  from: Refund["from"] = refundSources(order, parts.cents),
): RefundStep => {
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
};

export const giftCardPrefix = "giftCard-";

/** Everything that was taken goes back, because the order ends. */
export const giveBackAll = (
  tx: AdminTransaction,
  address: OrderAddress,
  order: Order,
  reason: string,
  now: Instant,
): Omit<RefundStep, "refund"> | null => {
  const cents = netPaidCents(order);
  return cents > 0 ? addRefund(tx, address, order, { cents, reason, ...wholeOf(order, cents) }, now) : null;
};

/** Lines and tax of a whole order that nothing was given back of yet; what is left of others is refunded by amount. */
const wholeOf = (order: Order, cents: number): Pick<Refund, "lines" | "vat"> =>
  cents === order.totals.totalCents
    ? {
        lines: order.lines
          .filter(({ removed }) => removed === undefined)
          .map(({ lineId, totalCents, depositCents, discountCents = 0 }) => ({
            lineId,
            cents: totalCents + depositCents + discountCents,
          })),
        vat: order.totals.vat,
      }
    : { lines: [], vat: [] };
