import type { StateMachine } from "../../kernel/state-machine.ts";
import type { ActorWord } from "./order-event.ts";
import { orderMachine } from "./order-machine.ts";
import type { OrderStatus } from "./order-status.ts";

/**
 * product/state-machines 3.1, row 22: the ways back of a step that is taken back within seconds. A table of its own, since
 * none of them is a step of an order that goes on.
 */
export const undoMachine: StateMachine<OrderStatus, ActorWord> = {
  ...orderMachine,
  transitions: [
    { from: "accepted", to: "placed", by: ["merchant"] },
    { from: "rejected", to: "placed", by: ["merchant"] },
    { from: "preparing", to: "accepted", by: ["merchant"] },
    { from: "ready", to: "preparing", by: ["merchant"] },
    { from: "ready", to: "accepted", by: ["merchant"] },
    { from: "outForDelivery", to: "ready", by: ["merchant"] },
    { from: "completed", to: "ready", by: ["merchant"] },
    { from: "completed", to: "outForDelivery", by: ["merchant"] },
    { from: "completed", to: "deposited", by: ["merchant"] },
    { from: "completed", to: "shipped", by: ["merchant"] },
  ],
};
