import { can } from "@lokalkorb/domain/access/permissions";
import { boardStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf, type DataState } from "@lokalkorb/model/document/document-state";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import { useMinute } from "@/shared/device/use-now";
import { useShop } from "@/entities/shop/shop-context";
import { useRingingSound } from "@/shared/sound/use-ringing-sound";
import { ordersFor, type ShopOrder } from "./order-document.ts";
import { bellFor, ringingOrders, unseenCancellations } from "./ringing.ts";
import { lastShopperChange } from "./shopper-change.ts";
import { useKitchenTickets } from "./use-kitchen-tickets.ts";
import { useChangeOrder, type OrderPresses } from "./use-change-order.ts";
import { useSeenCancellations } from "./use-seen-cancellations.ts";

export interface ShopOrders extends OrderPresses {
  readonly state: DataState<unknown>["status"];
  /** Everything on the board, with presses that are still on their way. */
  readonly orders: readonly ShopOrder[];
  /** New orders, the most urgent first. */
  readonly ringing: readonly ShopOrder[];
  /** Cancelled by shoppers after acceptance, not yet confirmed at this device. */
  readonly cancelled: readonly ShopOrder[];
  readonly confirmCancelled: (orderId: string) => void;
}

const OrdersContext = createContext<ShopOrders | null>(null);

export function useShopOrders(): ShopOrders {
  const orders = use(OrdersContext);
  if (orders === null) throw new Error("Invariant: only below OrdersProvider");
  return orders;
}

const nothing: readonly ShopOrder[] = [];

/** Holds the shop's open orders for all of its screens, so that a new one rings wherever staff happen to be. */
export function OrdersProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { restaurantId, role, shop } = useShop();
  const open = useQuery(
    queryOf(ordersFor(role), { restaurantId }, { where: [["status", "in", boardStatuses]], inParts: true }),
  );
  useKitchenTickets();
  const now = useMinute();
  const today = instantToLocal(now, shop.timezone).date;
  const since = localToInstant({ date: today, time: "00:00" }, shop.timezone);
  const cancelledToday = useQuery(
    queryOf(ordersFor(role), { restaurantId }, { where: [["cancelledAt", ">=", since]] }),
  );
  const [orders, presses] = useChangeOrder(restaurantId, valueOf(open) ?? nothing);
  const [seen, confirmCancelled] = useSeenCancellations();

  const ringing = useMemo(() => ringingOrders(orders), [orders]);
  const cancelled = useMemo(
    () => unseenCancellations(valueOf(cancelledToday) ?? nothing, seen),
    [cancelledToday, seen],
  );
  // It rings for roles that can answer: kitchen and accountant see new orders, the counter takes them.
  const answers = can(role, "order.accept");
  useRingingSound({
    bell: answers ? bellFor(ringing, now, shop.timezone) : null,
    cancelled: answers ? cancelled.length : 0,
    changedAt: answers && open.status === "present" ? lastShopperChange(orders) : null,
  });

  const value = useMemo(
    () => ({ state: open.status, orders, ringing, cancelled, confirmCancelled, ...presses }),
    [open.status, orders, ringing, cancelled, confirmCancelled, presses],
  );
  return <OrdersContext value={value}>{children}</OrdersContext>;
}
