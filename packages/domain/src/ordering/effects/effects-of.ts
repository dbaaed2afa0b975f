import type { Order } from "../order/order.ts";
import type { OrderEventType } from "../order/order-event.ts";
import type { EffectKind } from "./effect-kinds.ts";

type OrderFacts = Pick<Order, "paymentStatus" | "payments" | "capture" | "distribution" | "flags" | "pushOn">;

const told: readonly EffectKind[] = ["mail"];
const ended: readonly EffectKind[] = ["mail", "figures"];

const always: Partial<Record<OrderEventType, readonly EffectKind[]>> = {
  // The figures know a customer from the first order on, whatever becomes of it.
  placed: ["push", "mail", "print", "figures"],
  approvalRequested: told,
  paymentFailed: told,
  expired: told,
  accepted: ["mail", "print"],
  ready: told,
  deposited: told,
  outForDelivery: told,
  shipped: told,
  completed: ["receipt", "figures", "pos"],
  rejected: [...ended, "watch"],
  cancelled: ended,
  restored: ended,
  noShow: ended,
  refunded: ["mail", "receipt", "figures"],
  // The staff has to do something about these two.
  tipped: told,
  tipReturned: told,
  refundFailed: told,
  disputed: told,
  delayed: told,
  moved: told,
  edited: told,
  weighed: told,
  escalated: ["mail", "watch"],
};

/** States that the browsers of the order's viewers are told of, and its ends, after which they are forgotten. */
const toldByPush: ReadonlySet<OrderEventType> = new Set([
  "accepted",
  "ready",
  "deposited",
  "outForDelivery",
  "shipped",
  "delayed",
  "moved",
  "edited",
  "completed",
  "rejected",
  "cancelled",
  "noShow",
]);

/**
 * The effects of a transition. `order` is the order before it: an authorized payment is captured or voided, a captured
 * one is refunded by the refund that the transition writes beside.
 */
export function effectsOf(event: OrderEventType, order: OrderFacts): readonly EffectKind[] {
  const kinds = [...(always[event] ?? [])];
  const isAuthorized = order.paymentStatus === "authorized";
  const atEnd = event === "completed" || event === "noShow";
  // The amount is unknown before it is weighed.
  const takenAt = order.flags?.needsWeighing === true ? "ready" : "accepted";
  const capturesNow = atEnd || (event === takenAt && order.capture !== "onComplete");
  if (isAuthorized && capturesNow) kinds.push("capture");
  if (isAuthorized && (event === "rejected" || event === "cancelled")) kinds.push("void");
  if (order.pushOn === true && toldByPush.has(event)) kinds.push("push");
  if (event === "ready" && order.distribution.type === "locker") kinds.push("locker");
  return kinds;
}
