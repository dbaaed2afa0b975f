import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import type { RaceWorld } from "@lokalkorb/testing/orders/race-round";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { rushRound } from "@lokalkorb/testing/orders/rush-round";

const crowd = 48;
/** R10. The three seconds of P8 are measured where nothing runs beside. */
const longestWaitMs = 5000;

let world: RaceWorld & { readonly owner: TestClient; stop(): Promise<void> };

beforeAll(async () => {
  world = await startRaceWorld(crowd);
}, 120_000);
afterAll(() => world.stop());

it.each([
  [1, 0],
  [4, 0],
  [10, 11 * 60_000],
])(
  "T-1 T-5 T-6 R10 answers everybody in a rush to the last piece on %i shards soon, the refused ones too, whatever the clock does (%i ms)",
  { timeout: 120_000 },
  async (shards, clockJumpMs) => {
    const { sold, refused, milliseconds, problems } = await rushRound(
      world,
      { shards, quantity: 20, changed: 8, clockJumpMs },
      shards,
    );
    expect(problems).toEqual([]);
    expect(sold + refused).toBe(crowd - 8);
    expect(Math.max(...milliseconds)).toBeLessThan(longestWaitMs);
  },
);
