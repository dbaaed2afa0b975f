import { must } from "@lokalkorb/domain/kernel/invariant";
import type { TestClient } from "../connect/connect-client.ts";
import { demo } from "../scenarios/demo.ts";
import { staffOf } from "../scenarios/scenario/shop-scenario.ts";
import { readMenu } from "../seed/seed-scenario.ts";
import { refuseLongWaits, startTestBackend } from "../start-test-backend.ts";
import type { RaceWorld } from "./race-round.ts";

/** More than come in a rush: all at once they stand in turn as long as their orders take. */
const moreThanRush = 100;

/** The farm shop, with so many guests in front of it. */
export async function startRaceWorld(
  buyers: number,
): Promise<RaceWorld & { readonly owner: TestClient; stop(): Promise<void> }> {
  const shop = must(demo.shops[0], "the farm shop is open round the clock");
  const test = await startTestBackend({ scenario: demo, longWaits: "allowed" });
  const menu = await readMenu(test.admin, shop);
  const { restaurantId, offeringId } = shop;
  return {
    test,
    menu,
    restaurantId,
    offeringId,
    optionId: "abholung-hofladen",
    itemId: "obstler",
    buyers: await Promise.all(Array.from({ length: buyers }, () => test.signIn("guest"))),
    owner: await test.signIn(staffOf(shop)),
    stop: async () => {
      await test.stop();
      const waits = test.backend.longWaits();
      refuseLongWaits(buyers > moreThanRush ? waits.filter(({ kind }) => kind !== "turn") : waits);
    },
  };
}
