import { expect, test } from "vitest";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { aFulfilmentMethod, aMenu } from "../../testing/builders.ts";
import { checkSlot } from "../slots/check-slot.ts";
import { earliestSlot } from "../slots/next-slot.ts";
import { offeredSlots, type SlotInput } from "../slots/offered-slots.ts";
import { type PlannedRound, roundProblems } from "./round-problems.ts";
import { methodsToday } from "./methods-today.ts";
import type { RoundRule } from "./round-rule.ts";
import { nextRoundMoment, roundsOfShop } from "./rounds-of-shop.ts";

const timezone = "Europe/Berlin";
const at = (date: string, time = "12:00"): number => localToInstant({ date, time }, timezone);
const rule: RoundRule = {
  repeat: "weekly",
  weekday: 5,
  opens: { days: 5, time: "08:00" },
  closes: { days: 2, time: "18:00" },
  onHoliday: "keep",
  region: "BY",
  skips: [],
};
const plan = { status: "active", rule, methodIds: ["pickup"] } as const;
const windows = ([1, 5] as const).map((weekday) => ({ weekday, start: "15:00", minutes: 120 }));
const pickup = aFulfilmentMethod({ id: "pickup", windows, intervalMinutes: 60 });
const menu = aMenu({ distributionOptions: [pickup, aFulfilmentMethod({ id: "bike", type: "delivery" })] });

function inRounds(now: number, status: "active" | "paused" = "active"): SlotInput {
  const rounds = roundsOfShop([{ ...plan, status }], { now, timezone });
  const [option = pickup] = methodsToday(menu, { rounds }).distributionOptions;
  return { option, timezone, now, closures: [], operations: { state: "open" }, leadMinutes: 0, units: 0 };
}
const friday = "2026-12-04T15:00";

test("a way in rounds takes orders for their days alone, from the opening to the closing of each", () => {
  const state = (now: number, key = friday) => {
    const checked = checkSlot({ ...inRounds(now), key });
    return checked.ok ? "free" : checked.refusal.type;
  };
  // The first round is over for orders on Wednesday, 25 November, and the next one opens on the Sunday after.
  expect(state(at("2026-11-29", "07:59"))).toBe("slot-changed");
  expect(state(at("2026-11-29", "08:00"))).toBe("free");
  expect(state(at("2026-12-02", "18:00"))).toBe("free");
  expect(state(at("2026-12-02", "18:00") + 1)).toBe("cutoff-passed");
  // Mondays have times, but no round.
  expect(state(at("2026-11-29", "08:00"), "2026-11-30T15:00")).toBe("slot-changed");
  expect(earliestSlot(inRounds(at("2026-11-30")))?.key).toBe(friday);
  const shown = offeredSlots({ ...inRounds(at("2026-11-30")), maxDays: 14 });
  expect(shown.map(({ date, slots }) => [date, slots[0]?.state])).toEqual([
    ["2026-12-04", "free"],
    ["2026-12-11", "tooSoon"],
  ]);
});

test("a paused round takes no orders, an ended one gives its way the usual times back, and others keep theirs", () => {
  const now = at("2026-11-30");
  expect(earliestSlot(inRounds(now, "paused"))).toBeNull();
  const ended = roundsOfShop([{ ...plan, status: "ended" }], { now, timezone });
  expect(ended).toEqual({});
  expect(methodsToday(menu, { rounds: ended })).toEqual(menu);
  expect(methodsToday(menu, {})).toEqual(menu);
  const [, bike] = methodsToday(menu, { rounds: roundsOfShop([plan], { now, timezone }) }).distributionOptions;
  expect(bike).toBe(menu.distributionOptions[1]);
});

test("rounds that are left out are not offered, and six others are", () => {
  const question = { now: at("2026-11-30"), timezone };
  const [dates = []] = Object.values(roundsOfShop([{ ...plan, rule: { ...rule, skips: ["2026-12-04"] } }], question));
  expect(dates.map(({ day }) => day)).toEqual([
    "2026-12-11",
    "2026-12-18",
    "2026-12-25",
    "2027-01-01",
    "2027-01-08",
    "2027-01-15",
  ]);
});

test("the rounds of a shop change by themselves when one opens or has closed", () => {
  const question = { timezone, now: at("2026-11-30") };
  const rounds = roundsOfShop([plan], question);
  expect(nextRoundMoment(rounds, at("2026-11-28"))).toBe(at("2026-11-29", "08:00"));
  expect(nextRoundMoment(rounds, at("2026-11-30"))).toBe(at("2026-12-02", "18:00") + 1);
  expect(nextRoundMoment({ pickup: [] }, at("2026-11-30"))).toBeNull();
});

test("a round that cannot be held says why", () => {
  const problems = (changed: Partial<RoundRule>, more: Partial<PlannedRound> = {}) => {
    const now = at("2026-11-30");
    const rounds = [{ day: "2026-12-04", state: "held", closesAt: at("2026-12-02") }] as const;
    return roundProblems({ rule: { ...rule, ...changed }, methods: [{ windows }], rounds, now, ...more });
  };
  expect(problems({})).toEqual([]);
  const { weekday: _, ...withoutDay } = rule;
  const noDay = { methods: [{ windows }], rounds: [], now: 0 };
  expect(roundProblems({ rule: withoutDay, ...noDay })).toEqual(["day"]);
  expect(problems({ repeat: "biweekly" })).toEqual(["day"]);
  expect(problems({ repeat: "biweekly", from: "2026-12-04" })).toEqual([]);
  expect(problems({ repeat: "monthly" })).toEqual(["day"]);
  expect(problems({ repeat: "monthly", nth: 1 })).toEqual([]);
  expect(problems({ repeat: "dates" })).toEqual(["day"]);
  expect(problems({ repeat: "dates", dates: ["2026-12-04"] })).toEqual([]);
  expect(problems({ opens: { days: 2, time: "18:00" } })).toEqual(["closes-before-opens"]);
  expect(problems({ opens: { days: 1, time: "08:00" } })).toEqual(["closes-before-opens"]);
  expect(problems({ opens: { days: 2, time: "17:59" } })).toEqual([]);
  expect(problems({}, { methods: [] })).toEqual(["no-methods"]);
  expect(problems({}, { methods: [{ windows }, { windows: [] }] })).toEqual(["no-times"]);
  expect(problems({}, { rounds: [] })).toEqual(["no-round-ahead"]);
});

test("M-S2 a way that is switched off is no choice, and is one again when it is switched on", () => {
  const ids = (...waysOff: string[]) => methodsToday(menu, { waysOff }).distributionOptions.map(({ id }) => id);
  expect(ids("bike")).toEqual(["pickup"]);
  expect(ids("gone")).toEqual(["pickup", "bike"]);
  expect(methodsToday(menu, { waysOff: [] })).toEqual(menu);
});
