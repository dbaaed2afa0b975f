import type { Menu } from "@lokalkorb/domain/menu/menu";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { usePublishedMenus } from "@/entities/catalog/use-published-menu";
import { useShop } from "@/entities/shop/shop-context";
import type { ShopOrder } from "../state/order-document.ts";

/** The menus by which these very orders were made, with their ways, times and prices; null for one that is not there (yet). */
export function useOrderMenus(orders: readonly ShopOrder[]): (order: ShopOrder) => Menu | null {
  const { restaurantId } = useShop();
  const pathOf = ({ storefrontId, menuVersion: version }: ShopOrder): string =>
    menuPath({ restaurantId, storefrontId, version });
  const menus = usePublishedMenus(orders.map(pathOf));
  return (order) => menus.get(pathOf(order)) ?? null;
}

export const useOrderMenu = (order: ShopOrder): Menu | null => useOrderMenus([order])(order);
