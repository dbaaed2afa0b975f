import { businessOrders } from "@lokalkorb/contracts/businesses";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { paymentStatusLabels } from "@lokalkorb/domain/labels/order-labels";
import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useRouter } from "next/router";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import { loadLive } from "@/shared/live/load-live";
import { orderPath } from "@/shared/routes/paths";
import { approvalText } from "./approval-text.ts";
import type { CompanyProps } from "./company-card.tsx";
import { WaitingOrder } from "./waiting-order.tsx";
import { ownText as words } from "./own-text.ts";

type Orders = OutputOf<typeof businessOrders>;
type State = { readonly status: "pending" } | { readonly status: "failed" } | ({ readonly status: "present" } & Orders);

/** PRC-01: net stands beside gross for companies alone, and is called so. */
export function CompanyOrders({ business, onChanged }: CompanyProps): ReactElement {
  const { restaurantId, customerId, role } = business;
  // The mail about an order that waits leads here.
  const meant = useRouter().query["freigabe"];
  const [state, setState] = useState<State>({ status: "pending" });
  const load = useCallback((): void => {
    const ask = async (): Promise<State> => {
      const answer = await (await loadLive()).call(businessOrders, { restaurantId, customerId });
      return answer.ok ? { status: "present", ...answer.value } : { status: "failed" };
    };
    void ask()
      .catch((): State => ({ status: "failed" }))
      .then(setState);
  }, [restaurantId, customerId]);
  useEffect(load, [load]);
  const answered = (): void => {
    load();
    onChanged();
  };
  const over =
    state.status === "present" ? state.orders.find((one) => one.orderId === meant && !one.approval) : undefined;
  const title = role === "admin" ? words.orders : words.ownOrders;
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-h3">{title}</h3>
      {over !== undefined && <Notice>{approvalText.answered(orderStatusLabels[over.status])}</Notice>}
      {state.status === "pending" ? (
        <SkeletonGroup count={2} label={words.loading} className="h-12" groupClassName="grid! gap-2" />
      ) : state.status === "failed" ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>{words.ordersFailed}</p>
          <Button size="small" look="outline" onClick={load}>
            {words.again}
          </Button>
        </div>
      ) : state.orders.length === 0 ? (
        <p className="text-ink-2">{words.noOrders}</p>
      ) : (
        <ul className="divide-y divide-line">
          {state.orders.map((order) => (
            <li key={order.orderId} className="grid gap-x-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <OrderLine order={order} restaurantId={restaurantId} timezone={state.timezone} />
              {order.approval !== undefined && (
                <div className="sm:col-span-2">
                  <WaitingOrder
                    business={business}
                    order={order}
                    approval={order.approval}
                    timezone={state.timezone}
                    isMeant={order.orderId === meant}
                    onAnswered={answered}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OrderLineProps {
  readonly order: Orders["orders"][number];
  readonly restaurantId: string;
  readonly timezone: string;
}

function OrderLine({ order, restaurantId, timezone }: OrderLineProps): ReactElement {
  const { orderId, no, by, slotStart, status, paymentStatus, grossCents, netCents, poNumber, costCenter } = order;
  const facts = [
    formatDate(instantToLocal(slotStart, timezone).date),
    by,
    orderStatusLabels[status],
    ...(paymentStatus === "none" ? [] : [paymentStatusLabels[paymentStatus]]),
    ...(poNumber === undefined ? [] : [words.po(poNumber)]),
    ...(costCenter === undefined ? [] : [words.costCenter(costCenter)]),
  ];
  return (
    <>
      <div className="min-w-0">
        {order.isOwn ? (
          <PageLink className="link inline-flex min-h-11 items-center" href={orderPath({ restaurantId, orderId })}>
            {words.order(no)}
          </PageLink>
        ) : (
          <b className="inline-flex min-h-11 items-center">{words.order(no)}</b>
        )}
        <p className="text-meta text-ink-2 wrap-anywhere">{facts.join(" · ")}</p>
      </div>
      <p className="sm:text-end">
        <b className="block">{words.gross(formatMoney(grossCents))}</b>
        <span className="text-meta text-ink-2">{words.net(formatMoney(netCents))}</span>
      </p>
    </>
  );
}
