import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinStates, nothingKnown, type ProviderState } from "./provider-state.ts";

const ids = fc.constantFrom("a", "b");
const cents = fc.integer({ min: 0, max: 5000 });
const at = fc.integer({ min: 0, max: 5 });

/** Any look at all, also impossible ones: the laws must not depend on the provider being sane. */
const look: fc.Arbitrary<ProviderState> = fc.record({
  sessions: fc.dictionary(ids, fc.constantFrom("open", "complete", "expired")),
  payments: fc.dictionary(
    ids,
    fc.record(
      {
        stage: fc.constantFrom("open", "authorized", "captured", "canceled"),
        authorizedCents: cents,
        capturedCents: cents,
        feeCents: cents,
        captureBefore: at,
        attempt: at,
        failure: fc.record({ at, code: fc.constantFrom("x", "y") }),
      },
      { requiredKeys: ["stage", "authorizedCents", "capturedCents"] },
    ),
  ),
  refunds: fc.dictionary(
    ids,
    fc
      .constantFrom<ProviderState["refunds"][string]["state"]>("pending", "succeeded", "failed")
      .map((state) => ({ paymentId: "p", refundId: "r", cents: 100, state })),
  ),
  disputes: fc.dictionary(
    ids,
    fc
      .constantFrom<ProviderState["disputes"][string]["state"]>("open", "won", "lost")
      .map((state) => ({ paymentId: "p", cents: 100, state })),
  ),
}) as fc.Arbitrary<ProviderState>;

const joinAll = (looks: readonly ProviderState[]): ProviderState => looks.reduce(joinStates, nothingKnown);

describe("joinStates", () => {
  it("comes to the same whatever the order of the looks, and however often each comes", () => {
    fc.assert(
      fc.property(
        fc.array(look, { maxLength: 6 }).chain((looks) =>
          fc.record({
            looks: fc.constant(looks),
            shuffled: fc.shuffledSubarray([...looks, ...looks, ...looks], { minLength: looks.length * 3 }),
          }),
        ),
        ({ looks, shuffled }) => {
          expect(joinAll(shuffled)).toEqual(joinAll(looks));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("never takes anything back", () => {
    fc.assert(
      fc.property(look, look, (known, next) => {
        const joined = joinStates(known, next);
        expect(joinStates(joined, known)).toEqual(joined);
        expect(joinStates(joined, next)).toEqual(joined);
      }),
    );
  });

  it("keeps the fee that belongs to what was taken", () => {
    const payment = { authorizedCents: 1000, capturedCents: 0 } as const;
    const before: ProviderState = {
      ...nothingKnown,
      payments: { p: { ...payment, stage: "authorized", feeCents: 50 } },
    };
    const after: ProviderState = {
      ...nothingKnown,
      payments: { p: { ...payment, stage: "captured", capturedCents: 800, feeCents: 40 } },
    };
    expect(joinStates(after, before).payments["p"]?.feeCents).toBe(40);
    expect(
      joinStates(before, { ...nothingKnown, payments: { p: { ...payment, stage: "open" } } }).payments["p"],
    ).toEqual({
      ...payment,
      stage: "authorized",
      feeCents: 50,
    });
  });
});

describe("what two looks know together", () => {
  const known = (part: Partial<ProviderState>): ProviderState => ({ ...nothingKnown, ...part });
  const bothWays = (one: Partial<ProviderState>, other: Partial<ProviderState>): readonly ProviderState[] => [
    joinStates(known(one), known(other)),
    joinStates(known(other), known(one)),
  ];

  it("is everything, in one order", () => {
    const sessions = (id: string) => ({ sessions: { [id]: "open" as const } });
    for (const joined of bothWays(sessions("b"), sessions("a")))
      expect(Object.keys(joined.sessions)).toEqual(["a", "b"]);
  });

  it("is what is further: a session that ended, a refund that arrived or failed, a dispute that is decided", () => {
    const part = { paymentId: "p", cents: 100 };
    for (const joined of bothWays(
      {
        sessions: { s: "open" },
        refunds: { r: { ...part, state: "pending" } },
        disputes: { d: { ...part, state: "open" } },
      },
      {
        sessions: { s: "complete" },
        refunds: { r: { ...part, state: "failed" } },
        disputes: { d: { ...part, state: "won" } },
      },
    )) {
      expect(joined.sessions["s"]).toBe("complete");
      expect(joined.refunds["r"]?.state).toBe("failed");
      expect(joined.disputes["d"]?.state).toBe("won");
    }
  });

  it("is the last day on which money can be taken, and the latest failure", () => {
    const payment = { stage: "open", authorizedCents: 0, capturedCents: 0 } as const;
    const paid = (more: Partial<ProviderState["payments"][string]>) => ({ payments: { p: { ...payment, ...more } } });
    const failure = (at: number, code: string) => paid({ failure: { at, code } });
    const both = (one: Partial<ProviderState>, other: Partial<ProviderState>) =>
      bothWays(one, other).map(({ payments }) => payments["p"]);
    const twice = <Value>(value: Value): Value[] => [value, value];
    expect(both(paid({ captureBefore: 3 }), paid({ captureBefore: 7 }))).toEqual(
      twice({ ...payment, captureBefore: 7 }),
    );
    expect(both(failure(1, "x"), failure(2, "a"))).toEqual(twice({ ...payment, failure: { at: 2, code: "a" } }));
    expect(both(failure(1, "x"), paid({}))).toEqual(twice({ ...payment, failure: { at: 1, code: "x" } }));
    // Two at once: which of them is told is not chance.
    expect(both(failure(1, "x"), failure(1, "y"))).toEqual(twice({ ...payment, failure: { at: 1, code: "y" } }));
    // The fee of a reservation is none of what was taken.
    expect(both(paid({ stage: "authorized", feeCents: 50 }), paid({ stage: "captured", feeCents: 40 }))).toEqual(
      twice({ ...payment, stage: "captured", feeCents: 40 }),
    );
    expect(both(paid({ stage: "captured", feeCents: 40 }), paid({ stage: "captured", feeCents: 50 }))).toEqual(
      twice({ ...payment, stage: "captured", feeCents: 50 }),
    );
  });
});
