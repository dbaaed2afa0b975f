import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { expect, test } from "vitest";
import { daysToGo, proposedDay, timeOn } from "./move-day.ts";

const timezone = "Europe/Berlin";
function slot(date: string, time: string) {
  const start = localToInstant({ date, time }, timezone);
  return { key: `${date}T${time}`, start, end: start + 1 };
}
const day = (date: string, ...times: string[]) => ({
  date,
  slots: times.map((time) => ({ slot: slot(date, time), state: "free" as const })),
});
const leaving = (id: string, time: string, ...days: ReturnType<typeof day>[]) => ({
  order: { id, distribution: { slot: slot("2026-12-24", time) } } as never,
  days,
});
const early = leaving("a", "09:00", day("2026-12-23", "09:00"), day("2026-12-28", "08:00", "09:30"));
const late = leaving("b", "17:00", day("2026-12-28", "09:00", "16:00"), day("2026-12-29", "17:00"));
const lost = { ...leaving("c", "12:00"), days: null };

test("orders of a day that is to be closed go to the first day after it that takes the most of them", () => {
  expect(daysToGo([early, late, lost])).toEqual(["2026-12-23", "2026-12-28", "2026-12-29"]);
  expect(proposedDay([early, late, lost], "2026-12-26")).toBe("2026-12-28");
  expect(proposedDay([early, late], "2026-12-28")).toBe("2026-12-29");
  expect(proposedDay([early], "2026-12-28")).toBe("2026-12-28");
  expect(proposedDay([lost], "2026-12-26")).toBeUndefined();
});

test("they keep their time of day, or get the nearest one that is free", () => {
  const at = (one: typeof early, date: string) => timeOn(one, date, timezone)?.key;
  expect(at(early, "2026-12-23")).toBe("2026-12-23T09:00");
  expect(at(early, "2026-12-28")).toBe("2026-12-28T09:30");
  expect(at(late, "2026-12-28")).toBe("2026-12-28T16:00");
  expect(at(early, "2026-12-29")).toBeUndefined();
  expect(timeOn(lost, "2026-12-28", timezone)).toBeNull();
});
