import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { classNames } from "@lokalkorb/ui/class-names";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { ordersFor, type ShopOrder } from "@/entities/order/state/order-document";
import { seesMoney } from "@/entities/order/state/order-steps";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { doneAt, doneOrders } from "./done-orders.ts";

export interface DoneListProps {
  readonly onOpen: (order: ShopOrder) => void;
}

/** Orders that ended today. */
export function DoneList({ onOpen }: DoneListProps): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const { timezone } = shop;
  const since = localToInstant({ date: instantToLocal(useMinute(), timezone).date, time: "00:00" }, timezone);
  const completed = useQuery(queryOf(ordersFor(role), { restaurantId }, { where: [["completedAt", ">=", since]] }));
  const rejected = useQuery(queryOf(ordersFor(role), { restaurantId }, { where: [["rejectedAt", ">=", since]] }));
  const cancelled = useQuery(queryOf(ordersFor(role), { restaurantId }, { where: [["cancelledAt", ">=", since]] }));
  const noShow = useQuery(queryOf(ordersFor(role), { restaurantId }, { where: [["noShowAt", ">=", since]] }));
  const states = [completed, rejected, cancelled, noShow];
  if (states.some(({ status }) => status === "pending")) {
    return <SkeletonGroup count={3} className="m-2 h-9" />;
  }
  const orders = doneOrders(states.flatMap((state) => valueOf(state) ?? []));
  if (orders.length === 0) return <p className="px-3 pb-3 text-name text-ink-2">Heute ist noch nichts erledigt.</p>;
  return (
    <ul className="relative max-h-[40dvh] overflow-y-auto px-2 pb-2">
      {orders.map((order) => (
        <li key={order.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            data-order-row={order.id}
            onClick={() => onOpen(order)}
            className="grid min-h-11 w-full grid-cols-[44px_minmax(0,1fr)] gap-x-1 rounded-md px-1 py-1.5 text-start text-name leading-5 hover:bg-sunken"
          >
            <b>{order.dayCode}</b>
            <span className="min-w-0">
              <span className={classNames("block truncate", order.status !== "completed" && "text-danger-ink")}>
                {orderStatusLabels[order.status]}
              </span>
              <span className="block truncate text-meta leading-4 text-ink-2">
                {instantToLocal(doneAt(order), timezone).time}
                {seesMoney(role) && ` · ${formatMoney(order.totals.totalCents)}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
