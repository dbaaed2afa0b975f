import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { goodsSums } from "@lokalkorb/domain/ordering/production/goods-sums";
import { goodsOfOrders } from "@lokalkorb/domain/ordering/production/made-goods";
import { ordersOfDay } from "@lokalkorb/domain/ordering/production/orders-of-day";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PrinterIcon } from "@lokalkorb/ui/icons";
import { useMemo, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath } from "@/shared/routes/routes";
import { printoutAddresses } from "../printouts/choice/printouts.ts";
import { lateBoardText as words } from "./late-board-text.ts";

const shown = 4;

/** The most of what is to be made on the next day that has orders: what the night is for. */
export function ComingGoods(): ReactElement | null {
  const { shop, restaurantId, role } = useShop();
  const { orders } = useShopOrders();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const [day, goods] = useMemo(() => {
    const next = orders.reduce(
      (first, { dayKey, status }) =>
        status === "accepted" && dayKey > today && (first === "" || dayKey < first) ? dayKey : first,
      "",
    );
    const made = goodsOfOrders(ordersOfDay(orders, { day: next, step: "make", methodId: null }));
    return [next, goodsSums(made).toSorted((a, b) => b.qty - a.qty)] as const;
  }, [orders, today]);
  if (goods.length === 0) return null;
  const list = `${shopPath("print", restaurantId)}?papier=${printoutAddresses.bakeList}&tag=${day}`;
  return (
    <section
      aria-labelledby="coming-goods"
      className="m-2 grid flex-none gap-2 rounded-lg border border-line bg-surface p-3"
    >
      <h3 id="coming-goods" className="text-meta">
        {words.toMake(formatShortDay(day, today))}
      </h3>
      <ul className="grid gap-1 text-name leading-5">
        {goods.slice(0, shown).map(({ itemId, name, qty }) => (
          <li key={itemId} className="grid grid-cols-[32px_minmax(0,1fr)] gap-2">
            <b className="text-end">{qty}</b>
            <span className="wrap-break-word hyphens-auto">{keepAmounts(name)}</span>
          </li>
        ))}
        {goods.length > shown && <li className="text-meta text-ink-2">{words.moreGoods(goods.length - shown)}</li>}
      </ul>
      {mayOpen(role, "print") && (
        <LinkButton look="outline" component={PageLink} href={list} className="min-h-11!">
          <PrinterIcon size={16} />
          {words.print}
        </LinkButton>
      )}
    </section>
  );
}
