import { menuPath } from "@lokalkorb/model/storage-paths";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ShopOrder } from "@/frame/orders/order-document";
import { useShop } from "@/frame/shop/shop-context";
import { usePublishedMenu } from "@/frame/use-published-menu";

/** The menu by which this very order was made: its ways, times and prices. */
export function useOrderMenu({ storefrontId, menuVersion: version }: ShopOrder): Menu | null {
  const { restaurantId } = useShop();
  return usePublishedMenu(menuPath({ restaurantId, storefrontId, version }));
}
