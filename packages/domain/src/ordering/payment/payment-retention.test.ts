import { expect, test } from "vitest";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { paymentKeptUntil } from "./payment-retention.ts";

test.each([
  ["eight years after the year in Germany", "DE", "2035-01-01"],
  ["seven in Austria", "AT", "2034-01-01"],
] as const)("D-5.1 GDP-03 a payment is known %s", (_name, country, until) => {
  const timezone = country === "DE" ? "Europe/Berlin" : "Europe/Vienna";
  const at = (date: string, time: string) => localToInstant({ date, time }, timezone);
  expect(paymentKeptUntil(at("2026-12-31", "23:59"), country)).toBe(at(until, "00:00"));
});
