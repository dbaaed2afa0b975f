import { nextRoundMoment, roundsOfShop } from "@lokalkorb/domain/fulfilment/rounds/rounds-of-shop";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { JobRunner } from "../jobs/job-task.ts";
import type { Deps } from "../platform/deps.ts";
import { readRounds } from "./write-rounds.ts";

/** Comes when a round has opened or closed: the next one comes into view. A shop without rounds never comes here. */
export const renewRounds: JobRunner<Deps> = async (deps, { restaurantId }) => {
  const now = deps.now();
  const next = await inTransaction(deps.db, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop === null) return "gone";
    const rounds = roundsOfShop(await readRounds(tx, restaurantId), { now, timezone: shop.timezone });
    if (JSON.stringify(rounds) !== JSON.stringify(shop.rounds ?? {}))
      updateDocument(tx, shopDocument, { restaurantId }, { rounds });
    return nextRoundMoment(rounds, now);
  });
  if (next === "gone") return next;
  return next === null ? {} : { againAt: next };
};
