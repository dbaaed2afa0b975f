import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import type { CapacityReplay, ReplayedOrder, ReplayedTime } from "@lokalkorb/domain/ordering/trial/replay-capacity";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { replayText as words } from "./replay-text.ts";

/** They took no room to the end: never an order of the shop, or given back. */
const gone: ReadonlySet<OrderStatus> = new Set([
  "pendingPayment",
  "awaitingApproval",
  "expired",
  "rejected",
  "cancelled",
]);

type Past = Pick<ShopOrder, "id" | "channel" | "status" | "distribution" | "kitchenUnits" | "totals" | "placedAt">;

/** Orders of one way as a capacity counts them, each once although it may be archived right now. */
export function replayOrders(orders: readonly Past[], optionId: string): readonly ReplayedOrder[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return [...byId.values()]
    .filter(
      ({ channel, status, distribution }) =>
        channel !== "test" && !gone.has(status) && distribution.optionId === optionId,
    )
    .map(({ distribution, placedAt, kitchenUnits, totals }) => ({
      slot: distribution.slot,
      placedAt,
      units: kitchenUnits,
      cents: totals.itemsCents + totals.discountCents,
    }));
}

/** 'Samstag 10:00–10:30: 4 von 14 Bestellungen hätten keinen Platz gefunden.' */
export function replayedSentence({ weekday, start, end, orders, refused }: ReplayedTime): string {
  return words.time(`${weekdayNames[weekday - 1] ?? ""} ${start}–${end}`, refused, orders);
}

/** The whole answer in a sentence. */
export function replaySummary({ orders, refused, elsewhere }: CapacityReplay): string {
  const judged = orders - elsewhere;
  if (orders === 0) return words.none;
  if (judged === 0) return words.allElsewhere;
  return refused === 0 ? words.allFit(judged) : words.refused(refused, judged);
}
