import { inBatch } from "@lokalkorb/model/admin/admin-documents";
import { paths } from "@lokalkorb/model/paths";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { addShopJobs } from "../jobs/write-jobs.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { defineTrigger } from "../platform/endpoints/define-trigger.ts";
import { revalidateSecrets } from "../platform/secrets.ts";
import { syncListing } from "./listings/sync-listing.ts";

/** Fields of a profile that decide whether and where a shop is found; the rest comes with its menu. */
export function foundBy(fields: unknown): string {
  const profile = (fields ?? {}) as { listing?: string; storefrontIds?: string[]; operations?: { state?: string } };
  return JSON.stringify([
    profile.listing === "public",
    profile.storefrontIds ?? [],
    profile.operations?.state === "closed",
  ]);
}

/** Fields of a profile that hold without publishing. */
function saidOnPages(fields: unknown): string {
  const profile = (fields ?? {}) as { listing?: string; closures?: unknown[]; legalTexts?: object };
  return JSON.stringify([profile.listing, profile.closures ?? [], profile.legalTexts ?? {}]);
}

/** The listing's part of a profile. */
function saidInList(fields: unknown): string {
  const { name, slug, kind, timezone, address, goods, cover, theme, ...profile } = (fields ?? {}) as Record<
    string,
    unknown
  >;
  const { listing, operations, closures, waysOff, rounds, offeringId, storefrontIds } = profile;
  const place = [slug, timezone, address, offeringId, storefrontIds];
  return JSON.stringify([name, kind, goods, cover, theme, listing, operations, closures, waysOff, rounds, place]);
}

/** A shop that is listed, hidden or closed is found at once as it is. A new one has its duties, and comes with its first menu. */
export const onRestaurantWritten = defineTrigger(
  "onRestaurantWritten",
  { document: paths.restaurant, secrets: revalidateSecrets },
  async (event, to: RenewingDeps & MenuDeps) => {
    const { before, after } = event.data ?? {};
    const [was, is] = [before?.data(), after?.data()];
    const restaurantId = event.params["restaurantId"] ?? "";
    if (before?.exists !== true && after?.exists === true) await addShopJobs(to, restaurantId);
    if (saidInList(was) !== saidInList(is)) await syncListing(to, restaurantId);
    if (before?.exists !== true) return;
    if (foundBy(was) !== foundBy(is))
      await inBatch(to.db, (batch) =>
        writeShopEffect(batch, { kind: "search", restaurantId, event: "listingChanged", cause: event.id }, to.now()),
      );
    if (saidOnPages(was) !== saidOnPages(is)) await renewShop(to, restaurantId, "operations");
  },
);
