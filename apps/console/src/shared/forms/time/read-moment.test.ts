import { expect, test } from "vitest";
import { readDate, readTime, shownDate } from "./read-moment.ts";

test.each([
  ["07:30", "07:30"],
  ["7:30", "07:30"],
  ["7.30", "07:30"],
  ["0730", "07:30"],
  [" 7 ", "07:00"],
  ["18 Uhr", "18:00"],
  ["00:00", "00:00"],
  ["24:00", "00:00"],
])("M-P19 „%s“ is the time %s", (typed, time) => expect(readTime(typed)).toBe(time));

test.each(["", "25:00", "24:30", "12:60", "7:3", "halb acht", "07:30 PM", "-7:30", "12345"])(
  "M-P19 „%s“ is no time",
  (typed) => expect(readTime(typed)).toBeNull(),
);

test.each([
  ["24.12.2026", "2026-12-24"],
  ["1.2.2026", "2026-02-01"],
  ["24. 12. 2026", "2026-12-24"],
  ["24.12.26", "2026-12-24"],
  ["24122026", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
  ["29.02.2028", "2028-02-29"],
])("M-P19 „%s“ is the day %s", (typed, date) => expect(readDate(typed)).toBe(date));

test.each(["", "29.02.2027", "31.11.2026", "12/24/2026", "24.12.", "24.13.2026", "2026-1-1", "morgen", "241226"])(
  "M-P19 „%s“ is no day",
  (typed) => expect(readDate(typed)).toBeNull(),
);

test("M-P19 a day stands there as it is written here, anything else as it was typed", () => {
  expect(shownDate("2026-12-24")).toBe("24.12.2026");
  expect(shownDate("24.12.")).toBe("24.12.");
});
