import { expect, test } from "vitest";
import { aFulfilmentMethod, everyDay } from "../../testing/builders.ts";
import type { SlotInput } from "./offered-slots.ts";
import { todayUntil } from "./today-until.ts";

/** Berlin; the shop is open from 8 to 18 with quarter hours and half an hour of lead. */
const option = aFulfilmentMethod({
  windows: everyDay("08:00", 600),
  intervalMinutes: 15,
  leadMinutes: 30,
  advance: { minDays: 0, maxDays: 7 },
});
const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+01:00`);
function asked(time: string, more: Partial<SlotInput> = {}): string | null {
  const question: SlotInput = {
    option,
    timezone: "Europe/Berlin",
    now: at(time),
    closures: [],
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
    ...more,
  };
  const until = todayUntil(question);
  return until === null ? null : new Date(until).toISOString().slice(11, 16);
}

test("a countdown for today runs in its last hour alone", () => {
  // The last slot begins at 17:45, so 17:15 is the last moment, 16:15 UTC.
  expect(asked("16:10")).toBeNull();
  expect(asked("16:30")).toBe("16:15");
  expect(asked("17:15")).toBe("16:15");
  expect(asked("17:16")).toBeNull();
});

test("a longer lead, a closed day and midnight end it sooner", () => {
  expect(asked("16:30", { leadMinutes: 45 })).toBe("16:00");
  expect(asked("16:30", { closures: [{ from: "2026-11-20", to: "2026-11-20", mode: "closed" }] })).toBeNull();
  const always = aFulfilmentMethod({ ...option, windows: everyDay("00:00", 1440), leadMinutes: 0 });
  expect(asked("23:30", { option: always })).toBe("22:44");
});
