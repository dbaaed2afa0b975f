import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { neverPlaced } from "@lokalkorb/domain/ordering/order/never-placed";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { historyText } from "./history-text.ts";

export interface MonthOrder {
  readonly order: ShopOrder;
  readonly archived: boolean;
}

/** Before it has a number the shop has nothing to do with it; unpaid ones never were an order for the shop. */
const unseen: ReadonlySet<OrderStatus> = new Set(["pendingPayment", "awaitingApproval", "expired"]);

/** Live and archived orders as one list; an order that is being archived right now is in both for a moment. */
export function monthOrders(
  live: readonly ShopOrder[],
  archived: readonly DocumentOf<typeof historicOrderDocument>[],
): readonly MonthOrder[] {
  const byId = new Map<string, MonthOrder>();
  for (const historic of archived)
    if (!neverPlaced(historic)) byId.set(historic.id, { order: asSeen(historic), archived: true });
  for (const order of live)
    if (!unseen.has(order.status) && !neverPlaced(order)) byId.set(order.id, { order, archived: false });
  return [...byId.values()].sort(
    (a, b) => b.order.dayKey.localeCompare(a.order.dayKey) || b.order.placedAt - a.order.placedAt,
  );
}

/** After the retention period the order has no name any more. */
function asSeen({ customer, ...order }: DocumentOf<typeof historicOrderDocument>): ShopOrder {
  const { uid, name, email, phone, isGuest } = customer;
  return {
    ...order,
    customer: {
      uid: uid ?? "",
      name: name ?? historyText.erased,
      email: email ?? "",
      isGuest,
      ...(phone ? { phone } : {}),
    },
  };
}

/** Every typed word has to be somewhere in the order. */
export function matchingOrders(orders: readonly MonthOrder[], typed: string): readonly MonthOrder[] {
  const wanted = typed.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return orders;
  return orders.filter(({ order }) => {
    const { no, dayCode, customer, lines, totals } = order;
    const text = [no, dayCode, customer.name, customer.email, customer.phone ?? "", ...lines.map(({ name }) => name)]
      .concat(formatMoney(totals.totalCents))
      .join(" ")
      .toLocaleLowerCase("de");
    return wanted.every((word) => text.includes(word));
  });
}

/** The last months, this one first: '2026-11'. */
export function lastMonths(today: LocalDate, count: number): readonly string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, back) => {
    const month = first - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}
