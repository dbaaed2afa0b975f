import { orderText } from "@/entities/order/ui/order-text";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { kitchenLoad } from "@lokalkorb/domain/ordering/production/kitchen-load";
import { useMemo, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { lateBoardText as words } from "./late-board-text.ts";

/** Every third step says its time. */
const labelEvery = 3;

/** Work of the next two hours, so that a full quarter of an hour is seen before it is there. */
export function LoadStrip(): ReactElement | null {
  const { shop } = useShop();
  const { orders } = useShopOrders();
  const now = useMinute();
  const load = useMemo(() => kitchenLoad(orders, now), [orders, now]);
  const most = Math.max(...load.map(({ units }) => units));
  if (most === 0) return null;
  const clock = (at: number): string => instantToLocal(at, shop.timezone).time;
  const peak = load.find(({ units }) => units === most);
  const busy = load.filter(({ units }) => units > 0);
  return (
    <figure className="flex items-start gap-3 leading-4">
      <figcaption className="min-w-0 flex-1 pt-0.5 text-end text-meta text-ink-2">
        <b className="block text-ink">{words.peak(clock(peak?.at ?? now))}</b>
        {orderText.units(most)}
      </figcaption>
      <p className="sr-only">
        {words.load(busy.map(({ at, units }) => `${clock(at)} ${orderText.units(units)}`).join(", "))}
      </p>
      <div aria-hidden className="grid grid-cols-[repeat(12,15px)] grid-rows-[26px_auto] gap-x-1">
        {load.map(({ at, units }) => (
          <span key={at} className="flex items-end overflow-hidden rounded-sm bg-sunken">
            <span
              className={units === most ? "w-full bg-primary" : "w-full bg-primary/60"}
              style={{ height: `${Math.ceil((units / most) * 100)}%` }}
            />
          </span>
        ))}
        {load
          .filter((_, step) => step % labelEvery === 0)
          .map(({ at }) => (
            <span key={at} className="col-span-3 text-xs text-ink-2">
              {clock(at)}
            </span>
          ))}
      </div>
    </figure>
  );
}
