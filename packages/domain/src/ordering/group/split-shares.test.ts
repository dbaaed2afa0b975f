import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOrderLine } from "../../testing/builders.ts";
import { canSplit, leastShareCents, type Share, type SharedBasket, splitShares } from "./split-shares.ts";

const line = (participantId: string, totalCents: number, more: object = {}) =>
  anOrderLine({ participantId, totalCents, depositCents: 0, ...more });

function basket(lines: SharedBasket["lines"], more: Partial<SharedBasket["totals"]> = {}, cards = 0): SharedBasket {
  const { deliveryCents = 0, feesCents = 0, totalCents } = more;
  const goods = lines.reduce((sum, one) => sum + one.totalCents + (one.discountCents ?? 0) + one.depositCents, 0);
  const total = totalCents ?? goods + deliveryCents + feesCents;
  return { lines, totals: { deliveryCents, feesCents, totalCents: total }, dueCents: total - cards };
}
const sum = (shares: readonly Share[]): number => shares.reduce((all, { cents }) => all + cents, 0);
const asText = (shares: readonly Share[]) => shares.map(({ participantId, cents }) => `${participantId} ${cents}`);

const lines = fc.array(
  fc.record({
    participantId: fc.constantFrom("p1", "p2", "p3", "p4"),
    totalCents: fc.integer({ min: 0, max: 5_000 }),
    depositCents: fc.integer({ min: 0, max: 300 }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe("S-C16 the shares of a group", () => {
  it("are own goods with deposits after discounts, and the way in equal parts", () => {
    const two = basket(
      [line("p2", 800, { discountCents: -80 }), line("p1", 500, { depositCents: 25 }), line("p2", 300)],
      { deliveryCents: 301 },
    );
    expect(asText(splitShares(two, "p1"))).toEqual(["p1 676", "p2 1170"]);
  });

  it("spread tip and added tax by the goods, and a line without a name is the host's", () => {
    const { participantId: _none, ...unnamed } = line("p1", 1000);
    const three = basket([unnamed, line("p2", 2000)], { totalCents: 3300 });
    expect(asText(splitShares(three, "p1"))).toEqual(["p1 1100", "p2 2200"]);
  });

  it("let a gift card pay the host's part first", () => {
    const goods = [line("p1", 500), line("p2", 1000), line("p3", 1000)];
    expect(asText(splitShares(basket(goods, {}, 400), "p1"))).toEqual(["p1 100", "p2 1000", "p3 1000"]);
    expect(asText(splitShares(basket(goods, {}, 900), "p1"))).toEqual(["p2 800", "p3 800"]);
    expect(splitShares(basket(goods, {}, 2500), "p1")).toEqual([]);
  });

  it("give the host what is too small to be paid alone, and leave out who owes nothing", () => {
    const goods = [line("p1", 500), line("p2", 49), line("p3", 50), line("p4", 0)];
    expect(asText(splitShares(basket(goods), "p1"))).toEqual(["p1 549", "p3 50"]);
    expect(splitShares(basket([]), "p1")).toEqual([]);
  });

  it("are paid apart only where each is large enough and not all is the host's", () => {
    expect(canSplit([{ participantId: "p1", cents: 500 }], "p1")).toBe(false);
    expect(canSplit([{ participantId: "p2", cents: 500 }], "p1")).toBe(true);
    expect(
      canSplit(
        [
          { participantId: "p1", cents: 49 },
          { participantId: "p2", cents: 500 },
        ],
        "p1",
      ),
    ).toBe(false);
  });

  it("add up to the cent, are never negative and do not depend on the order of lines", () => {
    const money = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(
        lines,
        money,
        money,
        money,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (drawn, way, fees, tip, card) => {
          const goods = drawn.map(({ discount, ...one }) =>
            line(one.participantId, one.totalCents, {
              ...one,
              discountCents: 0 - Math.floor(one.totalCents * discount),
            }),
          );
          const plain = basket(goods, { deliveryCents: way, feesCents: fees });
          const totalCents = plain.totals.totalCents + tip;
          const whole = {
            ...plain,
            totals: { ...plain.totals, totalCents },
            dueCents: totalCents - Math.floor(totalCents * card),
          };
          const shares = splitShares(whole, "p1");
          expect(sum(shares)).toBe(whole.dueCents);
          for (const { cents, participantId } of shares)
            expect(cents).toBeGreaterThanOrEqual(participantId === "p1" ? 1 : leastShareCents);
          expect(splitShares({ ...whole, lines: goods.toReversed() }, "p1")).toEqual(shares);
        },
      ),
    );
  });

  it("stay exact where a discount takes a part of the way", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 900 }), (drawn, off) => {
        const goods = drawn.map((one) =>
          line(one.participantId, one.totalCents + 300, one.depositCents === 0 ? {} : {}),
        );
        const plain = basket(goods, { deliveryCents: 400 });
        const totalCents = plain.totals.totalCents - Math.min(off, 400);
        const shares = splitShares({ ...plain, totals: { ...plain.totals, totalCents }, dueCents: totalCents }, "p9");
        expect(sum(shares)).toBe(totalCents);
      }),
    );
  });
});
