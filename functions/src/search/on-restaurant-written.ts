import { onDocumentWritten } from "firebase-functions/firestore";
import { inBatch } from "@lokalkorb/model/admin/admin-documents";
import { paths } from "@lokalkorb/model/paths";
import { deps } from "../edge/deps.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion } from "../regions.ts";
import { writeSearchEffect } from "./write-search-effect.ts";

/** What of a profile decides whether and where a shop is found; the rest comes with its menu. */
export const foundBy = (fields: unknown): string => {
  const profile = (fields ?? {}) as { listing?: string; storefrontIds?: string[]; operations?: { state?: string } };
  return JSON.stringify([
    profile.listing === "public",
    profile.storefrontIds ?? [],
    profile.operations?.state === "closed",
  ]);
};

/** A shop that is listed, hidden or closed is found at once as it is. A new one comes with its first menu. */
export const onRestaurantWritten = onDocumentWritten(
  { document: paths.restaurant, region: eventRegion, retry: true },
  reportDefects("onRestaurantWritten", async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.exists !== true || foundBy(before.data()) === foundBy(after?.data())) return;
    const restaurantId = event.params["restaurantId"] ?? "";
    const { db, now } = deps();
    await inBatch(db, (batch) =>
      writeSearchEffect(batch, { restaurantId, event: "listingChanged", cause: event.id }, now()),
    );
  }),
);
