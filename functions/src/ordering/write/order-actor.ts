import { actsAsShopper } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import type { Role } from "@lokalkorb/domain/access/role";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { readDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { roleIn } from "../../access/staff.ts";
import type { Caller } from "../../platform/caller.ts";
import type { OrderAddress } from "../payment-port.ts";

export interface OrderActor {
  readonly order: DocumentOf<typeof orderDocument>;
  readonly role: Role | null;
  /** The orderer, also in another browser once that proved the order's mailbox. Other viewers may not change it. */
  readonly isOrderer: boolean;
}

/** The order and what the caller is to it; strangers and neighbours learn no more than that it is not theirs. */
export async function readActor(
  tx: AdminTransaction,
  address: OrderAddress,
  caller: Caller,
): Promise<Result<OrderActor, Refused<"not-found" | "not-allowed">>> {
  const { restaurantId, orderId } = address;
  const [order, role] = await Promise.all([
    readDocument(tx, orderDocument, { restaurantId, orderId }),
    roleIn(tx, restaurantId, caller.uid),
  ]);
  if (order === null) return refuse({ type: "not-found" });
  const isOrderer = actsAsShopper(order, caller.uid);
  return role === null && !isOrderer ? refuse({ type: "not-allowed" }) : ok({ order, role, isOrderer });
}
