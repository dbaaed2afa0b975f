import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import { formatClock, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { dialogText, eventNames } from "./dialog-text.ts";
import { changeText } from "../change/change-text.ts";
import { seesMoney } from "@/entities/order/state/order-steps";

/** What happened to the order, and when. */
export function OrderHistory({ order }: { readonly order: ShopOrder }): ReactElement {
  const { restaurant, role } = useShop();
  const { timezone } = restaurant;
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
            <span>{[nameOf(event), ...factsOf(event), event.reason ?? ""].filter(Boolean).join(" – ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );

  function nameOf({ type, data = {} }: OrderEvent): string {
    if (data["lapsed"] !== undefined) return dialogText.details.lapsedFact;
    if (data["accepted"] !== undefined) return dialogText.details.acceptedFact;
    return data["declined"] === undefined ? eventNames[type] : dialogText.details.declinedFact;
  }

  function factsOf({ type, data = {} }: OrderEvent): readonly string[] {
    const number = (key: string): number | null => {
      const value = data[key];
      return typeof value === "number" ? value : null;
    };
    if (type === "delayed") return [changeText.delay.minutes(number("minutes") ?? 0)];
    if (type === "moved") {
      const to = number("to");
      if (to === null) return [];
      return [`${formatShortDay(instantToLocal(to, timezone).date, today)} ${formatClock(to, timezone)}`];
    }
    const difference = number("differenceCents");
    if (difference === null || difference === 0 || !seesMoney(role)) return [];
    return [`${difference > 0 ? "+" : ""}${formatMoney(difference)}`];
  }
}
