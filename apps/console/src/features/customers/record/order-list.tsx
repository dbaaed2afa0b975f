import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Badge } from "@lokalkorb/ui/badge";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { orderText } from "@/entities/order/ui/order-text";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { shopPath } from "@/shared/routes/routes";
import { recordText } from "../state/customers-text.ts";
import { Box } from "../facts/box.tsx";
import type { CustomerOrder, CustomerOrders } from "../state/use-customer-orders.ts";

const words = recordText.orders;

export interface OrderListProps {
  readonly orders: CustomerOrders;
  readonly onMore: () => void;
}

export function OrderList({ orders: { status, orders, hasMore }, onMore }: OrderListProps): ReactElement {
  const client = useModelClient();
  const isEmpty = orders.length === 0;
  return (
    <Box title={words.title}>
      {status === "failed" && <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()} />}
      {status === "pending" && isEmpty && (
        <SkeletonGroup count={3} label={words.loading} className="h-11" groupClassName="grid! gap-2 p-4" />
      )}
      {status === "present" && isEmpty && <p className="px-4 py-3 text-ink-2">{words.none}</p>}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="link min-h-11 px-4" onClick={onMore}>
          {words.more}
        </button>
      )}
    </Box>
  );
}

function OrderRow({ order }: { readonly order: CustomerOrder }): ReactElement {
  const { restaurantId, shop } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const { no, dayKey, status, distribution, lines, totals, timeline } = order;
  const count = lines.reduce((sum, { qty, removed }) => sum + (removed ? 0 : qty), 0);
  const isThisYear = dayKey.slice(0, 4) === today.slice(0, 4);
  const { time } = instantToLocal(timeline.promisedAt, shop.timezone);
  return (
    <PageLink
      href={`${shopPath("allOrders", restaurantId)}?suche=${encodeURIComponent(no)}`}
      className="grid min-h-14 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 leading-5 text-ink no-underline hover:bg-sunken"
    >
      <b>{no}</b>
      <span className="min-w-0">
        <span className="block truncate">
          {isThisYear ? formatShortDay(dayKey, today) : formatDate(dayKey)} {time}
        </span>
        <span className="block truncate text-meta text-ink-2">
          {fulfilmentTypeLabels[distribution.type]} · {orderText.items(count)}
        </span>
      </span>
      <span className="grid justify-items-end gap-0.5">
        <span className="whitespace-nowrap">{formatMoney(totals.totalCents)}</span>
        {status !== "completed" && <Badge tone={isOpen(status) ? "ok" : "danger"}>{orderStatusLabels[status]}</Badge>}
      </span>
    </PageLink>
  );
}
