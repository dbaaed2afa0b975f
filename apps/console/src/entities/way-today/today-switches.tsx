import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { wayOffToday, waysOffOn } from "@lokalkorb/domain/shop/way-today";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { todayText as words } from "./today-text.ts";
import { useSwitchToday } from "./use-switch-today.ts";

/** One press for each kind of way that the shop offers and that is still on. */
export function TodaySwitches({ onDone }: { readonly onDone: () => void }): ReactElement | null {
  const { shop } = useShop();
  const switchTo = useSwitchToday();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const off = waysOffOn(shop.closures, today);
  const types = fulfilmentTypes.filter(
    (type) => shop.offers.some((offer) => offer.type === type) && !off.includes(type),
  );
  if (types.length === 0) return null;
  return (
    <section className="mt-5 grid gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{words.title}</h3>
      <p className="text-name text-ink-2">{words.lead}</p>
      {types.map((type) => (
        <Button
          key={type}
          look="outline"
          onClick={() => {
            onDone();
            void switchTo(type, true);
          }}
        >
          {wayOffToday[type]}
        </Button>
      ))}
    </section>
  );
}
