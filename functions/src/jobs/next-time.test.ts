import { describe, expect, it } from "vitest";
import { jobKinds, periodicOf } from "./job-kinds.ts";
import { nextTime } from "./next-time.ts";

const at = (text: string): number => Date.parse(text);

describe("the next time of a duty", () => {
  it("stands on a grid that all share, and is never now", () => {
    expect(nextTime("sweep", {}, at("2026-11-25T10:00:00Z"))).toBe(at("2026-11-25T10:01:00Z"));
    expect(nextTime("sweep", {}, at("2026-11-25T10:00:59.999Z"))).toBe(at("2026-11-25T10:01:00Z"));
    expect(nextTime("statistics", {}, at("2026-11-25T10:14:00Z"))).toBe(at("2026-11-25T10:15:00Z"));
  });

  it("is midnight by the clock of the shop, whatever happens to the clock that night", () => {
    const vienna = { restaurantId: "a", timezone: "Europe/Vienna" };
    expect(nextTime("dailyGoods", vienna, at("2026-11-25T22:59:00Z"))).toBe(at("2026-11-25T23:00:00Z"));
    expect(nextTime("dailyGoods", vienna, at("2026-11-25T23:00:00Z"))).toBe(at("2026-11-26T23:00:00Z"));
    // The day of summer time has 23 hours, that of winter time 25.
    expect(nextTime("dailyGoods", vienna, at("2026-03-28T23:00:00Z"))).toBe(at("2026-03-29T22:00:00Z"));
    expect(nextTime("dailyGoods", vienna, at("2026-10-24T22:00:00Z"))).toBe(at("2026-10-25T23:00:00Z"));
    const lisbon = { restaurantId: "a", timezone: "Europe/Lisbon" };
    expect(nextTime("dailyGoods", lisbon, at("2026-11-25T23:30:00Z"))).toBe(at("2026-11-26T00:00:00Z"));
  });

  it("spreads ten thousand shops over the night, each at the same time every night", () => {
    const now = at("2026-11-25T12:00:00Z");
    const times = Array.from({ length: 10_000 }, (_, index) => {
      const facts = { restaurantId: `shop-${index}` };
      const next = nextTime("search", facts, now) ?? 0;
      expect(nextTime("search", facts, next)).toBe(next + 24 * 60 * 60_000);
      return next;
    });
    const byMinute = Object.values(Object.groupBy(times, (time) => Math.floor(time / 60_000)));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(at("2026-11-26T02:00:00Z"));
    expect(Math.max(...times)).toBeLessThan(at("2026-11-26T03:30:00Z"));
    // A hundred and eleven a minute if it were perfectly even.
    expect(Math.max(...byMinute.map((found) => found?.length ?? 0))).toBeLessThan(220);
  });

  it("does not come by itself for what is asked for once", () => {
    expect(nextTime("metrics", { restaurantId: "a" }, 0)).toBeNull();
    expect([...periodicOf("shop"), ...periodicOf("platform")]).not.toContain("metrics");
  });

  it("comes after each run has surely ended, of whatever is no query of a minute", () => {
    for (const { every, takesAtMost } of Object.values(jobKinds)) {
      expect(takesAtMost).toBeLessThan(540_000);
      if ("at" in every) expect(takesAtMost).toBeLessThan(24 * 60 * 60_000);
    }
  });
});
