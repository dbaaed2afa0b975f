import { orderText } from "@/entities/order/ui/order-text";
import { can } from "@lokalkorb/domain/access/permissions";
import { classNames } from "@lokalkorb/ui/class-names";
import { memo, type ReactElement, type ReactNode } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { seesMoney, mustTakeMoney } from "@/entities/order/state/order-steps";
import { useShop } from "@/entities/shop/shop-context";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { boardText, columnNames, emptyColumns } from "./board-text.ts";
import { ColumnGlyph } from "./column-glyph.tsx";
import type { Column } from "@/entities/order/state/lanes";
import { OrderCard, OrderRow } from "./order-card.tsx";
import { RingingCard } from "./ringing-card.tsx";

export interface LaneProps {
  readonly column: Exclude<Column, "preorders">;
  readonly orders: readonly ShopOrder[];
  readonly phone: boolean;
  /** Cards that stand before the orders. */
  readonly children?: ReactNode;
}

export const laneId = (column: Column): string => `lane-${column}`;

export const Lane = memo(function Lane({ column, orders, phone, children }: LaneProps): ReactElement {
  const { role } = useShop();
  const { count, more } = useGrowingCount(orders.length, "flex-none text-name");
  const shown = orders.slice(0, count);
  return (
    <section
      id={laneId(column)}
      aria-labelledby={`${laneId(column)}-title`}
      className={classNames(
        "flex min-h-0 min-w-0 scroll-mt-32 flex-col",
        phone ? "gap-2" : "rounded-lg bg-sunken",
        phone && orders.length === 0 && !children && column !== "new" && "hidden",
      )}
    >
      <LaneHead column={column} count={orders.length}>
        <LaneFigure column={column} orders={orders} />
      </LaneHead>
      <div
        className={classNames(
          "flex flex-col gap-2",
          !phone && "relative min-h-0 flex-1 overflow-y-auto px-2 pt-1 pb-2",
        )}
      >
        {children}
        {shown.map((order, index) =>
          index === 0 && order.status === "placed" && can(role, "order.accept") ? (
            <RingingCard key={order.id} order={order} />
          ) : phone ? (
            <OrderRow key={order.id} order={order} />
          ) : (
            <OrderCard key={order.id} order={order} />
          ),
        )}
        {orders.length === 0 && !children && <p className="px-2 py-3 text-name text-ink-2">{emptyColumns[column]}</p>}
        {more}
      </div>
    </section>
  );
});

interface LaneHeadProps {
  readonly column: Column;
  readonly count: number;
  readonly children?: ReactNode;
}

export function LaneHead({ column, count, children }: LaneHeadProps): ReactElement {
  return (
    // The figure stands there whole or, in a narrow lane, on a second line that is cut off.
    <header className="flex h-12 flex-none flex-wrap content-start gap-x-2 overflow-hidden px-3 max-md:px-1">
      <span className="flex min-h-12 items-center gap-2">
        <ColumnGlyph column={column} />
        <h2 id={`${laneId(column)}-title`} className="text-h3 whitespace-nowrap">
          {columnNames[column]} <span className="font-normal text-ink-2">{count}</span>
        </h2>
      </span>
      <span className="ms-auto flex min-h-12 items-center text-meta whitespace-nowrap text-ink-2">{children}</span>
    </header>
  );
}

/** One figure per lane: work ahead, or money still to take. */
function LaneFigure({ column, orders }: Pick<LaneProps, "column" | "orders">): ReactNode {
  const { role } = useShop();
  if (orders.length === 0) return null;
  if (column === "done" || column === "onTheWay") {
    const unpaid = seesMoney(role) ? orders.filter(mustTakeMoney).length : 0;
    return unpaid > 0 ? boardText.unpaid(unpaid) : null;
  }
  const units = orders.reduce((sum, { kitchenUnits }) => sum + kitchenUnits, 0);
  return units > 0 ? orderText.units(units) : null;
}
