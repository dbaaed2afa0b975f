import { expect, test } from "vitest";
import { addDays } from "../time/local-date.ts";
import { formatDay, formatWeek } from "./format-day.ts";

test("TXT-02 long dates, with January as each country calls it", () => {
  expect(formatDay("2026-11-20", "DE")).toBe("Freitag, 20. November");
  expect(`${formatDay("2026-11-20", "AT")} 2026`).toBe("Freitag, 20. November 2026");
  expect(formatDay("2027-01-02", "AT")).toBe("Samstag, 2. Jänner");
  expect(formatDay("2027-01-02", "DE")).toBe("Samstag, 2. Januar");
});

test("TXT-02 every day of a year reads like Intl de-AT", () => {
  const intl = new Intl.DateTimeFormat("de-AT", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  for (let day = 0; day < 366; day += 1) {
    const date = addDays("2026-01-01", day);
    expect(`${formatDay(date, "AT")} ${date.slice(0, 4)}`).toBe(intl.format(Date.parse(date)));
  }
});

test("M-P19 weeks are named by their number and their days", () => {
  expect(formatWeek("2026-W48", "DE")).toBe("KW 48 · 23.–29. November");
  expect(formatWeek("2026-W49", "DE")).toBe("KW 49 · 30. November – 6. Dezember");
  expect(formatWeek("2026-W53", "DE")).toBe("KW 53 · 28. Dezember – 3. Januar 2027");
  expect(formatWeek("2027-W02", "AT")).toBe("KW 2 · 11.–17. Jänner");
});
