import { groupProgress, isToldToGroup } from "@lokalkorb/domain/ordering/group/group-progress";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { groupProgressDocument } from "@lokalkorb/model/documents/restaurants/groups/progress";
import type { OrderAddress } from "../payment-port.ts";

/** In the transaction that changes the order of a group; a step that its people do not see writes nothing. */
export function writeProgress(
  tx: AdminTransaction,
  { restaurantId }: OrderAddress,
  before: Order | null,
  after: Order,
): void {
  const { groupId } = after;
  if (groupId === undefined || !isToldToGroup(after)) return;
  const told = groupProgress(after);
  if (before !== null && isToldToGroup(before) && JSON.stringify(groupProgress(before)) === JSON.stringify(told))
    return;
  setDocument(tx, groupProgressDocument, { restaurantId, groupId }, told);
}
