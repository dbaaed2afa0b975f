import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { inTransaction, readDocument, readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { endApproval } from "../ordering/approval/end-approval.ts";
import { transitionOrder } from "../ordering/lifecycle/transition-order.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";

export interface DayOfRound {
  readonly restaurantId: Id<"shop">;
  readonly day: LocalDate;
  readonly methodIds: readonly string[];
}

/** Open orders of the ways of a round for one day. */
export async function ordersOfRound(
  scope: ReadScope,
  { restaurantId, day, methodIds }: DayOfRound,
): Promise<readonly DocumentOf<typeof orderDocument>[]> {
  const where = [
    ["status", "in", openStatuses],
    ["dayKey", "==", day],
  ] as const;
  const orders = await readQuery(scope, queryOf(orderDocument, { restaurantId }, { where }));
  return orders.filter(({ distribution }) => methodIds.includes(distribution.optionId));
}

const endedBy: Partial<Record<Order["status"], "reject" | "cancel">> = {
  placed: "reject",
  accepted: "cancel",
  preparing: "cancel",
};

/**
 * Ends the orders of a day that was called off, each in a transaction of its own: its goods are free, its money goes back, and
 * its person reads the word. Goods that are packed already are for people to decide. Answers how many may still come: money for
 * them is on its way.
 */
export async function endOrders(deps: OrderingDeps, round: DayOfRound, word: string): Promise<number> {
  const orders = await ordersOfRound(deps.db, round);
  const failed = await forEachConcurrent(orders, { atATime: 5, beginsFor: 60_000 }, async ({ id: orderId }) => {
    const address = { restaurantId: round.restaurantId, orderId };
    await inTransaction(deps.db, async (tx) => {
      const order = await readDocument(tx, orderDocument, address);
      if (order === null) return;
      if (order.status === "awaitingApproval")
        return endApproval(tx, deps, { address, order, end: { outcome: "lapsed" } });
      const action = endedBy[order.status];
      if (action === undefined) return;
      const reason = { code: "other", text: word } as const;
      const now = deps.now();
      const step = { address, order, action, by: "merchant", role: "owner", now, reason } as const;
      const ended = await transitionOrder(tx, deps, step);
      // The day is not done while one of its orders lives on; the duty tries again.
      if (!ended.ok) throw new Error(`order ${orderId} does not end: ${ended.refusal.type}`);
    });
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  return orders.filter(({ status }) => status === "pendingPayment").length;
}
