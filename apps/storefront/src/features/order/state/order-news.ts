import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import { formatClock, formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface OrderNews {
  readonly at: Instant;
  readonly text: string;
}

interface Place {
  readonly timezone: string;
  readonly now: Instant;
}

/** What has changed since it was ordered, newest first, in sentences. */
export function orderNews(order: Order, place: Place): readonly OrderNews[] {
  return order.events.toReversed().flatMap((event) => {
    const text = sentence(event, order, place);
    return text === null ? [] : [{ at: event.at, text }];
  });
}

function sentence({ type, reason, data = {}, by }: OrderEvent, order: Order, place: Place): string | null {
  const because = reason ? ` Grund: ${reason}` : "";
  const number = (name: string): number | null => (typeof data[name] === "number" ? data[name] : null);
  switch (type) {
    case "delayed": {
      const promisedAt = number("promisedAt") ?? order.timeline.promisedAt;
      return `Es dauert ${number("minutes") ?? 0} Minuten länger, neue Zeit: ${formatClock(promisedAt, place.timezone)}.${because}`;
    }
    case "moved": {
      const to = number("to");
      const when = to === null ? "" : formatSlot({ ...order.distribution.slot, start: to }, place).split("–")[0];
      return `${by === "customer" ? "Du hast die Zeit geändert" : "Der Betrieb hat die Zeit geändert"}: ${when ?? ""}\u00a0Uhr.`;
    }
    case "edited":
    case "weighed": {
      if (number("lapsed") !== null)
        return "Auf den Vorschlag des Betriebs kam keine Antwort. Es bleibt alles, wie es war.";
      if (number("declined") !== null) return "Du hast die Änderung abgelehnt. Es bleibt alles, wie es war.";
      const difference = number("differenceCents") ?? 0;
      const after = number("after");
      const what =
        number("accepted") !== null
          ? "Du hast die Änderung angenommen."
          : type === "weighed"
            ? "Deine Ware ist gewogen."
            : "Deine Bestellung wurde geändert.";
      if (after === null) return what;
      if (difference === 0) return `${what} Der Preis bleibt gleich.`;
      const amount = `${formatMoney(Math.abs(difference))} ${difference > 0 ? "mehr" : "weniger"}`;
      return `${what} Das sind ${amount}, zusammen ${formatMoney(after)}.`;
    }
    case "restored":
      return "Der Betrieb hat die Bestellung wieder aufgenommen.";
    default:
      return null;
  }
}
