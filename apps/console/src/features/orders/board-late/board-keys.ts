import { useEffect, useRef } from "react";
import { isSeen } from "@/entities/order/state/second-tap";
import { can } from "@lokalkorb/domain/access/permissions";
import { useRouter } from "next/router";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { mayOpen } from "@/shared/routes/may-open";
import { isDialogOpen } from "@/shared/device/is-typing";
import { aloneMillis, plainKeys } from "@/shared/device/plain-keys";
import { shopPath } from "@/shared/routes/routes";

const busy = "a, button, input, select, textarea, summary, [contenteditable], [role=button]";

/** Enter accepts the most urgent new order, F opens the kitchen's screen, unless the key is meant for something on the page. */
export function BoardKeys(): null {
  const { restaurantId, role } = useShop();
  const { ringing, change } = useShopOrders();
  const router = useRouter();
  const order = can(role, "order.accept") ? ringing[0] : undefined;
  const first = useRef({ id: "", since: 0 });
  useEffect(() => {
    if (order !== undefined && first.current.id !== order.id)
      first.current = { id: order.id, since: performance.now() };
    let alone: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent): void => {
      clearTimeout(alone);
      if (event.repeat || event.defaultPrevented || event.isComposing) return;
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(busy) !== null) return;
      if (isDialogOpen() || !plainKeys.areOn()) return;
      if (event.key === "f" && mayOpen(role, "kitchen"))
        alone = setTimeout(() => void router.push(shopPath("kitchen", restaurantId)), aloneMillis);
      if (event.key !== "Enter" || order === undefined) return;
      event.preventDefault();
      if (isSeen(first.current.since, event.timeStamp)) change(order, "accept");
    };
    window.addEventListener("keydown", press);
    return () => {
      clearTimeout(alone);
      window.removeEventListener("keydown", press);
    };
  }, [order, change, role, restaurantId, router]);
  return null;
}
