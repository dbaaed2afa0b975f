import type { StateMachine } from "../../kernel/state-machine.ts";

export const redemptionStates = ["held", "redeemed", "released"] as const;
type RedemptionState = (typeof redemptionStates)[number];

/** product/state-machines 3.7: one order's use of a code or gift card; it follows its order. */
export const redemptionMachine: StateMachine<RedemptionState, "customer" | "merchant" | "system"> = {
  states: redemptionStates,
  // Where nothing is paid online the order is placed at once.
  initial: ["held", "redeemed"],
  final: ["redeemed", "released"],
  transitions: [
    { from: "held", to: "redeemed", by: ["system"] },
    { from: "held", to: "released", by: ["system"] },
    // Cancelled, rejected, or changed so that the code gives nothing any more.
    { from: "redeemed", to: "released", by: ["customer", "merchant", "system"] },
    // Restored, or the money came late after all.
    { from: "released", to: "redeemed", by: ["merchant", "system"] },
  ],
};
