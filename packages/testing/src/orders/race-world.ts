import { must } from "@lokalkorb/domain/invariant";
import type { TestClient } from "../connect/connect-client.ts";
import { demo } from "../scenarios/demo.ts";
import { readMenu } from "../seed/seed-scenario.ts";
import { startTestBackend } from "../start-test-backend.ts";
import type { RaceWorld } from "./race-round.ts";

/** The farm shop, with so many guests in front of it. */
export const startRaceWorld = async (
  buyers: number,
): Promise<RaceWorld & { readonly owner: TestClient; stop(): Promise<void> }> => {
  const shop = must(demo.shops[0], "the farm shop is open round the clock");
  const test = await startTestBackend({ scenario: demo });
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
    owner: await test.signIn(
      must(
        shop.staff.find(({ role }) => role === "owner"),
        "an owner",
      ),
    ),
    stop: () => test.stop(),
  };
};
