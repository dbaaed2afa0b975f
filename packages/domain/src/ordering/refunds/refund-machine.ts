import type { Refund } from "../order/payment.ts";
import type { StateMachine } from "../../kernel/state-machine.ts";

/** One refund. `system` is the provider; cash and gift cards are back as soon as the refund is written. */
export const refundMachine: StateMachine<Refund["state"], "merchant" | "system"> = {
  states: ["pending", "succeeded", "failed"],
  initial: ["pending", "succeeded"],
  // One that failed may rest: its money went back in another way.
  final: ["succeeded", "failed"],
  transitions: [
    { from: "pending", to: "succeeded", by: ["system"] },
    { from: "pending", to: "failed", by: ["system"] },
    // The bank of the shopper sent the money back.
    { from: "succeeded", to: "failed", by: ["system"] },
    { from: "failed", to: "pending", by: ["merchant"] },
  ],
};
