import type { Cents } from "../money/cents.ts";
import type { StateMachine } from "../state-machine.ts";
import type { Order } from "./order.ts";
import { type PaymentMethod, type PaymentStatus, paymentStatuses } from "./payment.ts";

/** product/state-machines 3.2; an axis of its own beside the order's status. */
export const paymentMachine: StateMachine<PaymentStatus, "merchant" | "system"> = {
  states: paymentStatuses,
  initial: ["none", "open", "onAccount", "authorized", "failed"],
  // Paid is where most payments rest, yet they can still come back.
  final: ["none", "refunded", "voided"],
  transitions: [
    { from: "open", to: "paid", by: ["merchant"] },
    // The order ended before anything was paid: the claim is gone.
    { from: "open", to: "voided", by: ["system"] },
    { from: "failed", to: "authorized", by: ["system"] },
    { from: "failed", to: "paid", by: ["system"] },
    { from: "failed", to: "voided", by: ["system"] },
    { from: "authorized", to: "paid", by: ["system"] },
    { from: "authorized", to: "voided", by: ["system"] },
    { from: "paid", to: "partiallyRefunded", by: ["merchant", "system"] },
    { from: "paid", to: "refunded", by: ["merchant", "system"] },
    { from: "paid", to: "disputed", by: ["system"] },
    { from: "partiallyRefunded", to: "refunded", by: ["merchant", "system"] },
    { from: "disputed", to: "paid", by: ["system"] },
    { from: "disputed", to: "refunded", by: ["system"] },
    { from: "onAccount", to: "paid", by: ["system"] },
    { from: "onAccount", to: "voided", by: ["system"] },
  ],
};

/** What the shopper still owes. */
export function openCents(order: Pick<Order, "paymentStatus" | "totals" | "payments">): Cents {
  if (order.paymentStatus !== "open") return 0;
  return order.totals.totalCents - order.payments.reduce((paid, payment) => paid + payment.capturedCents, 0);
}

/** Both methods of the counter are paid at the handover; an order over nothing asks for nothing. */
export function initialPaymentStatus(totalCents: Cents): PaymentStatus {
  return totalCents === 0 ? "none" : "open";
}

/** What the console suggests when taking the money. */
export function counterMethod(method: PaymentMethod): "cash" | "card" {
  return method === "cardOnPickup" ? "card" : "cash";
}
