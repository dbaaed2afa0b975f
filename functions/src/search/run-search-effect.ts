import { PermanentFailure, type EffectRunner } from "../outbox/effect-runner.ts";
import { type SearchDeps, SearchRefused } from "./search-port.ts";
import { syncShop } from "./sync-shop.ts";

/** Brings a shop into the search, or out of it. Without a search there is nothing to do: the first rebuild takes it all in. */
export const runSearchEffect: EffectRunner<SearchDeps> = async (deps, { restaurantId }) => {
  try {
    const search = await deps.search();
    if (search === null) return;
    const synced = await syncShop(deps, search, restaurantId);
    deps.log.info("search: a shop was brought up to date", { restaurantId, ...synced });
  } catch (error) {
    throw error instanceof SearchRefused ? new PermanentFailure(error.message, { cause: error }) : error;
  }
};
