import type { StateMachine } from "../../kernel/state-machine.ts";

export const withdrawalStates = ["received", "accepted", "rejected", "goodsBack", "refunded", "closed"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

const ended: ReadonlySet<WithdrawalState> = new Set(["rejected", "refunded", "closed"]);

export const isOpenWithdrawal = (state: WithdrawalState): boolean => !ended.has(state);

/**
 * WDR-02: one declaration to withdraw. It takes effect by itself; the states are the shop's work on it. Money may go back
 * before the goods are there (§ 357 Abs. 4 BGB lets a shop wait, it need not).
 */
export const withdrawalMachine: StateMachine<WithdrawalState, "merchant"> = {
  states: withdrawalStates,
  initial: ["received"],
  final: ["rejected", "refunded", "closed"],
  transitions: [
    { from: "received", to: "accepted", by: ["merchant"] },
    { from: "received", to: "rejected", by: ["merchant"] },
    // A reason that turned out to be wrong.
    { from: "rejected", to: "accepted", by: ["merchant"] },
    { from: "accepted", to: "goodsBack", by: ["merchant"] },
    { from: "accepted", to: "refunded", by: ["merchant"] },
    { from: "goodsBack", to: "refunded", by: ["merchant"] },
    // No money went through us, or it went back with the order.
    { from: "accepted", to: "closed", by: ["merchant"] },
    { from: "goodsBack", to: "closed", by: ["merchant"] },
  ],
};
