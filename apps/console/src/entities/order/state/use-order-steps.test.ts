import { expect, it } from "vitest";
import { nearestStep } from "./use-order-steps.ts";

it("K-FM-46 the member of an event is the one of the nearest step of its kind", () => {
  const step = (event: string, at: number, name: string) => ({ event, at, name, role: null });
  const steps = [step("edited", 5_007, "Maria"), step("edited", 25_004, "Jonas"), step("accepted", 25_001, "Ida")];
  expect(nearestStep(steps, { type: "edited", at: 5_000 })?.name).toBe("Maria");
  expect(nearestStep(steps, { type: "edited", at: 25_000 })?.name).toBe("Jonas");
  expect(nearestStep(steps, { type: "edited", at: 500_000 })).toBeUndefined();
  expect(nearestStep(steps, { type: "ready", at: 25_000 })).toBeUndefined();
});
