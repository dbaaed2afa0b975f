import { orderText } from "@/entities/order/ui/order-text";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { proposalState } from "@lokalkorb/domain/ordering/change/proposal";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { memo, type ReactElement, type ReactNode } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { useMinute } from "@/shared/device/use-now";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { boardText, emptyColumns } from "./board-text.ts";
import { promisedTime } from "@/entities/order/ui/due-text";
import { LaneHead, laneId } from "./lane.tsx";

export interface PreorderRailProps {
  readonly orders: readonly ShopOrder[];
  /** Stands at the foot of the rail. */
  readonly children?: ReactNode;
}

/** Later orders, by day. Each order enters the board by itself when it is time to begin. */
export const PreorderRail = memo(function PreorderRail({ orders, children }: PreorderRailProps): ReactElement {
  const { shop } = useShop();
  const { showDetails } = useOrderActions();
  const { count, more } = useGrowingCount(orders.length, "flex-none text-name");
  const shown = orders.slice(0, count);
  const now = useMinute();
  const today = instantToLocal(now, shop.timezone).date;
  const local = (at: Instant) => instantToLocal(at, shop.timezone);
  const days = Map.groupBy(shown, (order) => local(order.timeline.promisedAt).date);
  return (
    <section
      id={laneId("preorders")}
      aria-labelledby={`${laneId("preorders")}-title`}
      className="board-rail min-h-0 min-w-0 scroll-mt-32 rounded-lg border border-dashed border-line-strong"
    >
      <LaneHead column="preorders" count={orders.length} />
      <div className="board-rail-days relative min-h-0 flex-1 gap-1 overflow-auto px-2 pb-2">
        {orders.length === 0 && <p className="px-1 pb-3 text-name text-ink-2">{emptyColumns.preorders}</p>}
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
                    onClick={() => showDetails(order)}
                    className="grid min-h-11 w-full grid-cols-[44px_minmax(0,1fr)] gap-x-1 rounded-md px-1 py-1.5 text-start text-name leading-5 hover:bg-sunken"
                  >
                    <b>{promisedTime(order, shop.timezone)}</b>
                    <span className="min-w-0">
                      <span className="block truncate">
                        {boardText.railOrder(
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
      </div>
      {children}
    </section>
  );

  function unitsOf(ofDay: readonly ShopOrder[]): string {
    const units = ofDay.reduce((sum, { kitchenUnits }) => sum + kitchenUnits, 0);
    return units > 0 ? boardText.unitsShort(units) : "";
  }
  function appearance({ timeline, customer }: ShopOrder): string {
    const release = local(timeline.releaseAt);
    return release.date === today ? boardText.appears(release.time) : customer.name;
  }
});

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
      {asked === null ? children : boardText.railProposed[asked]}
    </span>
  );
}
