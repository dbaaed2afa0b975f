import { expect, test } from "vitest";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { deletePersonAfter } from "./person-retention.ts";

const berlin = { country: "DE", timezone: "Europe/Berlin" } as const;
const vienna = { country: "AT", timezone: "Europe/Vienna" } as const;
const at = (date: string, time = "12:00") => localToInstant({ date, time }, berlin.timezone);
const order = (placed: number, ...steps: number[]) => ({
  placedAt: placed,
  events: steps.map((step) => ({ at: step, type: "completed" as const, by: "merchant" as const })),
});

test.each([
  ["six years after the year in Germany", order(at("2026-03-01")), berlin, at("2033-01-01", "00:00")],
  ["seven in Austria", order(at("2026-03-01")), vienna, at("2034-01-01", "00:00")],
  ["from the last step on", order(at("2026-12-31"), at("2027-01-01", "00:30")), berlin, at("2034-01-01", "00:00")],
  ["by the shop's own clock", order(at("2026-12-31", "23:59")), berlin, at("2033-01-01", "00:00")],
])("GDP-03 a person is known %s", (_name, given, shop, until) => {
  expect(deletePersonAfter(given, shop)).toBe(until);
});
