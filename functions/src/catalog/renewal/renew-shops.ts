import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument, readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Renewal, RenewingDeps } from "./revalidate.ts";

export async function renewShop(to: RenewingDeps, restaurantId: Id<"shop">, reason: Renewal["reason"]): Promise<void> {
  const shop = await readDocument(to.db, shopDocument, { restaurantId });
  if (shop !== null) await to.revalidator.renew({ restaurantId, slug: shop.slug, reason });
}

/** Several shops may sell from one catalogue. */
export async function renewShopsOf(
  to: RenewingDeps,
  offeringId: Id<"catalog">,
  reason: Renewal["reason"],
): Promise<void> {
  const offering = await readDocument(to.db, offeringDocument, { offeringId });
  const addresses = (offering?.restaurantIds ?? []).map((restaurantId) => ({ restaurantId }));
  const shops = await readDocuments(to.db, shopDocument, addresses);
  const known = shops.flatMap((shop) => shop ?? []);
  await Promise.all(known.map(({ id, slug }) => to.revalidator.renew({ restaurantId: id, slug, reason })));
}
