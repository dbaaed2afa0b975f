import { expect, test } from "vitest";
import { isOutdated, shownValues } from "./form-version.ts";

const opened = { price: "5,60", name: "Brezen" };
const mine = { price: "6,10", name: "Brezen" };
const theirs = { price: "5,90", name: "Brezen" };

test("M-S4 a form whose document somebody else saved since is outdated", () => {
  expect(isOutdated({ values: mine, before: opened }, opened)).toBe(false);
  expect(isOutdated({ values: mine, before: opened }, { ...opened })).toBe(false);
  expect(isOutdated({ values: mine, before: opened }, theirs)).toBe(true);
  expect(isOutdated(null, theirs)).toBe(false);
});

test("M-S4 who types what the other one saved has nothing to decide", () => {
  expect(isOutdated({ values: theirs, before: opened }, theirs)).toBe(false);
});

test("what was saved stays in the form until the database tells the same or something newer", () => {
  const saved = { values: mine, over: opened };
  expect(shownValues(opened, null, saved)).toBe(mine);
  expect(shownValues(theirs, null, saved)).toBe(theirs);
  expect(shownValues(opened, { values: theirs, before: mine }, saved)).toBe(theirs);
  expect(shownValues(opened, null, null)).toBe(opened);
});
