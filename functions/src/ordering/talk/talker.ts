import { can } from "@lokalkorb/domain/access/permissions";
import type { TalkSide } from "@lokalkorb/domain/ordering/talk/order-talk";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { type AdminTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { roleIn } from "../../access/staff.ts";
import type { Caller } from "../../platform/caller.ts";
import type { OrderAddress } from "../payment-port.ts";

interface Talk {
  readonly order: DocumentOf<typeof orderDocument>;
  readonly talk: DocumentOf<typeof orderTalkDocument> | null;
}

/** The talk about an order, for the counter and for those who may look at the order: the holder of its link fetches it, too. */
export async function readTalk(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  side: TalkSide,
  { uid }: Caller,
): Promise<Result<Talk, Refused<"not-found" | "not-allowed">>> {
  const address = { restaurantId, orderId };
  const [order, talk, role] = await Promise.all([
    readDocument(tx, orderDocument, address),
    readDocument(tx, orderTalkDocument, address),
    side === "shop" ? roleIn(tx, restaurantId, uid) : null,
  ]);
  const may =
    side === "shop"
      ? role !== null && can(role, "order.talk")
      : order !== null && (order.customer.uid === uid || order.viewers.includes(uid));
  if (may && order !== null) return ok({ order, talk });
  // Strangers learn of no order that it is there.
  return refuse({ type: may || (order === null && side === "shopper") ? "not-found" : "not-allowed" });
}
