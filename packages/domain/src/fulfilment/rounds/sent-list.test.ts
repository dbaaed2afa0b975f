import { expect, test } from "vitest";
import { markedSent } from "./sent-list.ts";

const today = "2026-12-04";
const mill = { day: today, supplier: "Mühle", at: 5 };

test("a supplier's list is marked once, with its first time, until the mark is taken back or the day is over", () => {
  expect(markedSent([], mill, today)).toEqual([mill]);
  expect(markedSent([mill], { ...mill, at: 9 }, today)).toEqual([mill]);
  const dairy = { ...mill, supplier: "Molkerei" };
  const later = { ...mill, day: "2026-12-11" };
  expect(markedSent([mill, dairy, later], { ...mill, at: null }, today)).toEqual([dairy, later]);
  expect(markedSent([mill, later], { ...dairy, day: later.day }, later.day)).toEqual([
    later,
    { ...dairy, day: later.day },
  ]);
});
