import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { adminQuery, getIn, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customersOf } from "../customers/customer-records.ts";
import type { Deps } from "../../platform/deps.ts";

/**
 * Unfinished orders of a shopper in one shop, counted no further than needed. The orders themselves are asked: the
 * shopper's own index follows a moment later, and a quick hand would slip through.
 */
export async function countOpenOrders(
  deps: Deps,
  restaurantId: Id<"shop">,
  uid: Id<"user">,
  most: number,
): Promise<number> {
  if (most === 0) return 0;
  const query = queryOf(
    orderDocument,
    { restaurantId },
    { where: matching({ "customer.uid": uid, status: openStatuses }), limit: most },
  );
  return (await adminQuery(deps.db, query).count().get()).data().count;
}

/**
 * Whether a person has an order in this shop that came about: by account and by address, since guests have another
 * account on every device. Archived orders count in the shop's customer record; in a transaction an order placed with
 * the same address at the same moment counts, too.
 */
export async function hasOrderedBefore(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  customer: { readonly uid: Id<"user">; readonly email?: string },
): Promise<boolean> {
  const { uid } = customer;
  const email = customer.email?.trim();
  const statusesOf = async (field: "customer.uid" | "customer.email", value: string): Promise<unknown[]> => {
    const query = queryOf(orderDocument, { restaurantId }, { where: [[field, "==", value]], limit: mostLooked });
    const found = await getIn(scope, adminQuery(scope, query).select("status"));
    return found.docs.map((order): unknown => order.get("status"));
  };
  const [byUid, byEmail, records] = await Promise.all([
    statusesOf("customer.uid", uid),
    email === undefined ? [] : statusesOf("customer.email", email),
    customersOf(scope, restaurantId, { uid, email }),
  ]);
  return (
    [...byUid, ...byEmail].some((status) => cameAbout.some((one) => one === status)) ||
    records.some(({ stats }) => stats.orders > 0)
  );
}

const cameAbout: readonly OrderStatus[] = [...openStatuses, "completed"];
/** After so many orders that all ended without a handover, more are refused. */
const mostLooked = 30;
