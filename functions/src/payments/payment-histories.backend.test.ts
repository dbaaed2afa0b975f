import { afterAll, beforeAll, expect, it } from "vitest";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { runBatch } from "@lokalkorb/testing/payments/run-histories";

let world: PayWorld;

beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.stop());

it("R4 balances generated payment histories to the cent after a bad day", { timeout: 120_000 }, async () => {
  const { orders, problems } = await runBatch(world, 3, 8);
  expect(problems).toEqual([]);
  expect(orders).toBeGreaterThan(0);
});

it("R2 loses no money and no order when the process is killed on the way of money", { timeout: 120_000 }, async () => {
  const { problems } = await runBatch(world, 13, 4, { faults: [], killAt: "pay:committed" });
  expect(problems).toEqual([]);
});
