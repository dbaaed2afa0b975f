import type { JobRunner } from "../jobs/job-task.ts";
import { askForJob, jobIdOf } from "../jobs/write-jobs.ts";
import { lookAtShop } from "./listings/look-at-shop.ts";
import { syncListing } from "./listings/sync-listing.ts";
import type { SearchDeps } from "./search-port.ts";
import { syncShop } from "./sync-shop.ts";

/** At night: what the search and the list of shops say of a shop is compared with its menu and made the same. */
export const compareShop: JobRunner<SearchDeps> = async (deps, { restaurantId }) => {
  const look = await lookAtShop(deps, restaurantId);
  await syncListing(deps, restaurantId, look);
  const search = await deps.search();
  if (search !== null) {
    const did = await syncShop(deps, search, restaurantId, look);
    if (did.saved + did.removed > 0)
      deps.log.warn("search: the index was not what the menu says", { restaurantId, ...did });
  }
  return look.restaurant === null ? "gone" : {};
};

/** Listings and search records that belong to no shop with a job to compare them get one, which then removes them. */
export const findLeftovers: JobRunner<SearchDeps> = async (deps) => {
  const search = await deps.search();
  await search?.prepare();
  const [listed, compared] = await Promise.all([
    deps.db.collection("listings").where("listed", "==", true).select().get(),
    deps.db.collection("jobs").where("kind", "==", "search").select().get(),
  ]);
  const known = new Set(compared.docs.map(({ id }) => id));
  const found = new Set([...listed.docs.map(({ id }) => id), ...((await search?.restaurantIds()) ?? [])]);
  for (const id of found) if (!known.has(jobIdOf("search", id))) await askForJob(deps, "search", id);
};
