import { valueOf } from "@lokalkorb/model/document/document-state";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useShopOrders } from "./orders-provider.tsx";
import { ordersFor, type ShopOrder } from "./order-document.ts";
import { useShop } from "@/entities/shop/shop-context";

/** The order as it is now, on the board or off it. An order that was archived meanwhile stays as it was seen. */
export function useLiveOrder(seen: ShopOrder | null): ShopOrder | null {
  const { restaurantId, role } = useShop();
  const { orders } = useShopOrders();
  const onBoard = orders.find(({ id }) => id === seen?.id);
  const apart = useDocument(
    ordersFor(role),
    seen === null || onBoard !== undefined ? null : { restaurantId, orderId: seen.id },
  );
  return onBoard ?? valueOf(apart) ?? seen;
}
