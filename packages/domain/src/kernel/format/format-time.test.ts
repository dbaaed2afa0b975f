import { describe, expect, test } from "vitest";
import { aMoment } from "../../testing/builders.ts";
import { formatClock, formatDate, formatMoment, formatShortDay, formatSlot } from "./format-time.ts";

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
    expect(formatDate("2026-11-02")).toBe("02.11.2026");
    expect(formatShortDay("2026-11-23", "2026-11-20")).toBe("Mo., 23.11.");
    expect(formatClock(aMoment, timezone)).toBe("10:00\u00a0Uhr");
    const moment = (text: string): string => formatMoment(Date.parse(text), { timezone, now: aMoment });
    expect(moment("2026-11-20T16:30Z")).toBe("17:30\u00a0Uhr");
    expect(moment("2026-11-20T23:30Z")).toBe("morgen, 00:30\u00a0Uhr");
    expect(moment("2026-11-27T16:30Z")).toBe("Fr., 27.11., 17:30\u00a0Uhr");
  });
});
