import type { MenuDeps } from "../../catalog/menu-store.ts";
import { defineSchedule } from "../../platform/endpoints/define-schedule.ts";
import { syncListing } from "./sync-listing.ts";

/** At night, and whenever somebody asks for it: the list of shops and the shops are compared and made the same. */
export const rebuildListings = defineSchedule(
  "rebuildListings",
  {
    schedule: "every day 04:30",
    timeoutSeconds: 540,
  },
  (deps: MenuDeps) => rebuild(deps),
);

const rebuild = async (to: MenuDeps): Promise<void> => {
  const [shops, listed] = await Promise.all([
    to.db.collection("restaurants").where("listing", "==", "public").select().get(),
    to.db.collection("listings").where("listed", "==", true).select().get(),
  ]);
  const failed: unknown[] = [];
  for (const id of new Set([...shops.docs, ...listed.docs].map((found) => found.id))) {
    await syncListing(to, id).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};
