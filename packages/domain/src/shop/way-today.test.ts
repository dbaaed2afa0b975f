import { expect, test } from "vitest";
import type { Closure } from "./shop-settings.ts";
import { closuresAfterSwitch, wayOffToday, waysOffOn } from "./way-today.ts";

const day = "2026-11-20";
const holiday: Closure = { from: day, to: day, reason: "Betriebsausflug", mode: "closed", methods: ["delivery"] };
const old: Closure = {
  from: "2026-11-19",
  to: "2026-11-19",
  reason: wayOffToday.pickup,
  mode: "closed",
  methods: ["pickup"],
};
const off = { from: day, to: day, reason: "Heute keine Lieferung", mode: "closed", methods: ["delivery"] };

test("M-S2 a way that is off for today is a day off of today, once however often it is switched", () => {
  const once = closuresAfterSwitch([], { type: "delivery", day, off: true });
  expect(once).toEqual([off]);
  expect(closuresAfterSwitch(once, { type: "delivery", day, off: true })).toEqual([off]);
  expect(waysOffOn(once, day)).toEqual(["delivery"]);
  expect(waysOffOn(once, "2026-11-21")).toEqual([]);
});

test("switched on again nothing of it stays, holidays stay, and yesterday's switches go", () => {
  const all = closuresAfterSwitch([holiday, old], { type: "delivery", day, off: true });
  expect(all).toEqual([holiday, off]);
  expect(waysOffOn(all, day)).toEqual(["delivery"]);
  expect(closuresAfterSwitch(all, { type: "pickup", day, off: true })).toHaveLength(3);
  expect(closuresAfterSwitch(all, { type: "delivery", day, off: false })).toEqual([holiday]);
  const whole: Closure = { from: day, to: day, mode: "closed" };
  expect(closuresAfterSwitch([whole], { type: "delivery", day, off: false })).toEqual([whole]);
  expect(waysOffOn([whole, holiday], day)).toEqual([]);
});
