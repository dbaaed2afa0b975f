import { expect, test } from "vitest";
import { type CallableOff, calledOff, notEnough, roundsToSettle, settledRounds, settledWhenSaid } from "./call-off.ts";
import type { Round } from "./next-rounds.ts";
import type { RoundRule } from "./round-rule.ts";

const rule: RoundRule = {
  repeat: "weekly",
  weekday: 5,
  opens: { days: 5, time: "08:00" },
  closes: { days: 2, time: "18:00" },
  onHoliday: "dayBefore",
  region: "BY",
  skips: ["2026-11-20"],
};
const plan: CallableOff = { rule };
const today = "2026-11-28";
const round = (key: string, more: Partial<Round> = {}): Round => ({
  key,
  day: key,
  opensAt: 100,
  closesAt: 200,
  state: "held",
  ...more,
});

test("a day that is called off falls out, knows its handover, and keeps its first word; days of the past are forgotten", () => {
  const old = { key: "2026-11-20", day: "2026-11-20", word: "alt", done: true };
  const once = calledOff({ rule, callOffs: [old] }, "2026-12-25", "Kein Salat", today);
  expect(once.rule.skips).toEqual(["2026-12-25"]);
  // Christmas Day: it would have been handed over the day before.
  expect(once.callOffs).toEqual([{ key: "2026-12-25", day: "2026-12-24", word: "Kein Salat", done: false }]);
  expect(calledOff(once, "2026-12-25", "Doch nicht", today)).toEqual(once);
  expect(calledOff(plan, "2026-12-04", "Kein Salat", today).rule.skips).toEqual(["2026-12-04"]);
});

test("a round is looked at once after its closing, if it is held", () => {
  const rounds = [
    round("2026-12-04"),
    round("2026-12-11", { closesAt: 400 }),
    round("2026-12-18", { state: "closed" }),
  ];
  expect(roundsToSettle({ rule }, rounds, 300).map(({ key }) => key)).toEqual(["2026-12-04"]);
  expect(roundsToSettle({ rule, settledOn: ["2026-12-04"] }, rounds, 300)).toEqual([]);
});

test("a minimum that is said after a closing does not judge it, the one of before still does, and days of the past are forgotten", () => {
  const [first, second] = [round("2026-12-04"), round("2026-12-11", { closesAt: 400 })];
  const rounds = [first, second];
  expect(settledWhenSaid({ rule }, { rounds, due: [], now: 300 })).toEqual(["2026-12-04"]);
  expect(settledWhenSaid({ rule }, { rounds, due: [first], now: 300 })).toEqual([]);
  const looked = { rule, settledOn: ["2026-11-27", "2026-12-04"] };
  expect(settledWhenSaid(looked, { rounds, due: [first], now: 300 })).toEqual(["2026-12-04"]);
});

test("a round below its minimum is called off, one that reaches it is held, and both are settled", () => {
  const rounds = [round("2026-12-04"), round("2026-12-11")];
  const question = {
    rounds,
    minTotalCents: 5000,
    totalOn: (day: string) => (day === "2026-12-04" ? 4999 : 5000),
    today,
  };
  const settled = settledRounds({ ...plan, settledOn: ["2026-11-27"] }, question);
  expect(settled.settledOn).toEqual(["2026-12-04", "2026-12-11"]);
  expect(settled.rule.skips).toEqual(["2026-12-04"]);
  expect(settled.callOffs).toMatchObject([{ key: "2026-12-04", word: notEnough, done: false }]);
  expect(settledRounds(plan, { ...question, rounds: [rounds[1] ?? round(today)] }).callOffs).toBeUndefined();
});
