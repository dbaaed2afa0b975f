import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useEffect, useRef, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { pageSound } from "@/shared/sound/sound-switch";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { lateBoardText as words } from "./late-board-text.ts";

/** More wait on no board. */
const most = 30;

/** Orders with unread messages or an open complaint, also those that left the board. A new one sounds once, like a change. */
export function UnreadTalks(): ReactElement | null {
  const { restaurantId, role, shop } = useShop();
  const { showDetails } = useOrderActions();
  const now = useMinute();
  const reads = can(role, "order.talk");
  const unread = queryOf(
    orderDocument,
    { restaurantId },
    { where: [["messages.unreadMerchant", ">", 0]], limit: most },
  );
  const complained = queryOf(
    orderDocument,
    { restaurantId },
    { where: [["messages.complaint", "==", "open"]], limit: most },
  );
  const lists = [valueOf(useQuery(reads ? unread : null)), valueOf(useQuery(reads ? complained : null))];
  const found = lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
  const orders = found && [...new Map(found.map((order) => [order.id, order])).values()];
  useSoundOfNew(orders?.reduce((sum, { messages }) => sum + (messages?.unreadMerchant ?? 0), 0) ?? null);
  if (orders === null || orders.length === 0) return null;
  return (
    <section
      aria-labelledby="unread-talks"
      className="m-2 grid flex-none content-start gap-1 rounded-lg border border-line bg-warning-tint p-3 min-[1180px]:max-[1279px]:max-w-44"
    >
      <h3 id="unread-talks" className="text-meta font-bold text-warning-ink">
        {words.unread}
      </h3>
      <ul className="max-h-[30dvh] overflow-y-auto">
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={words.unreadOf(order.dayCode, newsOf(order))}
              onClick={() => showDetails(order)}
              className="grid min-h-11 w-full grid-cols-[44px_minmax(0,1fr)] items-center gap-x-1 rounded-md px-1 text-start text-name leading-5 hover:bg-ink/5"
            >
              <b>{order.dayCode}</b>
              <span className="min-w-0">
                <span className="block truncate">{newsOf(order)}</span>
                <span className="block truncate text-meta leading-4 text-ink-2">
                  {formatMoment(order.updatedAt, { timezone: shop.timezone, now })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const newsOf = ({ messages }: ShopOrder): string =>
  messages?.complaint === "open" ? words.complaint : words.messages(messages?.unreadMerchant ?? 0);

/** Those that were there before the board was opened are no news. */
function useSoundOfNew(unread: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (unread === null) return;
    if (before.current !== null && unread > before.current) pageSound().play("changed");
    before.current = unread;
  }, [unread]);
}
