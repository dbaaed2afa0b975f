import { expect, test } from "vitest";
import { giftCardExpiry } from "./gift-card-expiry.ts";

test("PRC-09 a gift card holds for three whole years in Germany and thirty in Austria, by the shop's own calendar", () => {
  const newYearsEve = Date.parse("2026-12-31T22:59:59Z");
  const germany = { country: "DE", timezone: "Europe/Berlin" } as const;
  const austria = { country: "AT", timezone: "Europe/Vienna" } as const;
  expect(new Date(giftCardExpiry(newYearsEve, germany)).toISOString()).toBe("2029-12-31T23:00:00.000Z");
  expect(new Date(giftCardExpiry(newYearsEve + 1000, germany)).toISOString()).toBe("2030-12-31T23:00:00.000Z");
  expect(new Date(giftCardExpiry(newYearsEve, austria)).toISOString()).toBe("2056-12-31T23:00:00.000Z");
});
