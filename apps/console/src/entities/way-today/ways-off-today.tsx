import { can } from "@lokalkorb/domain/access/permissions";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { wayOffToday, waysOffOn } from "@lokalkorb/domain/shop/way-today";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { todayText as words } from "./today-text.ts";
import { useSwitchToday } from "./use-switch-today.ts";

/** A warning that names each kind of method that is off for today, that it ends by itself, and the orders that are there all the same. */
export function WaysOffToday(): ReactElement | null {
  const { shop, role } = useShop();
  const { orders } = useShopOrders();
  const switchTo = useSwitchToday();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const off = waysOffOn(shop.closures, today);
  if (off.length === 0) return null;
  return (
    <div className="grid w-full gap-2">
      {off.map((type) => {
        const open = orders.filter(({ dayKey, distribution }) => dayKey === today && distribution.type === type).length;
        return (
          <Notice
            key={type}
            tone="warning"
            title={`${wayOffToday[type]}.`}
            action={
              can(role, "operations") && (
                <Button
                  look="outline"
                  size="small"
                  className="justify-self-start"
                  onClick={() => void switchTo(type, false)}
                >
                  {words.on[type]}
                </Button>
              )
            }
          >
            {open === 0 ? words.end : `${words.end} ${words.open(open)}`}
          </Notice>
        );
      })}
    </div>
  );
}
