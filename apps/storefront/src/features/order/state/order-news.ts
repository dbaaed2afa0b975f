import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEvent, TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
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

/** The changes since the order was placed, newest first, in sentences. */
export function orderNews(order: Order, place: Place): readonly OrderNews[] {
  return order.events.toReversed().flatMap((event) => {
    const text = sentence(event, order, place);
    return text === null ? [] : [{ at: event.at, text }];
  });
}

function sentence({ type, reason, data = {}, by }: OrderEvent, order: Order, place: Place): string | null {
  const because = reason ? ` Grund: ${reason}` : "";
  const facts: TransitionFacts = data;
  switch (type) {
    case "delayed": {
      const { minutes = 0, promisedAt = order.timeline.promisedAt } = facts;
      return `Es dauert ${minutes} Minuten länger, neue Zeit: ${formatClock(promisedAt, place.timezone)}.${because}`;
    }
    case "moved": {
      const { to } = facts;
      const when = to === undefined ? "" : formatSlot({ ...order.distribution.slot, start: to }, place).split("–")[0];
      return `${by === "customer" ? "Du hast die Zeit geändert" : "Der Betrieb hat die Zeit geändert"}: ${when ?? ""}\u00a0Uhr.`;
    }
    case "edited":
    case "weighed": {
      const { lapsed, declined, accepted, after, differenceCents = 0 } = facts;
      if (lapsed) return "Auf den Vorschlag des Betriebs kam keine Antwort. Es bleibt alles, wie es war.";
      if (declined) return "Du hast die Änderung abgelehnt. Es bleibt alles, wie es war.";
      const changed = type === "weighed" ? "Deine Ware ist gewogen." : "Deine Bestellung wurde geändert.";
      const what = accepted ? "Du hast die Änderung angenommen." : changed;
      if (after === undefined) return what;
      if (differenceCents === 0) return `${what} Der Preis bleibt gleich.`;
      const amount = `${formatMoney(Math.abs(differenceCents))} ${differenceCents > 0 ? "mehr" : "weniger"}`;
      return `${what} Das sind ${amount}, zusammen ${formatMoney(after)}.`;
    }
    case "paymentFailed":
      return reason === "change"
        ? "Deine Änderung ging nicht mehr. Es bleibt alles, wie es war, und dein Geld geht zurück."
        : null;
    case "restored":
      return "Der Betrieb hat die Bestellung wieder aufgenommen.";
    default:
      return null;
  }
}
