import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "../order/order.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { decidePaymentFact } from "./apply-payment-fact.ts";
import { anOrder } from "../../testing/builders.ts";
import { paymentFacts } from "./payment-facts.ts";
import { joinStates, nothingKnown, type ProviderState } from "./provider-state.ts";

const due = 2000;
const waiting: Order = {
  ...anOrder(),
  no: "",
  status: "pendingPayment",
  paymentStatus: "open",
  paymentMethod: "online",
  totals: { ...anOrder().totals, totalCents: due },
  payments: [],
};

/** The order as `applyPaymentFact` would leave it, without what it does to goods and time. */
function applyFact(order: Order, fact: PaymentFact): Order {
  const decision = decidePaymentFact(order, fact, 1);
  switch (decision.type) {
    case "nothing":
    case "mismatch":
      return order;
    case "place":
    case "reacquire":
      return { ...order, status: "placed", payments: decision.payments, paymentStatus: decision.paymentStatus };
    case "change":
      return order;
    case "refund":
    case "record":
      return { ...order, ...decision.patch };
    case "expire":
      return { ...order, status: "expired" };
  }
}

interface Desk {
  readonly order: Order;
  readonly known: ProviderState;
  readonly heard: ReadonlySet<string>;
}

/** One look at the provider, as the functions take it in. */
function look(desk: Desk, seen: ProviderState): Desk {
  const known = joinStates(desk.known, seen);
  const heard = new Set(desk.heard);
  let { order } = desk;
  for (const { name, fact } of paymentFacts(known, order, { isAttemptOpen: false })) {
    if (heard.has(name)) continue;
    order = applyFact(order, fact);
    heard.add(name);
  }
  return { order, known, heard };
}

const desk: Desk = { order: waiting, known: nothingKnown, heard: new Set() };

const outcome = ({ order }: Desk) => ({
  status: order.status,
  paymentStatus: order.paymentStatus,
  payments: order.payments
    .filter(({ state }) => state !== "failed")
    .map(({ id, state, authorizedCents, capturedCents }) => ({ id, state, authorizedCents, capturedCents })),
  refunds: order.refunds?.map(({ id, state }) => ({ id, state })),
});

const money = (stage: ProviderState["payments"][string]["stage"], authorizedCents: number, capturedCents = 0) => ({
  p1: { stage, authorizedCents, capturedCents },
});

/** States that a provider may show one after the other: every life of a payment. */
const history: fc.Arbitrary<readonly ProviderState[]> = fc
  .record({
    tries: fc.integer({ min: 0, max: 3 }),
    end: fc.constantFrom("expires", "paid at once", "reserved", "captured", "captured less", "let go"),
    firstSession: fc.boolean(),
    dispute: fc.constantFrom("none", "open", "won", "lost"),
  })
  .map(({ tries, end, firstSession, dispute }) => {
    const sessions = firstSession ? { s0: "expired" as const } : {};
    const looks: ProviderState[] = [{ ...nothingKnown, sessions: { ...sessions, s1: "open" } }];
    const last = (): ProviderState => looks.at(-1) ?? nothingKnown;
    for (let n = 1; n <= tries; n++) {
      const failed = {
        p1: { stage: "open" as const, authorizedCents: 0, capturedCents: 0, failure: { at: n, code: "x" } },
      };
      looks.push({ ...last(), payments: failed });
    }
    if (end === "expires") {
      return [...looks, { ...last(), sessions: { ...sessions, s1: "expired" as const } }];
    }
    const complete = { ...sessions, s1: "complete" as const };
    if (end === "paid at once") looks.push({ ...last(), sessions: complete, payments: money("captured", due, due) });
    else {
      looks.push({ ...last(), sessions: complete, payments: money("authorized", due) });
      if (end === "captured") looks.push({ ...last(), payments: money("captured", due, due) });
      if (end === "captured less") looks.push({ ...last(), payments: money("captured", due, due - 300) });
      if (end === "let go") looks.push({ ...last(), payments: money("canceled", due) });
    }
    const isTaken = end !== "reserved" && end !== "let go";
    if (!isTaken || dispute === "none") return looks;
    looks.push({ ...last(), disputes: { d: { paymentId: "p1", cents: due, state: "open" } } });
    if (dispute !== "open") looks.push({ ...last(), disputes: { d: { paymentId: "p1", cents: due, state: dispute } } });
    return looks;
  });

describe("paymentFacts", () => {
  it("R4 gives every order the same end whatever is doubled, late, lost in between or out of order", () => {
    fc.assert(
      fc.property(
        history.chain((looks) =>
          fc.record({
            looks: fc.constant(looks),
            // Any looks in any order and number, as long as the last state is seen once: a sweep sees to that.
            seen: fc
              .array(fc.integer({ min: 0, max: looks.length - 1 }), { maxLength: 8 })
              .chain((some) => fc.shuffledSubarray([...some, looks.length - 1], { minLength: some.length + 1 })),
          }),
        ),
        ({ looks, seen }) => {
          const straight = looks.reduce(look, desk);
          const mixed = seen.reduce((state, index) => look(state, looks[index] ?? nothingKnown), desk);
          // A reservation that was let go before anybody heard of it is no order: both ends leave no money behind.
          const neverHeard =
            mixed.order.status === "expired" &&
            straight.order.payments.every(({ state }) => state === "voided" || state === "failed");
          if (!neverHeard) expect(outcome(mixed)).toEqual(outcome(straight));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("tells of money with its fee, its last day and our attempt, and of each try that failed", () => {
    const facts = (payment: ProviderState["payments"][string]) =>
      paymentFacts({ ...nothingKnown, payments: { p1: payment } }, {}, { isAttemptOpen: false });
    const none = { authorizedCents: 0, capturedCents: 0 };
    expect(facts({ ...none, stage: "open" })).toEqual([]);
    expect(facts({ ...none, stage: "open", failure: { at: 3, code: "declined" } })).toEqual([
      { name: "failed:p1:3", fact: { type: "failed", paymentId: "p1", cents: 0, error: "declined" } },
    ]);
    expect(
      facts({ ...none, stage: "authorized", authorizedCents: due, feeCents: 40, captureBefore: 9, attempt: 2 }),
    ).toEqual([
      {
        name: "authorized:p1",
        fact: { type: "authorized", paymentId: "p1", cents: due, feeCents: 40, captureBefore: 9, attempt: 2 },
      },
    ]);
    expect(facts({ stage: "captured", authorizedCents: due, capturedCents: due })).toEqual([
      { name: "paid:p1", fact: { type: "paid", paymentId: "p1", cents: due } },
    ]);
    expect(facts({ ...none, stage: "canceled", authorizedCents: due })).toEqual([
      { name: "voided:p1", fact: { type: "voided", paymentId: "p1" } },
    ]);
  });

  it("tells of a dispute, and how it ended once it has", () => {
    const facts = (state: "open" | "won" | "lost") =>
      paymentFacts(
        { ...nothingKnown, disputes: { d1: { paymentId: "p1", cents: due, state } } },
        {},
        { isAttemptOpen: false },
      );
    const disputed = { name: "disputed:d1", fact: { type: "disputed", paymentId: "p1" } };
    const closed = (won: boolean) => ({
      name: "disputeClosed:d1",
      fact: { type: "disputeClosed", paymentId: "p1", won },
    });
    expect(facts("open")).toEqual([disputed]);
    expect(facts("won")).toEqual([disputed, closed(true)]);
    expect(facts("lost")).toEqual([disputed, closed(false)]);
  });

  it("tells of money that somebody gave back at the provider by hand, once it has arrived or failed", () => {
    const elsewhere = (state: "pending" | "succeeded" | "failed") =>
      paymentFacts(
        { ...nothingKnown, refunds: { re: { paymentId: "p1", cents: 100, state } } },
        {},
        { isAttemptOpen: false },
      );
    const fact = { type: "refundedElsewhere", refundId: "re", paymentId: "p1", cents: 100 };
    expect(elsewhere("pending")).toEqual([]);
    expect(elsewhere("succeeded")).toEqual([
      { name: "refundedElsewhere:re:succeeded", fact: { ...fact, failed: false } },
    ]);
    expect(elsewhere("failed")).toEqual([{ name: "refundedElsewhere:re:failed", fact: { ...fact, failed: true } }]);
  });

  it("tells of a reservation first where less was taken than reserved", () => {
    const state = { ...nothingKnown, payments: money("captured", due, 1500) };
    const names = paymentFacts(state, {}, { isAttemptOpen: false }).map(({ name }) => name);
    expect(names).toEqual(["authorized:p1", "paid:p1"]);
  });

  it("calls nothing over while a new try begins, or while money is there", () => {
    const ended = { ...nothingKnown, sessions: { s1: "expired" as const } };
    const facts = (state: ProviderState, isAttemptOpen: boolean) =>
      paymentFacts(state, {}, { isAttemptOpen }).map(({ name }) => name);
    expect(facts(ended, false)).toEqual(["expired"]);
    expect(facts(ended, true)).toEqual([]);
    expect(facts({ ...ended, sessions: { s1: "expired", s2: "open" } }, false)).toEqual([]);
    expect(facts({ ...ended, payments: money("authorized", due) }, false)).toEqual(["authorized:p1"]);
    expect(facts(nothingKnown, false)).toEqual([]);
    const complete = { ...nothingKnown, sessions: { s1: "complete" as const } };
    expect(facts({ ...complete, payments: money("open", 0) }, false)).toEqual([]);
    expect(facts({ ...complete, payments: money("canceled", 0) }, false)).toEqual(["expired"]);
  });

  it("says nothing of a reservation that never was", () => {
    expect(paymentFacts({ ...nothingKnown, payments: money("canceled", 0) }, {}, { isAttemptOpen: false })).toEqual([]);
  });

  it("calls a refund arrived when all its parts are, and failed when one is", () => {
    const refund = {
      id: "r1",
      cents: 700,
      reason: "",
      state: "pending" as const,
      at: 1,
      from: [
        { paymentId: "p1", cents: 500 },
        { paymentId: "counter-1", cents: 200 },
      ],
      lines: [],
      vat: [],
    };
    const facts = (...states: ("pending" | "succeeded" | "failed")[]) =>
      paymentFacts(
        {
          ...nothingKnown,
          payments: money("captured", due, due),
          refunds: Object.fromEntries(
            states.map((state, n) => [`re${n}`, { paymentId: "p1", refundId: "r1", cents: 500, state }]),
          ),
        },
        { refunds: [refund] },
        { isAttemptOpen: false },
      ).map(({ name }) => name);
    expect(facts()).toEqual(["paid:p1"]);
    expect(facts("pending")).toEqual(["paid:p1"]);
    expect(facts("succeeded")).toEqual(["paid:p1", "refunded:r1"]);
    expect(facts("failed")).toEqual(["paid:p1", "refundFailed:r1"]);
    expect(facts("failed", "succeeded")).toEqual(["paid:p1", "refunded:r1"]);
    const failedBefore = { paymentId: "p1", refundId: "r1", cents: 500, state: "failed" as const };
    const second = (refunds: ProviderState["refunds"]) =>
      paymentFacts(
        { ...nothingKnown, payments: money("captured", due, due), refunds: { re0: failedBefore, ...refunds } },
        { refunds: [{ ...refund, attempt: 2 }] },
        { isAttemptOpen: false },
      ).map(({ name }) => name);
    expect(second({})).toEqual(["paid:p1"]);
    expect(second({ re1: { ...failedBefore, refundId: "r1~2" } })).toEqual(["paid:p1", "refundFailed:r1~2"]);
    expect(second({ re1: { ...failedBefore, refundId: "r1~2", state: "succeeded" } })).toEqual([
      "paid:p1",
      "refunded:r1~2",
    ]);
  });
});

it("says nothing of a fee that nobody took", () => {
  const payment = { stage: "authorized", authorizedCents: due, capturedCents: 0 } as const;
  const known = joinStates(nothingKnown, { ...nothingKnown, payments: { pi_1: payment } });
  const [first] = paymentFacts(known, waiting, { isAttemptOpen: false });
  expect(Object.keys(first?.fact ?? {})).not.toContain("feeCents");
  expect(first?.fact).toMatchObject({ type: "authorized", cents: due });
});
