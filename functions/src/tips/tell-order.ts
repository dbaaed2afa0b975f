import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { persistTransition } from "../ordering/write/persist-transition.ts";

/** The order's own word of its tip, by which shopper, shop, closing and figures know it; the mail goes out once. */
export function tellOrder(
  tx: AdminTransaction,
  address: OrderAddress,
  order: Order,
  type: "tipped" | "tipReturned",
  laterTip: NonNullable<Order["laterTip"]>,
  now: Instant,
): void {
  const { cents } = laterTip;
  const by = type === "tipped" ? "customer" : "merchant";
  const { patch } = transitionOf(order, [{ at: now, type, by, data: { cents } }]);
  persistTransition(tx, {
    address,
    order,
    patch: { laterTip, ...patch },
    event: type,
    effects: effectsOf(type, order),
    data: { cents },
    rules: null,
    now,
  });
}
