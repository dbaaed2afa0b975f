import { boardLane, boardLanes, type BoardLane } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

type BoardOrder = Pick<Order, "status" | "timeline" | "placedAt"> & { readonly id: string };

/** Preorders wait beside the board until it is time to begin; then they enter by themselves. */
export const columns = [...boardLanes, "preorders"] as const;
export type Column = BoardLane | "preorders";

export type Board<O> = Readonly<Record<Column, readonly O[]>>;

export function columnOf({ status, timeline }: Pick<Order, "status" | "timeline">, now: Instant): Column | null {
  return status === "accepted" && timeline.releaseAt > now ? "preorders" : boardLane(status);
}

/** All orders in their columns, the earliest due first; one pass and one sort per snapshot, however many there are. */
export function boardOf<O extends BoardOrder>(orders: readonly O[], now: Instant): Board<O> {
  const board: Record<Column, O[]> = { new: [], accepted: [], inWork: [], done: [], onTheWay: [], preorders: [] };
  for (const order of orders.toSorted(byDueTime)) {
    const column = columnOf(order, now);
    if (column !== null) board[column].push(order);
  }
  return board;
}

function byDueTime(a: BoardOrder, b: BoardOrder): number {
  return a.timeline.promisedAt - b.timeline.promisedAt || a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1);
}
