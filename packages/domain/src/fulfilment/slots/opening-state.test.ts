import { describe, expect, test } from "vitest";
import { aMoment, everyDay } from "../../testing/builders.ts";
import { openingState } from "./opening-state.ts";

const at = (text: string): number => Date.parse(text);
const ask = (overrides: Partial<Parameters<typeof openingState>[0]> = {}) =>
  openingState({
    windows: everyDay(),
    timezone: "Europe/Berlin",
    now: aMoment,
    closures: [],
    operations: { state: "open" },
    ...overrides,
  });

describe("openingState", () => {
  test("open until the window ends", () => {
    expect(ask()).toEqual({ state: "open", until: at("2026-11-20T18:00+01:00") });
  });

  test("closed from the minute it ends, with the next opening", () => {
    expect(ask({ now: at("2026-11-20T18:00+01:00") })).toEqual({ state: "opensAt", at: at("2026-11-21T08:00+01:00") });
    expect(ask({ now: at("2026-11-20T07:59+01:00") })).toEqual({ state: "opensAt", at: at("2026-11-20T08:00+01:00") });
  });

  test("open from the minute it begins", () => {
    expect(ask({ now: at("2026-11-20T08:00+01:00") })).toEqual({
      state: "open",
      until: at("2026-11-20T18:00+01:00"),
    });
  });

  test("TIM-02 a night that began yesterday is still open", () => {
    const windows = [{ weekday: 5, start: "18:00", minutes: 480 } as const];
    expect(ask({ windows, now: at("2026-11-21T01:59+01:00") })).toEqual({
      state: "open",
      until: at("2026-11-21T02:00+01:00"),
    });
  });

  test("adjoining windows are one opening", () => {
    const windows = [...everyDay("08:00", 240), ...everyDay("12:00", 60), ...everyDay("14:00", 60)];
    expect(ask({ windows })).toEqual({ state: "open", until: at("2026-11-20T13:00+01:00") });
  });

  test("TIM-01 round the clock stays open on the day of 25 hours", () => {
    const windows = everyDay("00:00", 1440);
    expect(ask({ windows, now: at("2026-10-25T23:30+01:00") })).toMatchObject({ state: "open" });
  });

  test("holidays move the opening; closures of single ways or for preorders do not", () => {
    expect(ask({ closures: [{ from: "2026-11-20", to: "2026-11-22", mode: "closed" }] })).toEqual({
      state: "opensAt",
      at: at("2026-11-23T08:00+01:00"),
    });
    expect(
      ask({ closures: [{ from: "2026-11-20", to: "2026-11-22", mode: "closed", methods: ["delivery"] }] }).state,
    ).toBe("open");
    expect(ask({ closures: [{ from: "2026-11-20", to: "2026-11-22", mode: "preorderOnly" }] }).state).toBe("open");
    expect(ask({ closures: [{ from: "2026-12-24", to: "2026-12-31", mode: "closed" }] }).state).toBe("open");
    expect(ask({ closures: [{ from: "2026-11-20", to: "2027-11-22", mode: "closed" }] })).toEqual({ state: "closed" });
    expect(ask({ windows: [] })).toEqual({ state: "closed" });
  });

  test("a pause says until when", () => {
    expect(ask({ operations: { state: "paused", until: aMoment + 5 } })).toEqual({
      state: "paused",
      until: aMoment + 5,
    });
    expect(ask({ operations: { state: "paused" } })).toEqual({ state: "paused", until: null });
    expect(ask({ operations: { state: "paused", until: aMoment } }).state).toBe("open");
    expect(ask({ operations: { state: "rush" } }).state).toBe("open");
  });

  test("closed for today opens tomorrow, closed until an hour opens then", () => {
    expect(ask({ operations: { state: "closed" } })).toEqual({ state: "opensAt", at: at("2026-11-21T08:00+01:00") });
    expect(ask({ operations: { state: "closed", until: at("2026-11-20T15:00+01:00") } })).toEqual({
      state: "opensAt",
      at: at("2026-11-20T15:00+01:00"),
    });
  });
});
