import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { homePath, ordersPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { LinkForm } from "./link-form.tsx";
import { listText } from "./list-text.ts";
import { orderGroups, orderName, shownOrders, type ShownOrder } from "./shown-orders.ts";
import { OrderCard } from "./order-card.tsx";
import { timezone, useOrders } from "./use-orders.ts";

const pageSize = 20;

/** All orders of the person in this browser, guest or not, across shops: each as it is now. */
export const OrdersScreen: PageWithLayout = () => {
  const [limit, setLimit] = useState(pageSize);
  const { list, live, remembered } = useOrders(limit);
  const now = useNow(0);
  const shown = useMemo(
    () => shownOrders({ indexed: list.status === "present" ? list.value : [], live, remembered }),
    [list, live, remembered],
  );
  const { running, months } = useMemo(() => orderGroups(shown, timezone), [shown]);
  const offline = list.status === "failed";
  const hasOlder = list.status === "present" && list.value.length === limit;
  const cardsOf = (orders: readonly ShownOrder[]): ReactElement => (
    <ul className="grid gap-3 lg:grid-cols-2 lg:gap-4">
      {orders.map((order) => (
        <OrderCard key={orderName(order.key)} shown={order} now={now} isSeenNow={!offline || order.order !== null} />
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={listText.title} path={ordersPath()} noIndex={routes.orders.noIndex} />
      <PlainHeader />
      <main id="inhalt" className="wrap grid gap-4 pt-6 lg:pt-10">
        <div>
          <h1 className="text-h1">{listText.title}</h1>
          {shown.length > 0 && (
            <p className="mt-1 text-meta text-ink-2">
              {hasOlder
                ? listText.countMore(shown.length)
                : listText.count(shown.length, new Set(shown.map(({ key }) => key.restaurantId)).size)}
            </p>
          )}
        </div>
        {offline && (
          <Notice tone="warning" announce title={listText.offlineTitle}>
            {shown.length > 0 ? listText.offlineText : listText.offlineNone}
          </Notice>
        )}
        {list.status === "pending" && shown.length === 0 && (
          <SkeletonGroup count={3} label={listText.loading} className="h-44" groupClassName="grid! gap-3" />
        )}
        {list.status === "present" && shown.length === 0 && (
          <EmptyState
            title={listText.emptyTitle}
            action={
              <LinkButton component={PageLink} href={homePath()}>
                {listText.home}
              </LinkButton>
            }
          >
            {listText.emptyText}
          </EmptyState>
        )}
        {running.length > 0 && (
          <Group id="laeuft" name={listText.running}>
            {cardsOf(running)}
          </Group>
        )}
        {months.map(({ name, orders }) => (
          <Group key={name} id={name.replace(" ", "-").toLowerCase()} name={name}>
            {cardsOf(orders)}
          </Group>
        ))}
        {hasOlder && (
          <Button look="outline" wide onClick={() => setLimit(limit + pageSize)}>
            {listText.older}
          </Button>
        )}
        <LinkForm />
      </main>
    </>
  );
};

interface GroupProps {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

const Group = ({ id, name, children }: GroupProps): ReactElement => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-name font-bold text-ink-2">
      {name}
    </h2>
    {children}
  </section>
);
