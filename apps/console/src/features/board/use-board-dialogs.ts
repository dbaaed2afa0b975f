import type { OrderAction } from "@lokalkorb/domain/orders/order-action";
import { mustCheckAge } from "@lokalkorb/domain/orders/order-guards";
import { useCallback, useMemo, useState } from "react";
import { useShopOrders } from "@/frame/orders/orders-provider";
import type { ShopOrder } from "@/frame/orders/order-document";
import type { BoardActions, OrderTask } from "./board-actions.tsx";
import { mustTakeMoney } from "./next-step.ts";

export type OpenDialog = { readonly order: ShopOrder } & (
  | { readonly kind: "details" | "age" | "ship" | "noShow" | OrderTask }
  | { readonly kind: "payment"; readonly ageCheck?: "passed" }
  | { readonly kind: "reason"; readonly action: "reject" | "cancel" }
);

export interface BoardDialogsState {
  readonly open: OpenDialog | null;
  readonly close: () => void;
  /** Somebody of the right age stands there: the money, or done. */
  readonly agePassed: (order: ShopOrder) => void;
  readonly actions: BoardActions;
}

/** Decides which presses act at once and which ask first. */
export function useBoardDialogs(): BoardDialogsState {
  const { change, delay, holdPlace } = useShopOrders();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const actions = useMemo<BoardActions>(
    () => ({
      press: (order: ShopOrder, action: OrderAction) => {
        const asks = dialogFor(order, action);
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

function dialogFor(order: ShopOrder, action: OrderAction): OpenDialog | null {
  switch (action) {
    case "reject":
    case "cancel":
      return { kind: "reason", order, action };
    case "complete":
      if (mustCheckAge(order)) return { kind: "age", order };
      return mustTakeMoney(order) ? { kind: "payment", order } : null;
    case "ship":
    case "noShow":
      return { kind: action, order };
    default:
      return null;
  }
}
