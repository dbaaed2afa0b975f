import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderEvent, TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import { formatClock, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { dialogText, eventNames } from "./dialog-text.ts";
import { changeText } from "../change/change-text.ts";
import { seesMoney } from "@/entities/order/state/order-steps";
import { useOrderSteps } from "@/entities/order/state/use-order-steps";

/** The events of the order with their times, and who did them (K-FM-46). */
export function OrderHistory({ order }: { readonly order: ShopOrder }): ReactElement {
  const { shop, role } = useShop();
  const whoDid = useOrderSteps(order);
  const { timezone } = shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const dayOf = (at: number): string => {
    const { date } = instantToLocal(at, timezone);
    return date === today ? "" : `${date.slice(8)}.${date.slice(5, 7)}. `;
  };
  return (
    <section>
      <h3 className="mb-1 text-name">{dialogText.details.history}</h3>
      <ol className="grid gap-1 text-meta text-ink-2">
        {order.events.map((event) => (
          <li key={`${event.type} ${event.at} ${JSON.stringify(event.data ?? "")}`} className="flex gap-3">
            <span className="w-28 flex-none">
              {dayOf(event.at)}
              {formatClock(event.at, timezone)}
            </span>
            <span>
              {[nameOf(event), ...factsOf(event), event.reason ?? ""].filter(Boolean).join(" – ")}
              {whoDid(event) !== "" && <span className="block">{whoDid(event)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );

  function nameOf({ type, data = {} }: OrderEvent): string {
    const { lapsed, accepted, declined }: TransitionFacts = data;
    const { lapsedFact, acceptedFact, declinedFact } = dialogText.details;
    if (lapsed ?? accepted ?? declined) return lapsed ? lapsedFact : accepted ? acceptedFact : declinedFact;
    return eventNames[type];
  }

  function factsOf({ type, data = {} }: OrderEvent): readonly string[] {
    const { minutes = 0, to, differenceCents = 0 }: TransitionFacts = data;
    if (type === "delayed") return [changeText.delay.minutes(minutes)];
    if (type === "moved") {
      if (to === undefined) return [];
      return [`${formatShortDay(instantToLocal(to, timezone).date, today)} ${formatClock(to, timezone)}`];
    }
    if (differenceCents === 0 || !seesMoney(role)) return [];
    return [`${differenceCents > 0 ? "+" : ""}${formatMoney(differenceCents)}`];
  }
}
