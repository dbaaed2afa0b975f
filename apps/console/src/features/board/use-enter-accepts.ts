import { useEffect } from "react";
import type { ChangeOrder } from "@/frame/orders/use-change-order";
import type { ShopOrder } from "@/frame/orders/order-document";

const busy = "a, button, input, select, textarea, summary, [contenteditable], [role=button]";

/** Enter accepts the most urgent new order, unless the key is meant for something else on the page. */
export function useEnterAccepts(order: ShopOrder | undefined, change: ChangeOrder): void {
  useEffect(() => {
    if (order === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(busy) !== null) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      change(order, "accept");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [order, change]);
}
