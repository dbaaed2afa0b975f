import { returnedItems } from "@lokalkorb/domain/catalog/restock/restock-wait";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { inBatch, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { paths } from "@lokalkorb/model/paths";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { renewShopsOf } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { tellReturned } from "../catalog/stock/tell-returned.ts";
import { askForJob } from "../jobs/write-jobs.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import type { Deps } from "../platform/deps.ts";
import { defineTrigger } from "../platform/endpoints/define-trigger.ts";
import { revalidateSecrets } from "../platform/secrets.ts";
import { syncListing } from "./listings/sync-listing.ts";

/** Whom a view is shown to. What it sells is brought along by its publication. */
function shownTo(fields: unknown): string {
  const { visibility, channel } = (fields ?? {}) as { visibility?: string; channel?: string };
  return JSON.stringify([visibility, channel]);
}

const publishedIn = (fields: unknown): string | undefined =>
  (fields as { published?: { path?: string } } | undefined)?.published?.path;

const goneIn = (fields: unknown) => ({
  soldOutItemIds: (fields as { live?: { soldOutItemIds?: string[] } } | undefined)?.live?.soldOutItemIds ?? [],
});

async function tellShops(to: Deps, offeringId: Id<"catalog">, returned: readonly Id<"product">[]): Promise<void> {
  const offering = await readDocument(to.db, offeringDocument, { offeringId });
  for (const restaurantId of offering?.restaurantIds ?? []) await tellReturned(to, restaurantId, returned);
}

/** The listing's part of a profile. */
function saidInList(fields: unknown): string {
  const { published, live, ...view } = (fields ?? {}) as {
    published?: { path?: string };
    live?: { fullSlots?: string[] };
  };
  return JSON.stringify([shownTo(view), published?.path, live?.fullSlots ?? []]);
}

/** A view that is shown to others than before is found, or not, at once, and its pages with it. */
export const onStorefrontWritten = defineTrigger(
  "onStorefrontWritten",
  { document: paths.storefront, secrets: revalidateSecrets },
  async (event, to: RenewingDeps & MenuDeps) => {
    const { before, after } = event.data ?? {};
    const [was, is] = [before?.data(), after?.data()];
    const returned = returnedItems(goneIn(was), goneIn(is));
    if (returned.length > 0 && after?.exists) await tellShops(to, event.params.offeringId, returned);
    const isShownToOthers = before?.exists === true && shownTo(was) !== shownTo(is);
    if (!isShownToOthers && saidInList(was) === saidInList(is)) return;
    const { offeringId } = event.params;
    const offering = await readDocument(to.db, offeringDocument, { offeringId });
    for (const restaurantId of offering?.restaurantIds ?? []) {
      await syncListing(to, restaurantId);
      // Goods that are made every day anew only from this publication on have a number today, too.
      if (publishedIn(was) !== publishedIn(is)) await askForJob(to, "dailyGoods", restaurantId);
    }
    if (!isShownToOthers) return;
    await inBatch(to.db, (batch) => {
      for (const restaurantId of offering?.restaurantIds ?? [])
        writeShopEffect(batch, { kind: "search", restaurantId, event: "listingChanged", cause: event.id }, to.now());
    });
    await renewShopsOf(to, offeringId, "published");
  },
);
