import type { LocalDate } from "../../kernel/time/instant.ts";
import { unweighedLines } from "../lifecycle/order-guards.ts";
import type { Order } from "../order/order.ts";
import { isOpen } from "../order/order-status-groups.ts";
import type { OrderStatus } from "../order/order-status.ts";
import { netPaidCents } from "../order/payment-rules.ts";
import type { OpenEnd, OpenEndKind } from "./closing-fields.ts";
import { sharesOfSale } from "./takings.ts";

/** An order with its id, as it is read. */
export type ClosableOrder = Order & { readonly id: OpenEnd["orderId"] };

const kindByStatus: Partial<Record<OrderStatus, OpenEndKind>> = {
  placed: "notAnswered",
  accepted: "inWork",
  preparing: "inWork",
  ready: "notPickedUp",
  deposited: "notPickedUp",
  outForDelivery: "onTheWay",
  shipped: "onTheWay",
};

/**
 * Orders up to this day that are not over yet. Money trouble that an earlier closing accepted is not asked about
 * again; an order that still lies there is, every day. In the order of their numbers, as they lie on the shelf.
 */
export function openEndsOf(question: {
  readonly day: LocalDate;
  readonly orders: readonly ClosableOrder[];
  readonly accepted: ReadonlySet<string>;
}): readonly OpenEnd[] {
  const { day, orders, accepted } = question;
  return orders
    .filter(({ channel, dayKey }) => channel !== "test" && dayKey <= day)
    .flatMap((order) => (isOpen(order.status) ? endsOfGoods(order) : endsOfMoney(order)))
    .filter(({ kind, key }) => goodsKinds.has(kind) || !accepted.has(key))
    .toSorted((a, b) => a.no.localeCompare(b.no, "de", { numeric: true }));
}

const goodsKinds: ReadonlySet<OpenEndKind> = new Set([
  "notAnswered",
  "inWork",
  "weightMissing",
  "notPickedUp",
  "onTheWay",
]);

function endsOfGoods(order: ClosableOrder): OpenEnd[] {
  const kind = kindByStatus[order.status];
  if (kind === undefined) return [];
  const waits = kind === "inWork" && unweighedLines(order).length > 0;
  return [endOf(order, waits ? "weightMissing" : kind)];
}

function endsOfMoney(order: ClosableOrder): OpenEnd[] {
  const { status, paymentStatus, refunds = [] } = order;
  const ofRefunds = refunds.flatMap(({ id, state, cents }) =>
    state === "succeeded" ? [] : [endOf(order, state === "failed" ? "refundFailed" : "refundPending", cents, id)],
  );
  const unpaid = status === "completed" ? sharesOfSale(order).find(({ method }) => method === "unpaid") : undefined;
  const kept = status === "noShow" ? netPaidCents(order) : 0;
  const keptOfCancelled = status === "cancelled" ? (order.cancellation?.keptCents ?? 0) : 0;
  return [
    ...ofRefunds,
    ...(paymentStatus === "disputed" ? [endOf(order, "disputed")] : []),
    ...(unpaid !== undefined && unpaid.cents > 0 ? [endOf(order, "unpaid", unpaid.cents)] : []),
    ...(kept > 0 ? [endOf(order, "moneyOfNoShow", kept)] : []),
    ...(keptOfCancelled > 0 ? [endOf(order, "moneyOfCancelled", keptOfCancelled)] : []),
  ];
}

function endOf(order: ClosableOrder, kind: OpenEndKind, cents?: number, part = ""): OpenEnd {
  const { id, no, dayCode } = order;
  const key = [id, kind, part].filter((text) => text !== "").join(":");
  return { key, kind, orderId: id, no, dayCode, ...(cents === undefined ? {} : { cents }) };
}
