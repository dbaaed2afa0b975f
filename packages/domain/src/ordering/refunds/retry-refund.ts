import type { Id } from "../../kernel/branded.ts";
import type { Order } from "../order/order.ts";
import { balanceDueCents, isTerminated } from "../order/payment-rules.ts";
import type { Refund } from "../order/payment.ts";
import { canTransition } from "../../kernel/state-machine.ts";
import { refundMachine } from "./refund-machine.ts";
import { leftOfPayment } from "./refund-sources.ts";

type Paid = Pick<Order, "status" | "totals" | "payments" | "refunds">;

/** The refunds of an order with one that failed on its way again; null: its money has gone back in another way, or pays for goods again. */
export function retryRefund(order: Paid, refundId: Id<"refund">): readonly Refund[] | null {
  const { payments, refunds = [] } = order;
  const refund = refunds.find(({ id }) => id === refundId);
  if (refund === undefined || !canTransition(refundMachine, refund.state, "pending")) return null;
  const isThere = refund.from.every(({ paymentId, cents }) => {
    const payment = payments.find(({ id }) => id === paymentId);
    return payment !== undefined && leftOfPayment(order, payment) >= cents;
  });
  if (!isThere || isNeeded(order, refund)) return null;
  const again: Refund = { ...refund, state: "pending", attempt: (refund.attempt ?? 1) + 1 };
  return refunds.map((known) => (known.id === refundId ? again : known));
}

/** The order was restored, or made dearer again, before this had gone back: nothing is beyond it any more. */
function isNeeded(order: Paid, { settlesEdit, cents }: Refund): boolean {
  return settlesEdit === true && !isTerminated(order) && 0 - balanceDueCents(order) < cents;
}
