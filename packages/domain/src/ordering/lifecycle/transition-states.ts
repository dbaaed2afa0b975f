import { transition } from "../../kernel/state-machine.ts";
import { orderMachine } from "../order/order-machine.ts";
import { undoMachine } from "../order/undo-machine.ts";
import type { Order } from "../order/order.ts";
import { paymentMachine } from "../order/payment-rules.ts";
import { paymentFlowMachine } from "../payment/payment-flow-machine.ts";
import { refundMachine } from "../refunds/refund-machine.ts";

type States = Pick<Order, "status" | "paymentStatus" | "payments" | "refunds">;

/**
 * Throws where a table does not lead from the states of the order, its payments and refunds to what is to be written. A step
 * that is taken back has a table of its own.
 */
export function transitionStates(before: States, after: States, takesBack = false): void {
  transition(takesBack ? undoMachine : orderMachine, before.status, after.status);
  transition(paymentMachine, before.paymentStatus, after.paymentStatus);
  for (const { id, state } of after.payments)
    transition(paymentFlowMachine, before.payments.find((payment) => payment.id === id)?.state ?? state, state);
  for (const { id, state } of after.refunds ?? [])
    transition(refundMachine, before.refunds?.find((refund) => refund.id === id)?.state ?? state, state);
}
