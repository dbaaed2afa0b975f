import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followPresses } from "./follow-presses.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

it("nothing comes under the second tap of a double tap, and it comes once nobody presses", async () => {
  const page = new EventTarget();
  const untilCalm = followPresses(page);
  let isCalm = false;
  const waiting = untilCalm().then(() => (isCalm = true));
  for (const _ of ["once", "twice", "thrice"]) {
    page.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(500);
    expect(isCalm).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(isCalm).toBe(true);
  await waiting;
});
