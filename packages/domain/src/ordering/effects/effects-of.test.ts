import { expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { effectsOf } from "./effects-of.ts";

const order = anOrder();
const inLocker = { ...order, distribution: { ...order.distribution, type: "locker" as const } };

test("S-C5 browsers are looked for where one is told, and for the states that are told alone", () => {
  const told = { ...order, pushOn: true };
  expect(effectsOf("ready", told)).toContain("push");
  expect(effectsOf("completed", told)).toContain("push");
  expect(effectsOf("weighed", told)).not.toContain("push");
  expect(effectsOf("ready", order)).not.toContain("push");
});

test("a compartment is asked for when an order for a locker is ready, and at no other time", () => {
  expect(effectsOf("ready", inLocker)).toContain("locker");
  expect(effectsOf("ready", order)).not.toContain("locker");
  expect(effectsOf("accepted", inLocker)).not.toContain("locker");
});
