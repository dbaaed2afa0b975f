import { onDocumentWritten } from "firebase-functions/firestore";
import { inBatch, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { paths } from "@lokalkorb/model/paths";
import { renewShopsOf } from "../catalog/renewal/renew-shops.ts";
import { revalidateSecrets } from "../composition/config.ts";
import { deps } from "../composition/deps.ts";
import { writeSearchEffect } from "../outbox/write-search-effect.ts";
import { eventRegion } from "../platform/regions.ts";
import { reportDefects } from "../platform/report-defects.ts";
import { syncListing } from "./listings/sync-listing.ts";

/** Whom a view is shown to. What it sells is brought along by its publication. */
const shownTo = (fields: unknown): string => {
  const { visibility, channel } = (fields ?? {}) as { visibility?: string; channel?: string };
  return JSON.stringify([visibility, channel]);
};

/** What the list of shops says of it. */
const saidInList = (fields: unknown): string => {
  const { published, live, ...view } = (fields ?? {}) as {
    published?: { path?: string };
    live?: { fullSlots?: string[] };
  };
  return JSON.stringify([shownTo(view), published?.path, live?.fullSlots ?? []]);
};

/** A view that is shown to others than before is found, or not, at once, and its pages with it. */
export const onStorefrontWritten = onDocumentWritten(
  { document: paths.storefront, region: eventRegion, retry: true, secrets: revalidateSecrets },
  reportDefects("onStorefrontWritten", async (event) => {
    const { before, after } = event.data ?? {};
    const [was, is] = [before?.data(), after?.data()];
    const isShownToOthers = before?.exists === true && shownTo(was) !== shownTo(is);
    if (!isShownToOthers && saidInList(was) === saidInList(is)) return;
    const { offeringId } = event.params;
    const to = deps();
    const offering = await readDocument(to.db, offeringDocument, { offeringId });
    for (const restaurantId of offering?.restaurantIds ?? []) await syncListing(to, restaurantId);
    if (!isShownToOthers) return;
    await inBatch(to.db, (batch) => {
      for (const restaurantId of offering?.restaurantIds ?? [])
        writeSearchEffect(batch, { restaurantId, event: "listingChanged", cause: event.id }, to.now());
    });
    await renewShopsOf(to, offeringId, "published");
  }),
);
