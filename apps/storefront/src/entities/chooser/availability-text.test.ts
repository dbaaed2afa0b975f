import { expect, it } from "vitest";
import { availabilityText } from "./availability-text.ts";
import { sheetText } from "@lokalkorb/ui/sheet-text";

const shop = { timezone: "Europe/Berlin" };

it("S-W8 speaks of no time that somebody chose, as nobody may have", () => {
  expect(sheetText.unavailable).toBe("Nicht zu jeder Zeit");
});

it("says when else something can be had, days of the same hours together", () => {
  const windows = ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, start: "07:00", minutes: 180 }));
  expect(availabilityText({ windows }, shop)).toContain("Gibt es Mo–Fr 07:00–10:00\u00a0Uhr. ");
  const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    weekday,
    start: "00:00" as const,
    minutes: 1440,
  }));
  expect(availabilityText({ windows: always }, shop)).toContain("täglich rund um die\u00a0Uhr");
  expect(availabilityText({ orderDays: [2, 5] }, shop)).toMatch(/^Gibt es dienstags und freitags\. Leg es/);
  expect(availabilityText({ orderDays: [6, 2, 3, 4, 5] }, shop)).toContain("Gibt es dienstags bis samstags.");
  // S-W8: on a way that has it, only the days count.
  expect(availabilityText({ orderDays: [6, 7], allowedDistribution: ["pickup"] }, shop)).toMatch(
    /^Gibt es samstags und sonntags\. Leg/,
  );
  expect(availabilityText({ season: { from: "11-01", to: "02-28" } }, shop)).toContain("vom 1.11. bis 28.2.");
  expect(availabilityText({ allowedDistribution: ["pickup", "delivery"] }, shop, true)).toContain(
    "mit Abholung oder Lieferung",
  );
  expect(availabilityText({}, shop)).toContain("die nächste passende Zeit");
  // S-B5: where this way never has it, no time is proposed.
  expect(availabilityText({ allowedDistribution: ["pickup"] }, shop, true)).toBe("Das gibt es mit Abholung.");
});
