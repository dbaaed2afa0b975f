import { useEffect, useRef } from "react";
import { isSeen } from "@/entities/order/state/second-tap";
import type { ChangeOrder } from "@/entities/order/state/use-change-order";
import type { ShopOrder } from "@/entities/order/state/order-document";

const busy = "a, button, input, select, textarea, summary, [contenteditable], [role=button]";

/** Enter accepts the most urgent new order, unless the key is meant for something else on the page. */
export function useEnterAccepts(order: ShopOrder | undefined, change: ChangeOrder): void {
  const first = useRef({ id: "", since: 0 });
  useEffect(() => {
    if (order === undefined) return;
    if (first.current.id !== order.id) first.current = { id: order.id, since: performance.now() };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(busy) !== null) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      if (isSeen(first.current.since, event.timeStamp)) change(order, "accept");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [order, change]);
}
