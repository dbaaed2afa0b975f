import { openStatuses } from "@lokalkorb/domain/orders/order-status-groups";
import { adminQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Deps } from "../edge/deps.ts";

/**
 * Unfinished orders of a shopper in one shop, counted no further than needed. The orders themselves are asked: the
 * shopper's own index follows a moment later, and a quick hand would slip through.
 */
export const countOpenOrders = async (deps: Deps, restaurantId: string, uid: string, most: number): Promise<number> => {
  if (most === 0) return 0;
  const query = queryOf(
    orderDocument,
    { restaurantId },
    {
      where: [
        ["customer.uid", "==", uid],
        ["status", "in", openStatuses],
      ],
      limit: most,
    },
  );
  return (await adminQuery(deps.db, query).count().get()).data().count;
};

/** Whether somebody has an order in this shop that came about. */
export const hasOrderedBefore = async (deps: Deps, restaurantId: string, uid: string): Promise<boolean> => {
  const query = queryOf(
    orderDocument,
    { restaurantId },
    {
      where: [
        ["customer.uid", "==", uid],
        ["status", "in", [...openStatuses, "completed"]],
      ],
      limit: 1,
    },
  );
  return (await adminQuery(deps.db, query).count().get()).data().count > 0;
};
