import { describe, expect, test } from "vitest";
import { aMoment } from "../../testing/builders.ts";
import {
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatShortDay,
  formatSlot,
  formatWeek,
} from "./format-time.ts";
import { addDays } from "../time/local-date.ts";

const timezone = "Europe/Berlin";
const slotAt = (text: string) => ({ key: "", start: Date.parse(text), end: Date.parse(text) + 900_000 });

describe("German times", () => {
  test("TIM-02 a slot label", () => {
    const label = (text: string): string => formatSlot(slotAt(text), { timezone, now: aMoment });
    expect(label("2026-11-20T16:30Z")).toBe("heute, 17:30–17:45\u00a0Uhr");
    expect(label("2026-11-21T16:30Z")).toBe("morgen, 17:30–17:45\u00a0Uhr");
    expect(label("2026-11-27T16:30Z")).toBe("Fr., 27.11., 17:30–17:45\u00a0Uhr");
  });

  test("TXT-02 dates", () => {
    expect(formatDay("2026-11-20", "DE")).toBe("Freitag, 20. November");
    expect(`${formatDay("2026-11-20", "AT")} 2026`).toBe("Freitag, 20. November 2026");
    expect(formatDay("2027-01-02", "AT")).toBe("Samstag, 2. Jänner");
    expect(formatDay("2027-01-02", "DE")).toBe("Samstag, 2. Januar");
    expect(formatDate("2026-11-02")).toBe("02.11.2026");
    expect(formatShortDay("2026-11-23", "2026-11-20")).toBe("Mo., 23.11.");
    expect(formatClock(aMoment, timezone)).toBe("10:00\u00a0Uhr");
    const moment = (text: string): string => formatMoment(Date.parse(text), { timezone, now: aMoment });
    expect(moment("2026-11-20T16:30Z")).toBe("17:30\u00a0Uhr");
    expect(moment("2026-11-20T23:30Z")).toBe("morgen, 00:30\u00a0Uhr");
    expect(moment("2026-11-27T16:30Z")).toBe("Fr., 27.11., 17:30\u00a0Uhr");
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
});

test("M-P19 weeks are named by their number and their days", () => {
  expect(formatWeek("2026-W48", "DE")).toBe("KW 48 · 23.–29. November");
  expect(formatWeek("2026-W49", "DE")).toBe("KW 49 · 30. November – 6. Dezember");
  expect(formatWeek("2026-W53", "DE")).toBe("KW 53 · 28. Dezember – 3. Januar 2027");
  expect(formatWeek("2027-W02", "AT")).toBe("KW 2 · 11.–17. Jänner");
});
