import { describe, expect, test } from "vitest";
import { basketMachine } from "../basket/basket-machine.ts";
import { giftSaleMachine } from "../ordering/gifts/gift-sale.ts";
import { tipPaymentMachine } from "../ordering/tips/tip-payment.ts";
import { redemptionMachine } from "../pricing/discounts/redemption-machine.ts";
import { effectMachine } from "../ordering/effects/effect-machine.ts";
import { mailMachine } from "../ordering/effects/mail-machine.ts";
import { orderMachine } from "../ordering/order/order-machine.ts";
import { paymentFlowMachine } from "../ordering/payment/payment-flow-machine.ts";
import { paymentMachine } from "../ordering/order/payment-rules.ts";
import { refundMachine } from "../ordering/refunds/refund-machine.ts";
import { canTransition, nextStates, reachableStates, type StateMachine, transition } from "./state-machine.ts";

const door: StateMachine<"open" | "shut" | "gone", "guest" | "owner"> = {
  states: ["open", "shut", "gone"],
  initial: ["open"],
  final: ["gone"],
  transitions: [
    { from: "open", to: "shut", by: ["guest", "owner"] },
    { from: "shut", to: "open", by: ["owner"] },
    { from: "shut", to: "gone", by: ["owner"] },
    { from: "gone", to: "open", by: ["owner"] },
  ],
};

describe("a table of transitions", () => {
  test("answers who may do what", () => {
    expect(canTransition(door, "open", "shut")).toBe(true);
    expect(canTransition(door, "shut", "open", "owner")).toBe(true);
    expect(canTransition(door, "shut", "open", "guest")).toBe(false);
    expect(canTransition(door, "open", "gone")).toBe(false);
    expect(nextStates(door, "shut", "owner")).toEqual(["open", "gone"]);
    expect(nextStates(door, "shut", "guest")).toEqual([]);
  });

  test("does not walk on from a final state", () => {
    expect([...reachableStates(door)]).toEqual(["open", "shut", "gone"]);
    expect([...reachableStates(door, ["gone"])]).toEqual(["gone"]);
  });
});

interface Life {
  readonly machine: StateMachine<string, string>;
  /** A final state is left only like this. */
  readonly comebacks: readonly string[];
}

const machines: Record<string, Life> = {
  order: { machine: orderMachine, comebacks: ["expired placed", "cancelled accepted", "rejected accepted"] },
  basket: { machine: basketMachine, comebacks: ["converted open", "expired open"] },
  payment: {
    machine: paymentMachine,
    comebacks: [
      "none open",
      "refunded paid",
      "refunded partiallyRefunded",
      "refunded open",
      "voided authorized",
      "voided paid",
      "voided open",
      "voided onAccount",
    ],
  },
  paymentFlow: {
    machine: paymentFlowMachine,
    comebacks: ["voided captured", "failed authorized", "failed captured"],
  },
  refund: { machine: refundMachine, comebacks: ["succeeded failed", "failed pending"] },
  effect: { machine: effectMachine, comebacks: [] },
  mail: {
    machine: mailMachine,
    comebacks: [
      "failed queued",
      "failed bounced",
      "failed complained",
      "sent bounced",
      "sent complained",
      "bounced complained",
    ],
  },
  giftSale: { machine: giftSaleMachine, comebacks: [] },
  tipPayment: { machine: tipPaymentMachine, comebacks: ["refunded refunding"] },
  redemption: { machine: redemptionMachine, comebacks: ["redeemed released", "released redeemed"] },
};

test("C-47 a state is written where it stays or where the table leads, by whoever may; anything else throws", () => {
  expect(transition(door, "open", "open")).toBe("open");
  expect(transition(door, "open", "shut")).toBe("shut");
  expect(() => transition(door, "open", "gone")).toThrow("open does not lead to gone");
  expect(transition(door, "shut", "open", "owner")).toBe("open");
  expect(() => transition(door, "shut", "open", "guest")).toThrow("shut does not lead to open");
});

describe.each(Object.entries(machines))("the %s machine", (_name, { machine, comebacks }) => {
  test("reaches every state", () => {
    expect([...reachableStates(machine)].sort()).toEqual([...machine.states].sort());
  });

  test("has no dead end: from every state a final one can be reached", () => {
    for (const state of machine.states) {
      const ahead = reachableStates(machine, [state]);
      expect([state, machine.final.some((end) => ahead.has(end))]).toEqual([state, true]);
    }
  });

  test("leaves a final state only where that is meant", () => {
    const left = machine.transitions.filter(({ from }) => machine.final.includes(from));
    expect(left.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...comebacks].sort());
  });

  test("names every edge once and only states that exist", () => {
    const edges = machine.transitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(edges).size).toBe(edges.length);
    for (const { from, to, by } of machine.transitions) {
      expect(machine.states).toContain(from);
      expect(machine.states).toContain(to);
      expect(from).not.toBe(to);
      expect(by.length).toBeGreaterThan(0);
    }
  });
});
