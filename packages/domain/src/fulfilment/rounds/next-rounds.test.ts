import { expect, test } from "vitest";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { nextRounds, type RoundsQuestion } from "./next-rounds.ts";
import type { RoundRule } from "./round-rule.ts";

const timezone = "Europe/Berlin";
/** Every Friday, ordered from Sunday to Wednesday, in Bavaria. */
const friday: RoundRule = {
  repeat: "weekly",
  weekday: 5,
  opens: { days: 5, time: "08:00" },
  closes: { days: 2, time: "18:00" },
  onHoliday: "keep",
  region: "BY",
  skips: [],
};
const at = (date: string, time = "12:00"): number => localToInstant({ date, time }, timezone);
const ask = (rule: Partial<RoundRule>, today: string, more: Partial<RoundsQuestion> = {}) =>
  nextRounds({ rule: { ...friday, ...rule }, now: at(today), timezone, closures: [], count: 4, ...more });
const days = (...question: Parameters<typeof ask>): readonly string[] => ask(...question).map(({ day }) => day);

test("TIM-04 a weekly round comes each week, also today, and says when it opens and closes", () => {
  const rounds = ask({}, "2026-11-27");
  expect(rounds.map(({ day }) => day)).toEqual(["2026-11-27", "2026-12-04", "2026-12-11", "2026-12-18"]);
  expect(rounds[1]).toEqual({
    key: "2026-12-04",
    day: "2026-12-04",
    opensAt: at("2026-11-29", "08:00"),
    closesAt: at("2026-12-02", "18:00"),
    state: "held",
  });
});

test("TIM-04 every second week goes on from its first day, over the turn of the year and a 53rd week", () => {
  expect(days({ repeat: "biweekly", from: "2026-12-11" }, "2026-12-20")).toEqual([
    "2026-12-25",
    "2027-01-08",
    "2027-01-22",
    "2027-02-05",
  ]);
  // Before its first day as well: the weeks are the same.
  expect(days({ repeat: "biweekly", from: "2027-02-05" }, "2026-12-20")[0]).toBe("2026-12-25");
});

test("TIM-04 the first Friday of a month, and the last one, whichever date that is", () => {
  expect(days({ repeat: "monthly", nth: 1 }, "2027-12-30")).toEqual([
    "2028-01-07",
    "2028-02-04",
    "2028-03-03",
    "2028-04-07",
  ]);
  // 29 February 2028 is a Tuesday.
  expect(days({ repeat: "monthly", weekday: 2, nth: 5 }, "2028-02-01")[0]).toBe("2028-02-29");
  expect(days({ repeat: "monthly" }, "2027-12-30")[0]).toBe("2028-01-07");
});

test("named days come in their order, whichever way they were typed", () => {
  expect(days({ repeat: "dates", dates: ["2026-12-23", "2026-12-05"] }, "2026-11-27")).toEqual([
    "2026-12-05",
    "2026-12-23",
  ]);
  expect(days({ repeat: "dates" }, "2026-11-27")).toEqual([]);
});

test("TIM-03 a holiday keeps its round, takes its place or moves it, by the choice of the shop and the law of its state", () => {
  // 2027-01-01 and 2027-01-06: Friday and Wednesday.
  const christmas = { repeat: "dates", dates: ["2026-12-25"] } as const;
  expect(ask(christmas, "2026-12-20")).toMatchObject([{ day: "2026-12-25", state: "held" }]);
  expect(ask({ ...christmas, onHoliday: "skip" }, "2026-12-20")).toMatchObject([
    { day: "2026-12-25", state: "holiday", reason: "1. Weihnachtstag" },
  ]);
  expect(ask({ ...christmas, onHoliday: "dayBefore" }, "2026-12-20")).toMatchObject([
    { key: "2026-12-25", day: "2026-12-24", state: "held", closesAt: at("2026-12-22", "18:00") },
  ]);
  // The 26th is one as well, and the 27th a Sunday.
  expect(ask({ ...christmas, onHoliday: "dayAfter" }, "2026-12-20")[0]?.day).toBe("2026-12-28");
  const epiphany = { repeat: "dates", dates: ["2027-01-06"], onHoliday: "skip" } as const;
  expect(ask(epiphany, "2026-12-20")[0]?.state).toBe("holiday");
  expect(ask({ ...epiphany, region: "HE" }, "2026-12-20")[0]?.state).toBe("held");
  // Only in some towns of Bavaria: the shop says itself whether it leaves the day out.
  expect(ask({ ...epiphany, dates: ["2027-08-15"] }, "2027-07-01")[0]?.state).toBe("held");
});

test("a round that was moved to today is still today's", () => {
  const moved = { repeat: "dates", dates: ["2026-12-25"], onHoliday: "dayAfter" } as const;
  expect(days(moved, "2026-12-28")).toEqual(["2026-12-28"]);
  expect(days(moved, "2026-12-29")).toEqual([]);
});

test("days off of the whole shop and days that are left out by hand are told, and not held", () => {
  const closures = [
    { from: "2026-12-01", to: "2026-12-05", mode: "closed", reason: "Betriebsferien" },
    { from: "2026-12-11", to: "2026-12-11", mode: "closed", methods: ["delivery"] },
    { from: "2026-12-18", to: "2026-12-18", mode: "closed" },
  ] as const;
  expect(ask({ skips: ["2026-11-27"] }, "2026-11-27", { closures })).toMatchObject([
    { state: "skipped" },
    { state: "closed", reason: "Betriebsferien" },
    { state: "held" },
    { state: "closed" },
  ]);
});

test("TIM-01 a changed clock moves no hour of a round", () => {
  const [before, after] = ask({ weekday: 7 }, "2027-03-21");
  expect(before?.closesAt).toBe(at("2027-03-19", "18:00"));
  expect(after?.closesAt).toBe(at("2027-03-26", "18:00"));
  expect((after?.opensAt ?? 0) - (before?.opensAt ?? 0)).toBe(7 * 24 * 3_600_000);
});
