import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { applicationFeeCents } from "./application-fee.ts";
import { capturesLater, decideAuthorizationAt } from "./capture-plan.ts";
import { checkoutLines } from "./checkout-lines.ts";

const base = anOrder();
function order(over: Partial<typeof base.totals> = {}) {
  const [line] = base.lines;
  const lines = [
    { ...line, name: "Brot", qty: 2, unitCents: 450, totalCents: 900, depositCents: 0 },
    { ...line, name: "Most", qty: 1, unitCents: 300, totalCents: 300, depositCents: 25 },
  ] as typeof base.lines;
  const parts = { itemsCents: 1200, depositCents: 25, discountCents: 0, deliveryCents: 0, feesCents: 0, tipCents: 0 };
  return {
    ...base,
    restaurantName: "Hofladen",
    lines,
    totals: { ...base.totals, ...parts, totalCents: 1225, ...over },
  };
}
const sum = (lines: ReturnType<typeof checkoutLines>) =>
  lines.reduce((total, { quantity, unitCents }) => total + quantity * unitCents, 0);

describe("checkoutLines", () => {
  it("names the goods where they add up", () => {
    expect(checkoutLines(order(), 1225)).toEqual([
      { name: "Brot", quantity: 2, unitCents: 450 },
      { name: "Most", quantity: 1, unitCents: 300 },
      { name: "Pfand", quantity: 1, unitCents: 25 },
    ]);
  });

  it("is one line for the whole where a discount or a gift card takes something off", () => {
    expect(checkoutLines(order({ discountCents: -100 }), 1125)).toEqual([
      { name: "Bestellung bei Hofladen", quantity: 1, unitCents: 1125 },
    ]);
  });

  it("names what is reserved for weighing beside the goods, or beside the whole", () => {
    const reserve = { name: "Reserve fürs Wiegen (abgebucht wird nur, was es wiegt)", quantity: 1, unitCents: 120 };
    expect(checkoutLines({ ...order(), bufferCents: 120 }, 1345).at(-1)).toEqual(reserve);
    expect(checkoutLines({ ...order({ discountCents: -100 }), bufferCents: 120 }, 1245)).toEqual([
      { name: "Bestellung bei Hofladen", quantity: 1, unitCents: 1125 },
      reserve,
    ]);
  });

  it("R4 always adds up to the amount due", () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 3000 }), fc.integer({ min: 0, max: 500 }), (due, tipCents) => {
        expect(sum(checkoutLines(order({ tipCents }), due))).toBe(due);
      }),
    );
  });
});

describe("applicationFeeCents", () => {
  it("is a share of the goods after discounts, rounded down", () => {
    expect(applicationFeeCents({ itemsCents: 1999, discountCents: -100 }, 5000, 300)).toBe(56);
  });

  it("is never more than what is paid, and never less than nothing", () => {
    expect(applicationFeeCents({ itemsCents: 10_000, discountCents: 0 }, 50, 10_000)).toBe(50);
    expect(applicationFeeCents({ itemsCents: 100, discountCents: -300 }, 50, 300)).toBe(0);
  });
});

describe("capturesLater", () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number, capture?: "onPlace" | "onAccept") => ({
    ...(capture === undefined ? {} : { capture }),
    distribution: { ...base.distribution, slot: { ...base.distribution.slot, start: days * day } },
  });

  it("authorises near orders and takes far ones at once", () => {
    expect(capturesLater(inDays(5), 0)).toBe(true);
    expect(capturesLater(inDays(6), 0)).toBe(false);
    expect(capturesLater(inDays(1, "onPlace"), 0)).toBe(false);
    expect(capturesLater(inDays(1, "onAccept"), 0)).toBe(true);
  });

  it("decides twelve hours before an authorisation ends", () => {
    expect(decideAuthorizationAt(day)).toBe(day / 2);
  });
});
