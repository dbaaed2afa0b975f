import type { StateMachine } from "../../kernel/state-machine.ts";
import { type Payment } from "../order/payment.ts";
import { paymentStates } from "../order/payment-states.ts";

/** One flow of money (`Payment`), as the order knows it; what the order owes is the axis `paymentMachine`. */
export const paymentFlowMachine: StateMachine<Payment["state"], "system"> = {
  states: paymentStates,
  // Counter money is taken when it is written; the provider tells of the first thing that happens.
  initial: ["authorized", "captured", "failed"],
  // An attempt that failed may stay the last one.
  final: ["captured", "failed", "voided"],
  transitions: [
    { from: "authorized", to: "captured", by: ["system"] },
    { from: "authorized", to: "voided", by: ["system"] },
    // A gift card was let go with its order, whose money came after all.
    { from: "voided", to: "captured", by: ["system"] },
    // The shopper tried again on the same page.
    { from: "failed", to: "authorized", by: ["system"] },
    { from: "failed", to: "captured", by: ["system"] },
  ],
};
