import { describe, expect, it } from "vitest";
import { reloadAfterDroppedError, reloadDelayMs, reloadWindowMs, type ReloadEnvironment } from "./reload-page.ts";

function anEnvironment(overrides: Partial<ReloadEnvironment> = {}) {
  const log: string[] = [];
  let scheduled: (() => void) | null = null;
  const environment: ReloadEnvironment = {
    now: () => 1_000_000,
    isOnline: () => true,
    hasUnsavedInput: () => false,
    lastReloadAt: () => null,
    rememberReload: () => log.push("remembered"),
    schedule: (run, delayMs) => {
      log.push(`scheduled after ${delayMs}`);
      scheduled = run;
    },
    reload: () => log.push("reloaded"),
    ...overrides,
  };
  return { environment, log, passTime: () => scheduled?.() };
}

describe("reloadAfterDroppedError", () => {
  it("F30 reloads 1.5 seconds after a dropped error", () => {
    const { environment, log, passTime } = anEnvironment();
    reloadAfterDroppedError(environment);
    passTime();
    expect(reloadDelayMs).toBe(1500);
    expect(log).toEqual(["scheduled after 1500", "remembered", "reloaded"]);
  });

  it("F30 reloads at most once a minute", () => {
    const { environment, log } = anEnvironment({ lastReloadAt: () => 1_000_000 - reloadWindowMs + 1 });
    expect(reloadAfterDroppedError(environment)).toBe(false);
    expect(log).toEqual([]);
  });

  it.each([
    ["offline", { isOnline: () => false }],
    ["with unsaved input", { hasUnsavedInput: () => true }],
  ])("F30 does not reload %s", (_case, overrides) => {
    const { environment, log, passTime } = anEnvironment(overrides);
    reloadAfterDroppedError(environment);
    passTime();
    expect(log).not.toContain("reloaded");
  });
});
