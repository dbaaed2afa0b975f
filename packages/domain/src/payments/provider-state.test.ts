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
