import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import { createContext, use } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";

/** Changes that need more than a press. */
export type OrderTask = "delay" | "move" | "edit" | "refund";

/** Actions of cards on the board. One stable object, so that cards stay memoised. */
export interface OrderActions {
  /** Does it, or asks first where a reason or money is needed. */
  readonly press: (order: ShopOrder, action: OrderAction) => void;
  readonly acceptLater: (order: ShopOrder, minutes: Minutes) => void;
  readonly begin: (order: ShopOrder, task: OrderTask) => void;
  readonly showDetails: (order: ShopOrder) => void;
}

const nothing: OrderActions = {
  press: () => undefined,
  acceptLater: () => undefined,
  begin: () => undefined,
  showDetails: () => undefined,
};

export const OrderActionsContext = createContext<OrderActions>(nothing);

export const useOrderActions = (): OrderActions => use(OrderActionsContext);
