import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giftSentAt, isGiftDay, isOffered, leastGiftCents, mostGiftCents, offerOf } from "./gift-offer.ts";

const timezone = "Europe/Vienna";
const now = Date.parse("2026-11-27T22:30:00Z");

describe("PRC-09 the offer of gift cards", () => {
  it("holds each value once, from the least on, and nothing out of bounds", () => {
    expect(offerOf({ values: [5000, 1000, 5000, 1, 99_999_99], anyValue: false })).toEqual({
      values: [1000, 5000],
      anyValue: false,
    });
    expect(offerOf({ values: [], anyValue: true })).toEqual({ values: [], anyValue: true });
    expect(offerOf({ values: [1], anyValue: false })).toBeNull();
  });

  it("sells its own values, and any other within the bounds where it says so", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 300_00 }), fc.boolean(), (cents, anyValue) => {
        const isInside = cents >= leastGiftCents && cents <= mostGiftCents;
        expect(isOffered({ values: [2500], anyValue }, cents)).toBe(isInside && (anyValue || cents === 2500));
      }),
    );
    expect(isOffered({ values: [], anyValue: true }, 1000.5)).toBe(false);
  });

  it("sends today at once and a later day in its morning, by the clock of the shop", () => {
    expect(isGiftDay("2026-11-26", timezone, now)).toBe(false);
    expect(isGiftDay("2026-11-27", timezone, now)).toBe(true);
    expect(isGiftDay("2027-11-27", timezone, now)).toBe(true);
    expect(isGiftDay("2027-11-28", timezone, now)).toBe(false);
    expect(isGiftDay("2026-02-30", timezone, now)).toBe(false);
    expect(giftSentAt("2026-11-27", timezone, now)).toBe(now);
    const early = Date.parse("2026-11-27T05:00:00Z");
    expect(giftSentAt("2026-11-27", timezone, early)).toBe(early);
    expect(giftSentAt("2026-12-24", timezone, now)).toBe(Date.parse("2026-12-24T07:00:00Z"));
    expect(giftSentAt("2027-07-01", timezone, now)).toBe(Date.parse("2027-07-01T06:00:00Z"));
  });
});
