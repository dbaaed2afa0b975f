import { describe, expect, test } from "vitest";
import { isInTime, refundLastDay, withdrawalEnd, withdrawalLastDay, type PeriodPlace } from "./withdrawal-period.ts";

const munich: PeriodPlace = { country: "DE", timezone: "Europe/Berlin", zip: "80331" };
const berlin: PeriodPlace = { country: "DE", timezone: "Europe/Berlin", zip: "10115" };
const vienna: PeriodPlace = { country: "AT", timezone: "Europe/Vienna", zip: "1010" };
const noon = (date: string): number => Date.parse(`${date}T11:00:00Z`);

describe("the period", () => {
  test.each([
    ["2026-11-20", munich, "2026-12-04"],
    ["2026-12-11", munich, "2026-12-28"],
    ["2026-12-23", munich, "2027-01-07"],
    ["2026-12-23", berlin, "2027-01-06"],
    ["2026-11-24", vienna, "2026-12-09"],
    // A Saturday moves to Monday; a code that tells no state has the holidays of all.
    ["2026-11-21", munich, "2026-12-07"],
    ["2026-12-23", { ...berlin, zip: "" }, "2027-01-07"],
  ] as const)("WDR-03 TIM-05 of goods received on %s (%j) ends on %s", (received, place, last) => {
    expect(withdrawalLastDay(noon(received), place)).toBe(last);
    expect(refundLastDay(noon(received), place)).toBe(last);
  });

  test("WDR-03 ends at 24:00 on the clocks of the shop, whatever they do in between", () => {
    // Received late in the evening there, when it is the next day nowhere but further east.
    expect(withdrawalEnd(Date.parse("2026-11-20T22:59:00Z"), munich)).toBe(Date.parse("2026-12-04T23:00:00Z"));
    expect(withdrawalEnd(Date.parse("2026-11-20T23:01:00Z"), munich)).toBe(Date.parse("2026-12-07T23:00:00Z"));
    // Clocks go back on 25 October 2026 and forward on 28 March 2027.
    expect(withdrawalEnd(noon("2026-10-12"), munich)).toBe(Date.parse("2026-10-26T23:00:00Z"));
    expect(withdrawalEnd(noon("2027-03-15"), munich)).toBe(Date.parse("2027-03-30T22:00:00Z"));
  });

  test("WDR-03 a declaration in the last minute is in time, and one before the goods are there, too", () => {
    const received = noon("2026-11-20");
    expect(isInTime(Date.parse("2026-12-04T22:59:59Z"), received, munich)).toBe(true);
    expect(isInTime(Date.parse("2026-12-04T23:00:00Z"), received, munich)).toBe(false);
    expect(isInTime(Date.parse("2030-01-01T00:00:00Z"), undefined, munich)).toBe(true);
  });
});
