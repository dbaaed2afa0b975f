import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../../catalog/menu-store.ts";
import { type PublishedMenu, publishedMenu } from "../../catalog/published-menu.ts";

/** A shop and, if it is listed, its menu, as they are at one moment. */
export interface ShopLook {
  readonly restaurant: DocumentOf<typeof shopDocument> | null;
  readonly published: PublishedMenu | null;
}

export async function lookAtShop(to: MenuDeps, restaurantId: string): Promise<ShopLook> {
  const restaurant = await readDocument(to.db, shopDocument, { restaurantId });
  return { restaurant, published: restaurant?.listing === "public" ? await publishedMenu(to, restaurant) : null };
}
