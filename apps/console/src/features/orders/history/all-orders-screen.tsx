import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { orderText } from "@/entities/order/ui/order-text";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay, formatMonth } from "@lokalkorb/domain/kernel/format/format-day";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { Select } from "@lokalkorb/ui/select";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useDeferredValue, useState, type ReactElement } from "react";
import { ShopLayout } from "@/layouts/shop-layout";
import { useShop } from "@/entities/shop/shop-context";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { useMinute } from "@/shared/device/use-now";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath } from "@/shared/routes/routes";
import { OrderActionsContext } from "../dialogs/order-actions.tsx";
import { OrderDialogs } from "../dialogs/order-dialogs.tsx";
import { promisedTime } from "@/entities/order/ui/due-text";
import { seesMoney } from "@/entities/order/state/order-steps";
import { OrderDialog } from "../dialogs/order-dialog.tsx";
import { useOrderDialogs } from "../dialogs/use-order-dialogs.ts";
import { historyText } from "./history-text.ts";
import { lastMonths, type MonthOrder } from "./month-orders.ts";
import { askedBy } from "./any-month.ts";
import { everyMonth, useFoundOrders } from "./use-found-orders.ts";
import { useQueryValue } from "@/shared/routes/use-query-value";
import { searchKey, useSearchKey } from "@/shared/device/use-search-key";

const monthsOffered = 24;

/** Every order by its day, live and archived, to look up, to refund and to restore. */
export const AllOrdersScreen: PageWithLayout = () => {
  const wanted = useQueryValue("suche") ?? "";
  return <AllOrders key={wanted} wanted={wanted} />;
};
AllOrdersScreen.getLayout = (page) => <ShopLayout route="allOrders">{page}</ShopLayout>;

function AllOrders({ wanted: asked }: { readonly wanted: string }): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const client = useModelClient();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const [month, setMonth] = useState(asked === "" ? today.slice(0, 7) : everyMonth);
  const [typed, setTyped] = useState(asked);
  const wanted = useDeferredValue(askedBy(typed));
  const { status, orders, isCut } = useFoundOrders(month, wanted);
  const searchField = useSearchKey();
  const dialogs = useOrderDialogs();
  const [archived, setArchived] = useState<MonthOrder | null>(null);

  return (
    <OrderActionsContext value={dialogs.actions}>
      <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
        <search className="grid items-start gap-3 md:grid-cols-[220px_minmax(0,1fr)]">
          <Select label={historyText.month} value={month} onChange={(event) => setMonth(event.target.value)}>
            {lastMonths(today, monthsOffered).map((one) => (
              <option key={one} value={one}>
                {formatMonth(one, shop.country)}
              </option>
            ))}
            {(seesMoney(role) || month === everyMonth) && <option value={everyMonth}>{historyText.everyMonth}</option>}
          </Select>
          <TextField
            ref={searchField}
            type="search"
            label={historyText.search}
            placeholder={month === everyMonth ? historyText.everyMonthHint : historyText.searchHint}
            before={<SearchIcon />}
            after={
              typed === "" && (
                <kbd aria-hidden className="key me-2">
                  {searchKey}
                </kbd>
              )
            }
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        {mayOpen(role, "closing") && (
          <p>
            <PageLink href={shopPath("closing", restaurantId)} className="link inline-flex min-h-11 items-center">
              {historyText.closing}
            </PageLink>
          </p>
        )}
        {status === "failed" ? (
          <ErrorState title={historyText.failed} onRetry={() => client?.cache.retryFailed()} />
        ) : status === "pending" ? (
          <SkeletonGroup count={6} label={historyText.loading} className="h-14" />
        ) : status === "idle" ? (
          <EmptyState title={historyText.everyMonthAsk}>{historyText.everyMonthHow}</EmptyState>
        ) : (
          <FoundOrders
            key={`${month} ${wanted}`}
            orders={orders}
            wanted={wanted.trim()}
            isEvery={month === everyMonth}
            isCut={isCut}
            onEvery={() => setMonth(everyMonth)}
            onOpen={(one) => (one.archived ? setArchived(one) : dialogs.actions.showDetails(one.order))}
          />
        )}
      </div>
      <OrderDialogs dialogs={dialogs} />
      {archived && <OrderDialog archived order={archived.order} onClose={() => setArchived(null)} />}
    </OrderActionsContext>
  );
}

interface FoundOrdersProps {
  readonly orders: readonly MonthOrder[];
  readonly wanted: string;
  /** All months are shown, so that a day needs its year. */
  readonly isEvery: boolean;
  readonly isCut: boolean;
  readonly onEvery: () => void;
  readonly onOpen: (order: MonthOrder) => void;
}

function FoundOrders({ orders, wanted, isEvery, isCut, onEvery, onOpen }: FoundOrdersProps): ReactElement {
  const { shop, role } = useShop();
  const { count, more } = useGrowingCount(orders.length, "text-name");
  const days = Map.groupBy(orders.slice(0, count), ({ order }) => order.dayKey);
  const dayOf = (date: string): string => formatDay(date, shop.country) + (isEvery ? ` ${date.slice(0, 4)}` : "");
  const elsewhere = !isEvery && wanted !== "" && seesMoney(role) && (
    <Button look="outline" onClick={onEvery}>
      {historyText.searchEveryMonth}
    </Button>
  );
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 empty:hidden">
        <output className={orders.length === 0 ? "sr-only" : "text-meta text-ink-2"}>
          {historyText.count(orders.length)}
          {isCut && ` ${historyText.cut}`}
        </output>
        {orders.length > 0 && elsewhere}
      </div>
      {orders.length === 0 &&
        (wanted === "" ? (
          <EmptyState title={historyText.none} />
        ) : (
          <EmptyState title={isEvery ? historyText.nowhere(wanted) : historyText.noneFound(wanted)} action={elsewhere}>
            {isEvery ? historyText.everyMonthHow : historyText.noneFoundHint}
          </EmptyState>
        ))}
      {[...days].map(([date, ofDay]) => (
        <section key={date} aria-label={dayOf(date)} className="grid gap-1">
          <h2 className="text-h3">{dayOf(date)}</h2>
          <ul className="rounded-lg border border-line bg-surface">
            {ofDay.map((one) => (
              <li key={one.order.id} className="border-b border-line last:border-0">
                <OrderRow one={one} timezone={shop.timezone} money={seesMoney(role)} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more}
    </>
  );
}

interface OrderRowProps {
  readonly one: MonthOrder;
  readonly timezone: string;
  readonly money: boolean;
  readonly onOpen: (order: MonthOrder) => void;
}

function OrderRow({ one, timezone, money, onOpen }: OrderRowProps): ReactElement {
  const { role } = useShop();
  const { order } = one;
  const { no, dayCode, status, customer, totals, lines } = order;
  const isOver = status === "rejected" || status === "cancelled" || status === "noShow";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(one)}
      data-order-row={order.id}
      className="grid min-h-14 w-full grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-start text-name leading-5 hover:bg-sunken"
    >
      <b className="text-h3">{dayCode}</b>
      <span className="min-w-0">
        <span className="block truncate">
          {promisedTime(order, timezone)}
          {role !== "kitchen" && ` · ${customer.name || orderText.guest}`}
        </span>
        <span className="block truncate text-meta text-ink-2">
          {no} · {orderText.items(lines.reduce((sum, { qty, removed }) => sum + (removed ? 0 : qty), 0))}
        </span>
      </span>
      <span className="text-end">
        {money && <span className="block whitespace-nowrap">{formatMoney(totals.totalCents)}</span>}
        <span className={isOver ? "text-meta text-danger-ink" : "text-meta text-ink-2"}>
          {orderStatusLabels[status]}
        </span>
      </span>
    </button>
  );
}
