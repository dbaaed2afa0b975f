import { expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import type { OrderEvent } from "../order/order-event.ts";
import { dueTransition, nextTimer, type TimerRules } from "../lifecycle/order-timers.ts";
import { lapsedProposal, openProposal, proposalState } from "./proposal.ts";

const until = aMoment + 30 * 60_000;
const proposal = { differenceCents: 300, totalCents: 1480, until };
const asked = (more: Partial<Order> = {}): Order => anOrder({ status: "accepted", proposal, ...more });
const rules: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 600,
  timeoutAction: "reject",
  escalateAfterMinutes: 600,
  isOpen: true,
};

test("K-CMP-9 a question about a change can be answered until its time, and not at it", () => {
  expect(openProposal(asked(), until - 1)).toEqual(proposal);
  expect(openProposal(asked(), until)).toBeNull();
  expect(openProposal(anOrder(), aMoment)).toBeNull();
});

test("K-CMP-9 a question that nobody answered ends by itself, as a step of the order, and nothing else changes", () => {
  expect(nextTimer(asked(), rules)).toBe(until);
  expect(dueTransition(asked(), rules, until - 1)).toBeNull();
  for (const status of ["placed", "accepted", "preparing", "ready"] as const)
    expect(dueTransition(asked({ status }), rules, until)).toBe("lapse");
  expect(lapsedProposal(asked({ version: 4 }), until)).toEqual({
    version: 5,
    events: [...asked().events, { at: until, type: "edited", by: "system", data: { lapsed: 1 } }],
  });
});

test("K-CMP-9 no question outlives its order", () => {
  for (const status of ["completed", "cancelled", "rejected", "noShow"] as const) {
    const ended = asked({ status, completedAt: aMoment });
    expect(dueTransition(ended, rules, until)).toBeNull();
    expect(proposalState(ended, until)).toBeNull();
  }
});

test("K-CMP-9 the shop sees that it waits, then that it waited in vain, until somebody does something about it", () => {
  expect(proposalState(asked(), until - 1)).toBe("open");
  expect(proposalState(asked(), until)).toBe("lapsed");
  const { proposal: _gone, ...rest } = asked();
  const after = (...events: OrderEvent[]): Order => ({ ...rest, ...lapsedWith(events) });
  const lapsedWith = (events: OrderEvent[]) => ({ events: [...lapsedProposal(asked(), until).events, ...events] });
  expect(proposalState(after(), until + 1)).toBe("lapsed");
  expect(proposalState(after({ at: until + 1, type: "paid", by: "system" }), until + 2)).toBe("lapsed");
  expect(proposalState(after({ at: until + 1, type: "preparing", by: "merchant" }), until + 2)).toBeNull();
  expect(proposalState(anOrder(), until)).toBeNull();
  const untouched = anOrder({ status: "accepted", events: [{ at: aMoment, type: "paid", by: "system" }] });
  expect(proposalState(untouched, until)).toBeNull();
});
