import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import { searchSecrets } from "../platform/secrets.ts";
import type { SearchDeps, SearchPort } from "./search-port.ts";
import { syncShop } from "./sync-shop.ts";

/** At night, and whenever somebody asks for it: what the search says and what the menus say is compared and made the same. */
export const rebuildSearch = defineSchedule(
  "rebuildSearch",
  {
    schedule: "every day 04:00",
    timeoutSeconds: 540,
    secrets: searchSecrets,
  },
  async (deps: SearchDeps) => {
    const search = await deps.search();
    if (search !== null) await rebuild(deps, search);
  },
);

const rebuild = async (to: SearchDeps, search: SearchPort): Promise<void> => {
  await search.prepare();
  const listed = await to.db.collection("restaurants").where("listing", "==", "public").select().get();
  const known = await search.restaurantIds();
  const failed: unknown[] = [];
  let [saved, removed] = [0, 0];
  for (const id of new Set([...listed.docs.map((shop) => shop.id), ...known])) {
    try {
      const did = await syncShop(to, search, id);
      saved += did.saved;
      removed += did.removed;
    } catch (error) {
      failed.push(error);
    }
  }
  if (saved + removed > 0) to.log.warn("search: the index was not what the menus say", { saved, removed });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};
