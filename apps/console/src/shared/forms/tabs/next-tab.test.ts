import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("M-R12 arrow keys go round the tabs, Home and End to the ends, and other keys nowhere", () => {
  expect([nextTab("ArrowRight", 4, 5), nextTab("ArrowRight", 1, 5)]).toEqual([0, 2]);
  expect([nextTab("ArrowLeft", 0, 5), nextTab("ArrowLeft", 3, 5)]).toEqual([4, 2]);
  expect([nextTab("Home", 3, 5), nextTab("End", 0, 5), nextTab("a", 2, 5)]).toEqual([0, 4, null]);
});
