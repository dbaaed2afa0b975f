import { readDocument, readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../edge/deps.ts";
import type { Renewal } from "./revalidate.ts";

/** Several shops may sell from one catalogue. */
export const renewShopsOf = async (to: Deps, offeringId: string, reason: Renewal["reason"]): Promise<void> => {
  const offering = await readDocument(to.db, offeringDocument, { offeringId });
  const shops = await readDocuments(
    to.db,
    restaurantDocument,
    (offering?.restaurantIds ?? []).map((restaurantId) => ({ restaurantId })),
  );
  for (const shop of shops)
    if (shop !== null) await to.revalidator.renew({ restaurantId: shop.id, slug: shop.slug, reason });
};
