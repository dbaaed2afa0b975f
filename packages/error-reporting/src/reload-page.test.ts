import { describe, expect, it } from "vitest";
import { reloadAfterDroppedError, reloadDelayMs, reloadWindowMs } from "./reload-page.ts";
import type { ReloadWorld } from "./reload-page.ts";

function aWorld(overrides: Partial<ReloadWorld> = {}) {
  const log: string[] = [];
  let scheduled: (() => void) | null = null;
  const world: ReloadWorld = {
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
  return { world, log, passTime: () => scheduled?.() };
}

describe("reloadAfterDroppedError", () => {
  it("F30 reloads 1.5 seconds after a dropped error", () => {
    const { world, log, passTime } = aWorld();
    reloadAfterDroppedError(world);
    passTime();
    expect(reloadDelayMs).toBe(1500);
    expect(log).toEqual(["scheduled after 1500", "remembered", "reloaded"]);
  });

  it("F30 reloads at most once a minute", () => {
    const { world, log } = aWorld({ lastReloadAt: () => 1_000_000 - reloadWindowMs + 1 });
    expect(reloadAfterDroppedError(world)).toBe(false);
    expect(log).toEqual([]);
  });

  it.each([
    ["offline", { isOnline: () => false }],
    ["with unsaved input", { hasUnsavedInput: () => true }],
  ])("F30 does not reload %s", (_case, overrides) => {
    const { world, log, passTime } = aWorld(overrides);
    reloadAfterDroppedError(world);
    passTime();
    expect(log).not.toContain("reloaded");
  });
});
