import { neverPlaced } from "@lokalkorb/domain/ordering/order/never-placed";
import { emailsOf, isOrderOf, uidsOf } from "@lokalkorb/domain/ordering/customers/merge-customers";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useShop } from "@/entities/shop/shop-context";
import type { ShopCustomer } from "@/entities/customer/use-customers";

/** Live ones are archived ones that lack what an archive adds. */
export type CustomerOrder = DocumentOf<typeof historicOrderDocument> | DocumentOf<typeof orderDocument>;

export interface CustomerOrders {
  readonly status: "pending" | "failed" | "present";
  /** The latest first; of each place no more than asked for. */
  readonly orders: readonly CustomerOrder[];
  readonly hasMore: boolean;
}

/** Before it has a number an order is none for the shop. */
const unseen: ReadonlySet<string> = new Set(["pendingPayment", "awaitingApproval", "expired"]);

/** The database compares a field with so many at once; the latest spellings count. */
const mostValues = 30;

/** The latest orders of a customer, of the board and of the archive; all of them without a limit. */
export function useCustomerOrders(customer: ShopCustomer | null, limit: number | "all"): CustomerOrders {
  const { restaurantId } = useShop();
  const uids = customer === null ? [] : uidsOf(customer).slice(-mostValues);
  const emails = customer === null ? [] : emailsOf(customer).slice(-mostValues);
  const terms = limit === "all" ? ({ inParts: true } as const) : ({ orderBy: [["placedAt", "desc"]], limit } as const);
  const states = [
    useQuery(
      uids.length === 0
        ? null
        : queryOf(orderDocument, { restaurantId }, { where: [["customer.uid", "in", uids]], ...terms }),
    ),
    useQuery(
      emails.length === 0
        ? null
        : queryOf(orderDocument, { restaurantId }, { where: [["customer.email", "in", emails]], ...terms }),
    ),
    useQuery(
      uids.length === 0
        ? null
        : queryOf(historicOrderDocument, { restaurantId }, { where: [["customer.uid", "in", uids]], ...terms }),
    ),
    useQuery(
      emails.length === 0
        ? null
        : queryOf(historicOrderDocument, { restaurantId }, { where: [["customer.email", "in", emails]], ...terms }),
    ),
  ].filter((_, index) => (index % 2 === 0 ? uids : emails).length > 0);
  const lists = states.map((state): readonly CustomerOrder[] => valueOf<readonly CustomerOrder[]>(state) ?? []);
  // An order that is being archived is in both places for a moment: the live one counts.
  const byId = new Map(lists.toReversed().flatMap((list) => list.map((order) => [order.id, order] as const)));
  const orders = [...byId.values()]
    .filter(
      (order) => customer !== null && isOrderOf(customer, order) && !unseen.has(order.status) && !neverPlaced(order),
    )
    .toSorted((a, b) => b.placedAt - a.placedAt);
  return {
    status: states.some(({ status }) => status === "failed")
      ? "failed"
      : states.some(({ status }) => status === "pending")
        ? "pending"
        : "present",
    orders,
    hasMore: limit !== "all" && lists.some(({ length }) => length === limit),
  };
}
