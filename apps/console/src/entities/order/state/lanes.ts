import { boardLane, boardLanes, type BoardLane } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";

type BoardOrder = Pick<Order, "status" | "timeline" | "placedAt"> & { readonly id: string };

/** Accepted orders for other days wait beside the board; then they enter by themselves. */
export const columns = [...boardLanes, "preorders"] as const;
export type Column = BoardLane | "preorders";

export type Board<O> = Readonly<Record<Column, readonly O[]>>;

interface BoardTime {
  readonly now: Instant;
  /** Due before this, an accepted order lies on the board although there is time until it must be begun (M-S5). */
  readonly dueBefore: Instant;
}

export function columnOf({ status, timeline }: Pick<Order, "status" | "timeline">, time: BoardTime): Column | null {
  const isLater = timeline.releaseAt > time.now && timeline.promisedAt >= time.dueBefore;
  return status === "accepted" && isLater ? "preorders" : boardLane(status);
}

/** All orders in their columns, the earliest due first; one pass and one sort per snapshot, however many there are. */
export function boardOf<O extends BoardOrder>(orders: readonly O[], time: BoardTime): Board<O> {
  const board: Record<Column, O[]> = { new: [], accepted: [], inWork: [], done: [], onTheWay: [], preorders: [] };
  for (const order of orders.toSorted(byDueTime)) {
    const column = columnOf(order, time);
    if (column !== null) board[column].push(order);
  }
  return board;
}

/** Midnight of the shop, in which its next day begins. */
export const tomorrow = (now: Instant, timezone: string): Instant =>
  localToInstant({ date: addDays(instantToLocal(now, timezone).date, 1), time: "00:00" }, timezone);

function byDueTime(a: BoardOrder, b: BoardOrder): number {
  return a.timeline.promisedAt - b.timeline.promisedAt || a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1);
}
