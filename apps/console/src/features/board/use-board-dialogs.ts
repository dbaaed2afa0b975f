import type { OrderAction } from "@lokalkorb/domain/orders/order-action";
import { useCallback, useMemo, useState } from "react";
import { useShopOrders } from "@/frame/orders/orders-provider";
import type { ShopOrder } from "@/frame/orders/order-document";
import type { BoardActions } from "./board-actions.tsx";
import { mustTakeMoney } from "./next-step.ts";

export type OpenDialog =
  | { readonly kind: "details"; readonly order: ShopOrder }
  | { readonly kind: "reason"; readonly order: ShopOrder; readonly action: "reject" | "cancel" }
  | { readonly kind: "payment"; readonly order: ShopOrder };

export interface BoardDialogsState {
  readonly open: OpenDialog | null;
  readonly close: () => void;
  readonly actions: BoardActions;
}

/** Decides which presses act at once and which ask first. */
export function useBoardDialogs(): BoardDialogsState {
  const { change } = useShopOrders();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const actions = useMemo<BoardActions>(
    () => ({
      press: (order: ShopOrder, action: OrderAction) => {
        if (action === "reject" || action === "cancel") return setOpen({ kind: "reason", order, action });
        if (action === "complete" && mustTakeMoney(order)) return setOpen({ kind: "payment", order });
        setOpen(null);
        change(order, action);
      },
      showDetails: (order) => setOpen({ kind: "details", order }),
    }),
    [change],
  );
  return { open, close, actions };
}
