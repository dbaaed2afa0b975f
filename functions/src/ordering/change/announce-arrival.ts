import { announceArrival as contract } from "@lokalkorb/contracts/orders";
import { mayArrive } from "@lokalkorb/domain/ordering/lifecycle/arrival";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";

/** The one who ordered, or who was sent to fetch it and opened the order's link. The first word counts. */
const command: Command<typeof contract> = (input, caller, deps) => {
  const address = { restaurantId: input.restaurantId, orderId: input.orderId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    if (order === null) return refuse({ type: "not-found" });
    if (order.customer.uid !== caller.uid && !order.viewers.includes(caller.uid))
      return refuse({ type: "not-allowed" });
    const now = deps.now();
    if (!mayArrive(order, now)) return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
    if (order.arrivedAt === undefined) updateDocument(tx, orderDocument, address, { arrivedAt: now });
    return ok({ arrivedAt: order.arrivedAt ?? now });
  });
};

export const announceArrival = defineCallable(contract, command);
