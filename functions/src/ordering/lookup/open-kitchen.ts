import { openKitchen as contract } from "@lokalkorb/contracts/kitchen";
import { boardStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { roleIn } from "../../access/staff.ts";
import type { Deps } from "../../platform/deps.ts";
import { type Command, defineCallable } from "../../platform/endpoints/define-callable.ts";
import type { OrderAddress } from "../payment-port.ts";
import { writeTicket } from "../write/write-ticket.ts";

/**
 * GDP-02. A shop without a kitchen screen pays for no tickets (P11), so the screen asks for them; asked again, it gets those
 * of orders that were placed while it asked first.
 */
const command: Command<typeof contract> = async ({ restaurantId }, caller, deps) => {
  if ((await roleIn(deps.db, restaurantId, caller.uid)) !== "kitchen") return refuse({ type: "not-allowed" });
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  // First, so that an order which is placed meanwhile has its ticket.
  if (shop?.kitchenTickets !== true)
    await updateDocument(deps.db, shopDocument, { restaurantId }, { kitchenTickets: true });
  const onBoard = queryOf(orderDocument, { restaurantId }, { where: [["status", "in", boardStatuses]] });
  const without = (await readQuery(deps.db, onBoard)).filter(({ hasTicket }) => hasTicket !== true);
  for (const { id: orderId } of without) await addTicket(deps, { restaurantId, orderId });
  return ok({});
};

const addTicket = ({ db }: Deps, address: OrderAddress): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    if (order === null || order.hasTicket === true) return;
    updateDocument(tx, orderDocument, address, { hasTicket: true });
    writeTicket(tx, address, null, { ...order, hasTicket: true });
  });

export const openKitchen = defineCallable(contract, command);
