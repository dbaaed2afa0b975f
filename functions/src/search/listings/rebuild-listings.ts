import { onSchedule } from "firebase-functions/scheduler";
import { deps, type Deps } from "../../composition/deps.ts";
import { eventRegion, platformTimeZone } from "../../platform/regions.ts";
import { reportDefects } from "../../platform/report-defects.ts";
import { resourcesOf } from "../../platform/resources.ts";
import { syncListing } from "./sync-listing.ts";

/** At night, and whenever somebody asks for it: the list of shops and the shops are compared and made the same. */
export const rebuildListings = onSchedule(
  {
    schedule: "every day 04:30",
    timeZone: platformTimeZone,
    region: eventRegion,
    ...resourcesOf("rebuildListings"),
    timeoutSeconds: 540,
  },
  reportDefects("rebuildListings", () => rebuild(deps())),
);

const rebuild = async (to: Deps): Promise<void> => {
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
