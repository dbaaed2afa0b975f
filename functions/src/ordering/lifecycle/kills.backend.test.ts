import { afterAll, beforeAll, expect, it } from "vitest";
import { killReportText, killRounds } from "@lokalkorb/testing/orders/kill-orders";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";

let world: PayWorld;

beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.stop());

it(
  "R2 loses nothing and does nothing twice when the process is killed at a named step",
  { timeout: 600_000 },
  async () => {
    const report = await killRounds(world, 20);
    expect(report.problems, killReportText(report)).toEqual([]);
    expect(report.kills).toBeGreaterThanOrEqual(20);
  },
);
