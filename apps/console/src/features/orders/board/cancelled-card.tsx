import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { Button } from "@lokalkorb/ui/button";
import { XIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { boardText } from "./board-text.ts";
import { DueTime, OrderLines, WhoLine } from "@/entities/order/ui/order-facts";

export interface CancelledCardProps {
  readonly order: ShopOrder;
  readonly onSeen: (orderId: string) => void;
}

/** It may be in work right now, so it stays until it was seen. */
export function CancelledCard({ order, onSeen }: CancelledCardProps): ReactElement {
  return (
    <article
      className="flex-none overflow-hidden rounded-lg border border-danger/40 bg-danger-tint"
      aria-label={`${boardText.cancelledHead}: ${orderSubject(order.dayCode)}`}
      data-order={order.id}
      data-status={order.status}
    >
      <p className="flex items-center gap-2 bg-danger px-3 py-1.5 text-meta font-bold text-surface">
        <XIcon size={16} />
        {boardText.cancelledHead} {boardText.cancelledBy}
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
          aria-label={`${boardText.seen}, ${orderSubject(order.dayCode)}`}
          onClick={() => onSeen(order.id)}
        >
          {boardText.seen}
        </Button>
      </div>
    </article>
  );
}
