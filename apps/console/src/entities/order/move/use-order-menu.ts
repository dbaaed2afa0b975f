import { menuPath } from "@lokalkorb/model/storage-paths";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";

/** The menu by which this very order was made: its ways, times and prices. */
export function useOrderMenu({ storefrontId, menuVersion: version }: ShopOrder): Menu | null {
  const { restaurantId } = useShop();
  return usePublishedMenu(menuPath({ restaurantId, storefrontId, version }));
}
