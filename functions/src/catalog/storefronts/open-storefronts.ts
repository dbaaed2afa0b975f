import { type AdminTransaction, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";

type Shop = DocumentOf<typeof shopDocument>;
type Storefront = Pick<DocumentOf<typeof storefrontDocument>, "id" | "name" | "visibility" | "published">;

/** The further storefronts that the shop's own page leads to, in its order. */
export const openStorefrontsOf = (
  { storefrontIds }: Pick<Shop, "storefrontIds">,
  storefronts: readonly Storefront[],
): NonNullable<Shop["openStorefronts"]> =>
  storefrontIds.slice(1).flatMap((id) => {
    const storefront = storefronts.find((one) => one.id === id);
    if (storefront?.published === undefined || storefront.visibility !== "public") return [];
    return [{ id, name: storefront.name }];
  });

/** Kept with the shop, so that no visit of its page reads a storefront more. */
export function writeOpenStorefronts(
  tx: AdminTransaction,
  { id: restaurantId, openStorefronts = [] }: Pick<Shop, "id" | "openStorefronts">,
  next: NonNullable<Shop["openStorefronts"]>,
): void {
  if (JSON.stringify(next) === JSON.stringify(openStorefronts)) return;
  updateDocument(tx, shopDocument, { restaurantId }, { openStorefronts: next });
}
