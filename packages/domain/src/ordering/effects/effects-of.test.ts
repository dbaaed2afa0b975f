import { expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { effectsOf } from "./effects-of.ts";

const order = anOrder();
const inLocker = { ...order, distribution: { ...order.distribution, type: "locker" as const } };

test("a compartment is asked for when an order for a locker is ready, and at no other time", () => {
  expect(effectsOf("ready", inLocker)).toContain("locker");
  expect(effectsOf("ready", order)).not.toContain("locker");
  expect(effectsOf("accepted", inLocker)).not.toContain("locker");
});
