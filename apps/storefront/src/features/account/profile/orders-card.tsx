import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { ChevronRightIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { homePath, orderPath, ordersPath } from "@/shared/routes/paths";
import { accountText as words } from "./account-text.ts";
import type { ListedOrder } from "./watch-profile.ts";

export interface OrdersCardProps {
  readonly orders: readonly ListedOrder[] | null;
}

const dayOf = (at: Instant): string => formatDate(instantToLocal(at, "Europe/Berlin").date);

export function OrdersCard({ orders }: OrdersCardProps): ReactElement {
  return (
    <section className="order-card" aria-labelledby="bestellungen">
      <div className="flex items-center justify-between gap-3">
        <h2 id="bestellungen" className="text-h3">
          {words.orders}
        </h2>
        {orders !== null && orders.length > 0 && (
          <PageLink href={ordersPath()} className="link inline-flex min-h-11 items-center font-bold">
            {words.allOrders}
          </PageLink>
        )}
      </div>
      {orders === null ? (
        <p className="text-ink-2">{words.ordersFailed}</p>
      ) : orders.length === 0 ? (
        <>
          <p className="text-ink-2">{words.ordersNone}</p>
          <LinkButton component={PageLink} look="soft" className="justify-self-start" href={homePath()}>
            {words.toShops}
          </LinkButton>
        </>
      ) : (
        <ul className="-my-2">
          {orders.map(({ id, restaurantId, restaurantName, itemsText, placedAt, totalCents }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <PageLink
                href={orderPath({ restaurantId, orderId: id })}
                className="flex items-center gap-3 py-3 no-underline hover:underline"
              >
                <span className="grid min-w-0 flex-1">
                  <span className="text-name font-bold">{restaurantName}</span>
                  <span className="truncate text-meta text-ink-2">{itemsText}</span>
                  <span className="text-meta text-ink-2">{`${dayOf(placedAt)} · ${formatMoney(totalCents)}`}</span>
                </span>
                <ChevronRightIcon />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
