import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { Button } from "@lokalkorb/ui/button";
import { XIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { lateBoardText as words } from "./late-board-text.ts";
import { DueTime, OrderLines, WhoLine } from "@/entities/order/ui/order-facts";

/** Orders that shoppers cancelled may be in work right now, so they stay until they were seen. */
export function CancelledCards(): ReactElement {
  const { cancelled, confirmCancelled } = useShopOrders();
  return (
    <>
      {cancelled.map((order) => (
        <CancelledCard key={order.id} order={order} onSeen={confirmCancelled} />
      ))}
    </>
  );
}

interface CancelledCardProps {
  readonly order: ShopOrder;
  readonly onSeen: (orderId: string) => void;
}

function CancelledCard({ order, onSeen }: CancelledCardProps): ReactElement {
  return (
    <article
      className="flex-none overflow-hidden rounded-lg border border-danger/40 bg-danger-tint"
      aria-label={`${words.cancelledHead}: ${orderSubject(order.dayCode)}`}
      data-order={order.id}
      data-status={order.status}
    >
      <p className="flex items-center gap-2 bg-danger px-3 py-1.5 text-meta font-bold text-surface">
        <XIcon size={16} />
        {words.cancelledHead} {words.cancelledBy}
      </p>
      <div className="grid gap-2 p-3">
        <header className="flex items-start justify-between gap-2">
          <s className="text-[1.75rem] leading-8 font-bold">{order.dayCode}</s>
          <DueTime order={order} />
        </header>
        <WhoLine order={order} />
        <div className="line-through">
          <OrderLines order={order} most={3} />
        </div>
        <Button
          look="outline"
          className="min-h-11! justify-self-end"
          aria-label={`${words.seen}, ${orderSubject(order.dayCode)}`}
          onClick={() => onSeen(order.id)}
        >
          {words.seen}
        </Button>
      </div>
    </article>
  );
}
