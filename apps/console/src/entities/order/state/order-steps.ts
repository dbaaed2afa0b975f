import { can } from "@lokalkorb/domain/access/permissions";
import { possibleActions } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { unweighedLines } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Standing } from "@lokalkorb/domain/access/role";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface Steps {
  /** The one button of a card; null: this role has nothing to do here. */
  readonly next: OrderAction | null;
  readonly others: readonly OrderAction[];
}

/** Who brings or sends the goods does that before anybody hands them over. */
const inOrder: readonly OrderAction[] = ["accept", "prepare", "ready", "deliver", "ship", "complete"];

/** The same table that the server decides by says which buttons there are. */
export function stepsOf(order: Order, role: Standing, now: Instant): Steps {
  const possible = possibleActions({ order, by: "merchant", role, now });
  const next = inOrder.find((action) => possible.includes(action)) ?? null;
  // A new order is rejected, with a reason; cancelling it would be the same under another name.
  const others = possible.filter((action) => action !== next && !(action === "cancel" && possible.includes("reject")));
  return { next, others };
}

/** Nothing is handed over unpaid without saying how it was paid. */
export const mustTakeMoney = (order: Order): boolean => openCents(order) > 0;

/** The kitchen makes things; prices are none of its business. */
export const seesMoney = (role: Standing): boolean => role !== "kitchen";

/** It is being made, or something by weight came in when all was ready, and only the scale is missing. */
export const needsScale = (order: Order, role: Standing): boolean =>
  (order.status === "preparing" || order.status === "ready") &&
  can(role, "order.pack") &&
  unweighedLines(order).length > 0;
