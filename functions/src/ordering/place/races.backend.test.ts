import { afterAll, beforeAll, expect, it } from "vitest";
import { bigRace, planRace, type RaceWorld, raceRound } from "@lokalkorb/testing/orders/race-round";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";

const crowd = 200;
const few = 8;
const rounds = 8;

let world: RaceWorld & { stop(): Promise<void> };

beforeAll(async () => {
  world = await startRaceWorld(crowd);
}, 240_000);
afterAll(() => world.stop());

it(
  "R1 sells 20 pieces, 5 times, a limited code and a gift card to 200 buyers at once, exactly",
  { timeout: 300_000 },
  async () => {
    const { orders, refusals, problems } = await raceRound(world, bigRace, 0);
    expect(problems).toEqual([]);
    expect(orders).toBeLessThanOrEqual(bigRace.quantity);
    expect(orders + Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBe(crowd);
    expect(
      Object.keys(refusals).filter(
        (type) => !["sold-out", "slot-full", "code-used", "payment-method-unavailable"].includes(type),
      ),
    ).toEqual([]);
  },
);

it("R1 is exact in rounds of random stock, shards, times, codes and gift cards", { timeout: 400_000 }, async () => {
  const random = chanceOf(20_261_120);
  for (let round = 1; round <= rounds; round++) {
    const buyers = world.buyers.slice(round * 9, round * 9 + few);
    const { problems } = await raceRound({ ...world, buyers }, planRace(random), round);
    expect(problems, `round ${round}`).toEqual([]);
  }
});
