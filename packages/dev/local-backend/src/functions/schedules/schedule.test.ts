import { expect, test } from "vitest";
import { nextRun, parseSchedule } from "./schedule.ts";

function after(text: string, timeZone: string, from: string): string {
  const schedule = parseSchedule(text);
  if (schedule === null) throw new Error(`not understood: ${text}`);
  return new Date(nextRun(schedule, timeZone, Date.parse(from))).toISOString();
}

test.each([
  ["every 5 minutes", "UTC", "2026-11-20T10:02:30Z", "2026-11-20T10:05:00.000Z"],
  ["every minute", "UTC", "2026-11-20T10:02:00Z", "2026-11-20T10:03:00.000Z"],
  ["every 2 hours", "UTC", "2026-11-20T10:02:00Z", "2026-11-20T12:00:00.000Z"],
  ["every day 03:00", "Europe/Vienna", "2026-11-20T02:00:00Z", "2026-11-21T02:00:00.000Z"],
  ["every day 03:00", "Europe/Vienna", "2026-07-20T02:00:00Z", "2026-07-21T01:00:00.000Z"],
  ["every monday 09:30", "UTC", "2026-11-20T10:00:00Z", "2026-11-23T09:30:00.000Z"],
  ["every mon,fri 09:30", "UTC", "2026-11-20T08:00:00Z", "2026-11-20T09:30:00.000Z"],
  ["*/15 8-9 * * *", "UTC", "2026-11-20T09:45:00Z", "2026-11-21T08:00:00.000Z"],
  ["0 0 1 * *", "UTC", "2026-11-20T10:00:00Z", "2026-12-01T00:00:00.000Z"],
  ["0 0 29 feb *", "UTC", "2026-11-20T10:00:00Z", "2028-02-29T00:00:00.000Z"],
  ["0 12 13 * fri", "UTC", "2026-11-20T13:00:00Z", "2026-11-27T12:00:00.000Z"],
  // The night in which two o'clock becomes three.
  ["30 2 * * *", "Europe/Vienna", "2026-03-29T00:00:00Z", "2026-03-29T01:30:00.000Z"],
])("%s in %s after %s is %s", (text, timeZone, from, expected) => {
  expect(after(text, timeZone, from)).toBe(expected);
});

test.each([
  "sometimes",
  "every 0 minutes",
  "61 * * * *",
  "* * * *",
  "1st monday of month 09:00",
  "every blueday 09:00",
])("%s is not understood", (text) => {
  expect(parseSchedule(text)).toBeNull();
});

test("a date that never comes is said so", () => {
  const schedule = parseSchedule("0 0 31 feb *");
  expect(() => nextRun(schedule!, "UTC", 0)).toThrow("never");
});
