import type { Standing } from "@lokalkorb/domain/access/role";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Viewer } from "@lokalkorb/model/client/auth/viewer";
import { createContext, use } from "react";

/** The shop that the address names, and who is here. Screens below the shop layout can rely on it. */
export interface Shop {
  readonly restaurantId: string;
  readonly shop: DocumentOf<typeof shopDocument>;
  readonly role: Standing;
  readonly viewer: Viewer;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error("Invariant: only below ShopLayout");
  return shop;
}
