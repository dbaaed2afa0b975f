import { adminQuery, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { completedOrdersQuery } from "@lokalkorb/model/documents/users/user-orders";
import type { Deps } from "../../platform/deps.ts";

/**
 * Whether a shop knows somebody: by a completed order of this very account. Addresses prove nothing, since anybody may type
 * any, and would tell whose customer their owner is. What is in the archive counts in what the shop knows of its customers,
 * and, as the checkout goes by it, in the list of orders of the account: guests are known to the shop by their address alone.
 */
export const hasCompletedOrder = async (deps: Deps, restaurantId: string, uid: string): Promise<boolean> => {
  const completed = queryOf(
    orderDocument,
    { restaurantId },
    {
      where: [
        ["customer.uid", "==", uid],
        ["status", "==", "completed"],
      ],
      limit: 1,
    },
  );
  const [found, own, customer] = await Promise.all([
    adminQuery(deps.db, completed).select().get(),
    adminQuery(deps.db, completedOrdersQuery(uid, restaurantId)).select().get(),
    readDocument(deps.db, customerDocument, { restaurantId, userDocId: uid }),
  ]);
  return !found.empty || !own.empty || (customer?.stats.orders ?? 0) > 0;
};
