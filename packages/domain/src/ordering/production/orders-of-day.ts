import { byText } from "./by-text.ts";
import type { Id } from "../../kernel/branded.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";

/** A list counts orders that are still to be made, or all that are still to be handed over. */
export type ProductionStep = "make" | "handOver";

const statuses: Readonly<Record<ProductionStep, readonly OrderStatus[]>> = {
  make: ["accepted", "preparing"],
  handOver: ["accepted", "preparing", "ready", "outForDelivery"],
};

export interface WantedOrders {
  readonly day: LocalDate;
  readonly step: ProductionStep;
  /** null = every way of handover. */
  readonly methodId: Id<"method"> | null;
}

type Listed = Pick<Order, "status" | "dayKey" | "distribution" | "dayCode" | "timeline">;

/** In the order of packing: by the time that was promised last, then along the way of a delivery, then by call number. */
export function ordersOfDay<O extends Listed>(
  orders: readonly O[],
  { day, step, methodId }: WantedOrders,
): readonly O[] {
  return orders
    .filter(
      ({ status, dayKey, distribution }) =>
        dayKey === day && statuses[step].includes(status) && (methodId === null || distribution.optionId === methodId),
    )
    .toSorted(
      (a, b) =>
        a.timeline.promisedAt - b.timeline.promisedAt || byText(wayTo(a), wayTo(b)) || byText(a.dayCode, b.dayCode),
    );
}

/** Streets of one place follow each other; it is no route planner. */
function wayTo({ distribution: { type, address } }: Listed): string {
  return address === undefined ? type : `${type} ${address.zip} ${address.street} ${address.houseNo}`;
}

/** Orders of the day that the shop has not answered: a list leaves them out, and says so. */
export function unansweredOf(orders: readonly Pick<Order, "status" | "dayKey">[], day: LocalDate): number {
  return orders.filter(({ status, dayKey }) => status === "placed" && dayKey === day).length;
}
