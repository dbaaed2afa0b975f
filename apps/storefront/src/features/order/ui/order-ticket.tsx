import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { LateQrCode } from "@lokalkorb/ui/late-qr-code";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { orderText } from "../state/order-text.ts";
import { ticketWords } from "../state/status-text.ts";

const waiting: ReadonlySet<OrderStatus> = new Set(["placed", "accepted", "preparing"]);

/** It is shown at the counter, now or soon. */
const isFetched = ({ status, no, distribution: { type } }: Pick<Order, "status" | "no" | "distribution">): boolean =>
  isOpen(status) && no !== "" && type === "pickup";

/** The order in the shop's own list, for staff alone: it says no more than the number that stands beside it. */
const counterAddress = (restaurantId: Id<"shop">, no: string): string =>
  `${browserConfig().consoleUrl}/${restaurantId}/alle-bestellungen?suche=${encodeURIComponent(no)}`;

/** The number that is called out, when, and for those who come by the same as a code. */
export function OrderTicket({
  order,
  orderKey,
  timezone,
  now,
}: Pick<OrderPage, "order" | "orderKey" | "timezone" | "now">): ReactElement {
  const { place } = order.distribution;
  const { promisedAt } = order.timeline;
  const { before, after } = ticketWords(order, timezone);
  const minutes = Math.ceil((promisedAt - now) / 60_000);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_auto] rounded-xl bg-surface shadow-float"
      aria-label={orderText.callNumber}
    >
      <div className="p-5 lg:py-7 lg:pr-10 lg:pl-7">
        <p className="text-meta text-ink-2">{orderText.callNumber}</p>
        <b className="my-1 -ml-1 block text-call leading-none tracking-[-0.05em] text-theme-ink">{order.dayCode}</b>
        <p className="text-name font-bold">{order.restaurantName}</p>
        {place && (
          <p className="text-meta text-ink-2">{`${place.address.street} ${place.address.houseNo}, ${place.address.city}`}</p>
        )}
      </div>
      {isOpen(order.status) && (
        <div className="grid content-center border-l-2 border-dashed border-line-strong p-5 lg:py-7 lg:pr-10 lg:pl-7">
          <p className="text-meta text-ink-2">{before}</p>
          <b className="text-[2rem] leading-[1.2] tracking-[-0.03em] lg:text-[3.5rem]">
            {instantToLocal(promisedAt, timezone).time}
          </b>
          {after !== null && <p className="text-name font-bold">{after}</p>}
          {waiting.has(order.status) && minutes > 0 && minutes <= 180 && (
            <p className="text-meta text-ink-2">{orderText.minutes(minutes)}</p>
          )}
        </div>
      )}
      {isFetched(order) && (
        <figure className="col-span-2 grid justify-items-center gap-2 border-t-2 border-dashed border-line-strong p-5">
          <div className="size-40">
            <LateQrCode
              text={counterAddress(orderKey.restaurantId, order.no)}
              label={orderText.codeOf(order.dayCode)}
            />
          </div>
          <figcaption className="text-name font-bold">{orderText.showCode}</figcaption>
        </figure>
      )}
    </section>
  );
}
