import { expect, test } from "vitest";
import { isQuiet } from "./quiet-hours.ts";

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+01:00`);
const night = { from: "22:00", to: "06:00" };
const noon = { from: "12:00", to: "13:30" };

test.each([
  ["21:59", night, false],
  ["22:00", night, true],
  ["05:59", night, true],
  ["06:00", night, false],
  ["11:59", noon, false],
  ["12:00", noon, true],
  ["13:30", noon, false],
  ["12:00", { from: "12:00", to: "12:00" }, false],
  ["12:00", undefined, false],
] as const)("at %s of %o it is quiet: %s", (time, hours, quiet) => {
  expect(isQuiet(hours, at(time), "Europe/Vienna")).toBe(quiet);
});
