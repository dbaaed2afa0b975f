import { goodsSums, type GoodsSum } from "@lokalkorb/domain/ordering/production/goods-sums";
import { goodsOfOrders, linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import { unweighedLines } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopOrder } from "@/entities/order/state/order-document";
import type { Board } from "@/entities/order/state/lanes";

/** A tick says how many were made: a line that became another one is open again. */
export const tickOf = (orderId: string, { lineId, qty }: OrderLine): string => `${orderId}:${lineId}:${qty}`;

/** In work and due to be begun, the earliest first. */
export const toMake = ({ accepted, inWork }: Board<ShopOrder>): readonly ShopOrder[] =>
  [...accepted, ...inWork].toSorted((a, b) => a.timeline.promisedAt - b.timeline.promisedAt || a.placedAt - b.placedAt);

/** Everything that is made here and not ticked yet, the most first. */
export function openSums(
  orders: readonly ShopOrder[],
  ticks: ReadonlySet<string>,
  isHere: (line: OrderLine) => boolean = () => true,
): readonly GoodsSum[] {
  const open = orders.map(({ id, channel, lines }) => ({
    channel,
    lines: lines.filter((line) => isHere(line) && !ticks.has(tickOf(id, line))),
  }));
  return goodsSums(goodsOfOrders(open)).toSorted((a, b) => b.qty - a.qty);
}

/** A head, a button, and what stands between them, in the height of a line. */
const heightOf = (order: Pick<Order, "lines" | "customerNote">): number =>
  4 + linesToMake(order).length + (order.customerNote === undefined ? 0 : 1);

/** Row by row, and the next card below the shortest column: the earliest stay at the top. */
export function inColumns<O extends Pick<Order, "lines" | "customerNote">>(
  orders: readonly O[],
  count: number,
): readonly (readonly O[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, orders: [] as O[] }));
  for (const order of orders) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.orders.push(order);
    shortest.height += heightOf(order);
  }
  return columns.map((column) => column.orders);
}

export type KitchenStep = "prepare" | "weigh" | "ready";

/** The next step of the table of transitions, for a screen that shows these two statuses alone. */
export function kitchenStepOf(order: Pick<Order, "status" | "lines">): KitchenStep {
  if (order.status === "accepted") return "prepare";
  return unweighedLines(order).length > 0 ? "weigh" : "ready";
}

export type Urgency = "calm" | "soon" | "late";

const soonMinutes = 10;

export function urgencyOf({ timeline }: Pick<Order, "timeline">, now: Instant): Urgency {
  if (now > timeline.promisedAt) return "late";
  return timeline.promisedAt - now < soonMinutes * minuteMs ? "soon" : "calm";
}

/** '7:52' before the slot and '+2:08' behind it; '1:05:00' from an hour on. */
export function timerText({ timeline }: Pick<Order, "timeline">, now: Instant): string {
  const seconds = Math.abs(Math.trunc((timeline.promisedAt - now) / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  return now > timeline.promisedAt ? `+${clock}` : clock;
}
