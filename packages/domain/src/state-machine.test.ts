import { describe, expect, test } from "vitest";
import { basketMachine } from "./basket/basket-machine.ts";
import { orderMachine } from "./orders/order-machine.ts";
import { paymentMachine } from "./orders/payment-rules.ts";
import { canTransition, nextStates, reachableStates, type StateMachine } from "./state-machine.ts";

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

const machines: Record<string, StateMachine<string, string>> = {
  order: orderMachine,
  basket: basketMachine,
  payment: paymentMachine,
};

describe.each(Object.entries(machines))("the %s machine", (_name, machine) => {
  test("reaches every state", () => {
    expect([...reachableStates(machine)].sort()).toEqual([...machine.states].sort());
  });

  test("has no dead end: from every state a final one can be reached", () => {
    for (const state of machine.states) {
      const ahead = reachableStates(machine, [state]);
      expect([state, machine.final.some((end) => ahead.has(end))]).toEqual([state, true]);
    }
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
