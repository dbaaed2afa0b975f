import * as contracts from "@lokalkorb/contracts/push-devices";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import {
  deleteDocument,
  readDocument,
  setDocument,
  updateDocument,
  type ReadScope,
} from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeviceDocument } from "@lokalkorb/model/documents/restaurants/orders/order-device";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { pushSecrets } from "../platform/secrets.ts";
import type { PushDeps } from "./push-port.ts";

/** After its time an order has ended, or its states are no news. */
const keptAfter = 3 * dayMs;

/** Those who may look at an order may be told of it: who ordered, and who opened its link. */
async function orderFor(
  scope: ReadScope,
  { restaurantId, orderId }: OrderAddress,
  uid: string,
): Promise<Result<Order, { readonly type: "not-found" } | { readonly type: "not-allowed" }>> {
  const order = await readDocument(scope, orderDocument, { restaurantId, orderId });
  if (order === null) return refuse({ type: "not-found" });
  return order.customer.uid === uid || order.viewers.includes(uid) ? ok(order) : refuse({ type: "not-allowed" });
}

const look: Command<typeof contracts.orderPush, PushDeps> = async (input, { uid }, deps) => {
  const order = await orderFor(deps.db, input, uid);
  if (!order.ok) return order;
  if (deps.push === null || !isOpen(order.value.status)) return ok({ key: null, on: false });
  const device = await readDocument(deps.db, orderDeviceDocument, { ...input, uid });
  return ok({ key: deps.push.publicKey, on: device !== null });
};

const set: Command<typeof contracts.setOrderPush, PushDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, subscription } = input;
  const { push } = deps;
  return withIdempotency(deps, requestKeyOf(contracts.setOrderPush.name, caller, input), async (tx) => {
    const order = await orderFor(tx, input, caller.uid);
    if (!order.ok) return order;
    const address = { restaurantId, orderId, uid: caller.uid };
    if (subscription === null) {
      deleteDocument(tx, orderDeviceDocument, address);
      return ok({ result: "off" as const });
    }
    if (!isOpen(order.value.status)) return ok({ result: "ended" as const });
    if (push?.knows(subscription.endpoint) !== true) return ok({ result: "unknown-service" as const });
    const expiresAt = Math.max(order.value.distribution.slot.end, deps.now()) + keptAfter;
    setDocument(tx, orderDeviceDocument, address, { ...subscription, expiresAt });
    if (order.value.pushOn !== true) updateDocument(tx, orderDocument, { restaurantId, orderId }, { pushOn: true });
    return ok({ result: "on" as const });
  });
};

const options = { secrets: pushSecrets };
export const orderPush = defineCallable(contracts.orderPush, look, options);
export const setOrderPush = defineCallable(contracts.setOrderPush, set, options);
