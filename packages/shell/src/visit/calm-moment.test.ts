import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calmMoment } from "./calm-moment.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

function waiting(wasPressed = true) {
  const presses = new EventTarget();
  const seen = { isCovered: false, isCalm: false };
  const untilCalm = calmMoment({ wasPressed, presses, isCovered: () => seen.isCovered });
  void untilCalm().then(() => (seen.isCalm = true));
  return { seen, press: () => presses.dispatchEvent(new Event("pointerdown")) };
}

it("nothing comes under the second tap of a double tap, and it comes once nobody presses", async () => {
  const { seen, press } = waiting();
  for (const _ of ["once", "twice", "thrice"]) {
    press();
    await vi.advanceTimersByTimeAsync(500);
    expect(seen.isCalm).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.isCalm).toBe(true);
});

it("it comes at once where nothing was pressed", async () => {
  const { seen } = waiting(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isCalm).toBe(true);
});

it("nothing comes behind a dialog, where it could not be pressed", async () => {
  const { seen } = waiting();
  seen.isCovered = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen.isCalm).toBe(false);
  seen.isCovered = false;
  await vi.advanceTimersByTimeAsync(600);
  expect(seen.isCalm).toBe(true);
});
