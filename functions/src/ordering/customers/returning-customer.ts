import type { Id } from "@lokalkorb/domain/kernel/branded";
import { adminQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { completedOrdersQuery } from "@lokalkorb/model/documents/users/user-orders";
import type { Deps } from "../../platform/deps.ts";
import { readCustomer } from "./customer-records.ts";

/**
 * Whether an account has a completed order in the shop; an address proves nothing and would tell whose customer its
 * owner is. Archived orders count through the shop's customer record and the account's list of orders.
 */
export async function hasCompletedOrder(deps: Deps, restaurantId: Id<"shop">, uid: Id<"user">): Promise<boolean> {
  const completed = queryOf(
    orderDocument,
    { restaurantId },
    { where: matching({ "customer.uid": uid, status: "completed" }), limit: 1 },
  );
  const [found, own, { customer }] = await Promise.all([
    adminQuery(deps.db, completed).select().get(),
    adminQuery(deps.db, completedOrdersQuery(uid, restaurantId)).select().get(),
    readCustomer(deps.db, restaurantId, uid),
  ]);
  return !found.empty || !own.empty || (customer?.stats.orders ?? 0) > 0;
}
