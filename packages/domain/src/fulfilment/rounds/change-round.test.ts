import { expect, test } from "vitest";
import { changedRound, type ChangingRound } from "./change-round.ts";
import type { RoundRule } from "./round-rule.ts";

const rule: RoundRule = {
  repeat: "weekly",
  weekday: 5,
  opens: { days: 5, time: "08:00" },
  closes: { days: 2, time: "18:00" },
  onHoliday: "keep",
  region: "BY",
  skips: ["2026-11-20", "2026-12-04"],
};
const round: ChangingRound = { status: "active", rule };
const today = "2026-11-28";

test("a round pauses, goes on and ends with its rule as it is", () => {
  expect(changedRound(round, { kind: "pause" }, today)).toEqual({ status: "paused", rule });
  expect(changedRound({ ...round, status: "paused" }, { kind: "resume" }, today)).toEqual(round);
  expect(changedRound(round, { kind: "end" }, today)).toEqual({ status: "ended", rule });
});

test("a day is left out once, is held after all, and days of the past are forgotten", () => {
  const skips = (kind: "skip" | "hold", day: string) => changedRound(round, { kind, day }, today).rule.skips;
  expect(skips("skip", "2026-12-04")).toEqual(["2026-12-04"]);
  expect(skips("skip", "2026-12-01")).toEqual(["2026-12-01", "2026-12-04"]);
  expect(skips("hold", "2026-12-04")).toEqual([]);
  expect(skips("hold", "2026-12-11")).toEqual(["2026-12-04"]);
});

test("a day that was called off is held after all, and is called off no more", () => {
  const off = changedRound(round, { kind: "callOff", day: "2026-12-11", word: "Kein Salat" }, today);
  expect(off.rule.skips).toEqual(["2026-12-04", "2026-12-11"]);
  const held = changedRound(off, { kind: "hold", day: "2026-12-11" }, today);
  expect(held.rule.skips).toEqual(["2026-12-04"]);
  expect(held.callOffs).toEqual([]);
  const both = changedRound(off, { kind: "callOff", day: "2026-12-18", word: "Kein Salat" }, today);
  expect(changedRound(both, { kind: "hold", day: "2026-12-11" }, today).callOffs?.map(({ key }) => key)).toEqual([
    "2026-12-18",
  ]);
});
