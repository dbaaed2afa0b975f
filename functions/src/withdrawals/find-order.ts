import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { fromArchive } from "../ordering/archive/from-archive.ts";

export type FoundOrder = Order & { readonly id: string };

/** People type blanks, small letters and the sign of a number. */
export const typedNo = (typed: string): string => typed.replaceAll(/\s|^#/g, "").toUpperCase();

/** The order of this number in the shop, on the board or in the archive. */
export async function findOrderByNo(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  typed: string,
): Promise<FoundOrder | null> {
  const no = typedNo(typed);
  if (no === "") return null;
  const where = matching({ no });
  const [live] = await readQuery(scope, queryOf(orderDocument, { restaurantId }, { where, limit: 1 }));
  if (live !== undefined) return live;
  const [old] = await readQuery(scope, queryOf(historicOrderDocument, { restaurantId }, { where, limit: 1 }));
  return old === undefined ? null : fromArchive(old);
}
