import type { StateMachine } from "../../kernel/state-machine.ts";
import type { ActorWord } from "./order-event.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";

/**
 * product/state-machines 3.1, the edges between orders that exist. `customer` is the shopper or, for approvals, the
 * business customer's admin; `system` stands for timers, payment provider and locker. Guards: order-guards.ts.
 */
export const orderMachine: StateMachine<OrderStatus, ActorWord> = {
  states: orderStatuses,
  initial: ["pendingPayment", "placed", "awaitingApproval"],
  final: ["completed", "rejected", "cancelled", "expired", "noShow"],
  transitions: [
    { from: "pendingPayment", to: "placed", by: ["system"] },
    { from: "pendingPayment", to: "expired", by: ["system"] },
    // The payment came after all and goods and time could be taken again.
    { from: "expired", to: "placed", by: ["system"] },
    { from: "awaitingApproval", to: "placed", by: ["customer"] },
    { from: "awaitingApproval", to: "cancelled", by: ["customer", "system"] },
    { from: "placed", to: "accepted", by: ["merchant", "system"] },
    { from: "placed", to: "rejected", by: ["merchant", "system"] },
    { from: "placed", to: "cancelled", by: ["customer", "merchant"] },
    { from: "accepted", to: "preparing", by: ["merchant", "system"] },
    { from: "accepted", to: "ready", by: ["merchant"] },
    { from: "accepted", to: "cancelled", by: ["customer", "merchant"] },
    { from: "preparing", to: "ready", by: ["merchant"] },
    { from: "preparing", to: "cancelled", by: ["merchant"] },
    { from: "ready", to: "deposited", by: ["system"] },
    { from: "ready", to: "outForDelivery", by: ["merchant"] },
    { from: "ready", to: "shipped", by: ["merchant"] },
    { from: "ready", to: "completed", by: ["merchant", "system"] },
    { from: "ready", to: "noShow", by: ["merchant"] },
    { from: "ready", to: "cancelled", by: ["merchant"] },
    { from: "deposited", to: "completed", by: ["merchant", "system"] },
    { from: "deposited", to: "noShow", by: ["merchant"] },
    { from: "outForDelivery", to: "completed", by: ["merchant"] },
    { from: "outForDelivery", to: "cancelled", by: ["merchant"] },
    { from: "shipped", to: "completed", by: ["merchant", "system"] },
    // Restoring what was ended by mistake.
    { from: "cancelled", to: "accepted", by: ["merchant"] },
    { from: "rejected", to: "accepted", by: ["merchant"] },
  ],
};
