import { expect, it } from "vitest";
import { hourMs } from "../kernel/time/instant.ts";
import { reminderDueAt } from "./remind-basket.ts";

const due = (at: string): string => new Date(reminderDueAt(Date.parse(at), "Europe/Vienna")).toISOString();

it("the mail about a basket comes three hours after its last change, and never at night", () => {
  expect(due("2026-11-27T10:00:00Z")).toBe("2026-11-27T13:00:00.000Z");
  // 19:59 by the clock of the shop is day, 20:00 is night.
  expect(due("2026-11-27T15:59:00Z")).toBe("2026-11-27T18:59:00.000Z");
  expect(due("2026-11-27T16:00:00Z")).toBe("2026-11-28T07:00:00.000Z");
  expect(due("2026-11-28T02:00:00Z")).toBe("2026-11-28T07:00:00.000Z");
  // The night in which summer time begins.
  expect(due("2026-03-28T20:00:00Z")).toBe("2026-03-29T06:00:00.000Z");
  expect(reminderDueAt(0, "UTC")).toBe(8 * hourMs);
});
