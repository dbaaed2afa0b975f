import { readDocument, readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../../composition/deps.ts";
import type { Renewal } from "./revalidate.ts";

export const renewShop = async (to: Deps, restaurantId: string, reason: Renewal["reason"]): Promise<void> => {
  const shop = await readDocument(to.db, restaurantDocument, { restaurantId });
  if (shop !== null) await to.revalidator.renew({ restaurantId, slug: shop.slug, reason });
};

/** Several shops may sell from one catalogue. */
export const renewShopsOf = async (to: Deps, offeringId: string, reason: Renewal["reason"]): Promise<void> => {
  const offering = await readDocument(to.db, offeringDocument, { offeringId });
  const shops = await readDocuments(
    to.db,
    restaurantDocument,
    (offering?.restaurantIds ?? []).map((restaurantId) => ({ restaurantId })),
  );
  const known = shops.flatMap((shop) => shop ?? []);
  await Promise.all(known.map(({ id, slug }) => to.revalidator.renew({ restaurantId: id, slug, reason })));
};
