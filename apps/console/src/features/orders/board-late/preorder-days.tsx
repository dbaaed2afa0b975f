import { orderText } from "@/entities/order/ui/order-text";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { proposalState } from "@lokalkorb/domain/ordering/change/proposal";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { boardOf, tomorrow } from "@/entities/order/state/lanes";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { useMinute } from "@/shared/device/use-now";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { promisedTime } from "@/entities/order/ui/due-text";
import { lateBoardText as words } from "./late-board-text.ts";

/** The rows of the orders for other days, the earliest first. */
export function PreorderDays(): ReactElement {
  const { shop } = useShop();
  const now = useMinute();
  const all = useShopOrders().orders;
  const dueBefore = tomorrow(now, shop.timezone);
  const orders = useMemo(() => boardOf(all, { now, dueBefore }).preorders, [all, now, dueBefore]);
  return <PreorderRows orders={orders} now={now} />;
}

interface PreorderRowsProps {
  readonly orders: readonly ShopOrder[];
  readonly now: Instant;
}

export function PreorderRows({ orders, now }: PreorderRowsProps): ReactElement {
  const { shop } = useShop();
  const { showDetails } = useOrderActions();
  const { count, more } = useGrowingCount(orders.length, "flex-none text-name");
  const shown = orders.slice(0, count);
  const today = instantToLocal(now, shop.timezone).date;
  const local = (at: Instant) => instantToLocal(at, shop.timezone);
  const days = Map.groupBy(shown, (order) => local(order.timeline.promisedAt).date);
  return (
    <>
      {[...days].map(([date, ofDay]) => (
        <div key={date}>
          <h3 className="flex justify-between gap-2 px-1 pt-1 text-meta">
            <span className="first-letter:uppercase">{formatShortDay(date, today)}</span>
            <span className="font-normal text-ink-2">{unitsOf(ofDay)}</span>
          </h3>
          <ul>
            {ofDay.map((order) => (
              <li key={order.id}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  data-order-row={order.id}
                  data-status={order.status}
                  onClick={() => showDetails(order)}
                  className="grid min-h-11 w-full grid-cols-[44px_minmax(0,1fr)] gap-x-1 rounded-md px-1 py-1.5 text-start text-name leading-5 hover:bg-sunken"
                >
                  <b>{promisedTime(order, shop.timezone)}</b>
                  <span className="min-w-0">
                    <span className="block truncate">
                      {words.railOrder(
                        order.dayCode,
                        orderText.items(order.lines.reduce((sum, { qty }) => sum + qty, 0)),
                      )}
                    </span>
                    <RowFact order={order} now={now}>
                      {appearance(order)}
                    </RowFact>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more}
    </>
  );

  function unitsOf(ofDay: readonly ShopOrder[]): string {
    const units = ofDay.reduce((sum, { kitchenUnits }) => sum + kitchenUnits, 0);
    return units > 0 ? orderText.units(units) : "";
  }
  function appearance({ timeline, customer }: ShopOrder): string {
    const release = local(timeline.releaseAt);
    return release.date === today ? words.appears(release.time) : customer.name;
  }
}

interface RowFactProps {
  readonly order: ShopOrder;
  readonly now: Instant;
  readonly children: ReactNode;
}

/** An open or unanswered question matters more than when the order comes onto the board. */
function RowFact({ order, now, children }: RowFactProps): ReactElement {
  const asked = proposalState(order, now);
  const look = asked === null ? "text-ink-2" : "font-bold text-warning-ink";
  return (
    <span className={`block truncate text-meta leading-4 ${look}`}>
      {asked === null ? children : words.railProposed[asked]}
    </span>
  );
}
