import { orderText } from "@/entities/order/ui/order-text";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import type { GoodsSum } from "@lokalkorb/domain/ordering/production/goods-sums";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { promisedTime } from "@/entities/order/ui/due-text";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { kitchenText as words } from "./kitchen-text.ts";
import styles from "./kitchen.module.css";

const nextShown = 5;

export interface KitchenSumsProps {
  readonly sums: readonly GoodsSum[];
  /** Orders that come onto the board by themselves. */
  readonly next: readonly ShopOrder[];
}

/** At the right edge: the open goods of all tickets together, and the orders that follow. */
export function KitchenSums({ sums, next }: KitchenSumsProps): ReactElement {
  const { shop } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const dayOf = ({ dayKey }: ShopOrder): string => (dayKey === today ? "" : `${formatShortDay(dayKey, today)} `);
  return (
    <aside className={styles.side}>
      <section aria-labelledby="offen">
        <h2 id="offen">{words.sums}</h2>
        {sums.length === 0 && <p>{words.noSums}</p>}
        <ul>
          {sums.map(({ itemId, name, qty }) => (
            <li key={itemId} className={styles.sum}>
              <b>{qty}</b>
              <span className="min-w-0 wrap-break-word hyphens-auto">{keepAmounts(name)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="danach" className="mt-auto">
        <h2 id="danach">{words.next}</h2>
        {next.length === 0 && <p>{words.noNext}</p>}
        <ul>
          {next.slice(0, nextShown).map((order) => (
            <li key={order.id} className="flex items-baseline justify-between gap-2 py-1">
              <b>{order.dayCode}</b>
              <span>
                {dayOf(order)}
                {promisedTime(order, shop.timezone)} · {orderText.units(order.kitchenUnits)}
              </span>
            </li>
          ))}
        </ul>
        {next.length > nextShown && <p>{words.later(next.length - nextShown)}</p>}
      </section>
    </aside>
  );
}
