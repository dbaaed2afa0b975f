import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { useCallback, useMemo, useState } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { askFirst, type OpenDialog } from "./ask-first.ts";
import type { OrderActions } from "./order-actions.tsx";
import { mustTakeMoney } from "@/entities/order/state/order-steps";

export interface OrderDialogsState {
  readonly open: OpenDialog | null;
  readonly close: () => void;
  /** The age is proven: the money, or done. */
  readonly agePassed: (order: ShopOrder) => void;
  readonly actions: OrderActions;
}

/** Decides which presses act at once and which ask first. */
export function useOrderDialogs(): OrderDialogsState {
  const { change, delay, holdPlace } = useShopOrders();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const actions = useMemo<OrderActions>(
    () => ({
      press: (order: ShopOrder, action: OrderAction) => {
        const asks = askFirst(order, action);
        setOpen(asks);
        // Nor does a second tap answer the question that the first one asked.
        if (asks === null) change(order, action);
        else holdPlace();
      },
      acceptLater: (order, minutes) => {
        setOpen(null);
        delay(order, minutes);
      },
      begin: (order, task) => setOpen({ kind: task, order }),
      showDetails: (order) => setOpen({ kind: "details", order }),
    }),
    [change, delay, holdPlace],
  );
  const agePassed = useCallback(
    (order: ShopOrder) => {
      const pays = mustTakeMoney(order);
      setOpen(pays ? { kind: "payment", order, ageCheck: "passed" } : null);
      if (!pays) change(order, "complete", { ageCheck: "passed" });
    },
    [change],
  );
  return { open, close, agePassed, actions };
}
