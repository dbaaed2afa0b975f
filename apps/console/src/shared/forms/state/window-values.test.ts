import { expect, test } from "vitest";
import { windowValues, windowErrors, windowsOf } from "./window-values.ts";

const windows = [
  { weekday: 1, start: "09:00", minutes: 480 },
  { weekday: 2, start: "09:00", minutes: 480 },
  { weekday: 5, start: "22:00", minutes: 240 },
  { weekday: 6, start: "00:00", minutes: 1440 },
  { weekday: 7, start: "08:00", minutes: 2880 },
] as const;

test("days with the same hours are one row, and come back as they were", () => {
  const rows = windowValues(windows);
  expect(rows).toEqual([
    { weekdays: [1, 2], start: "09:00", end: "17:00" },
    { weekdays: [5], start: "22:00", end: "02:00" },
    { weekdays: [6], start: "00:00", end: "00:00" },
    { weekdays: [7], start: "08:00", end: "08:00", longMinutes: 2880 },
  ]);
  expect(windowsOf(rows)).toEqual(windows);
});

test("a row without a day or a time is named", () => {
  expect(windowErrors([{ weekdays: [], start: "9", end: "" }], "windows")).toEqual({
    "windows.0.weekdays": "choose-one",
    "windows.0.start": "not-time",
    "windows.0.end": "not-time",
  });
  expect(windowErrors(windowValues(windows), "windows")).toEqual({});
});
