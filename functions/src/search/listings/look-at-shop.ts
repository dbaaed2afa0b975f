import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { SoldGoods } from "@lokalkorb/domain/menu/listing-goods";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../../catalog/menu-store.ts";
import { type PublishedMenu, publishedMenu } from "../../catalog/published-menu.ts";

/** A shop and, if it is listed, its menu, as they are at one moment. */
export interface ShopLook {
  readonly restaurant: DocumentOf<typeof shopDocument> | null;
  readonly published: PublishedMenu | null;
  /** As counted until the last night; null before the first one. */
  readonly sold: SoldGoods | null;
}

export async function lookAtShop(to: MenuDeps, restaurantId: string): Promise<ShopLook> {
  const restaurant = await readDocument(to.db, shopDocument, { restaurantId });
  if (restaurant?.listing !== "public") return { restaurant, published: null, sold: null };
  const [published, success] = await Promise.all([
    publishedMenu(to, restaurant),
    readDocument(to.db, successDocument, { restaurantId }),
  ]);
  return { restaurant, published, sold: success && { orders: success.accepted30 ?? 0, top: success.topItems30 } };
}
