import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { deleteDocument, readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeviceDocument } from "@lokalkorb/model/documents/restaurants/orders/order-device";
import type { EffectRunner } from "../outbox/effect-runner.ts";
import { orderMessage } from "./order-message.ts";
import type { PushDeps, PushResult } from "./push-port.ts";

/** More than may look at one order. */
const mostDevices = 30;
/** A state that is told later is no news; the mail has said it. */
const newsFor = hourMs;

/**
 * Tells the browsers of an order's viewers of its new state, and forgets them when it has ended, when a service does not know
 * them, and when their person may not look any more. The mail of the state goes its own way, so nothing is tried again.
 */
export const tellViewers: EffectRunner<PushDeps> = async (deps, { restaurantId, orderId, event, createdAt }) => {
  const { push, db } = deps;
  if (push === null) return;
  const order = await readDocument(db, orderDocument, { restaurantId, orderId });
  const devices = await readQuery(db, queryOf(orderDeviceDocument, { restaurantId, orderId }, { limit: mostDevices }));
  const now = deps.now();
  const message =
    order === null || now - createdAt > newsFor ? null : orderMessage(event, order, { restaurantId, orderId, now });
  const hasEnded = order === null || !isOpen(order.status);
  await Promise.all(
    devices.map(async ({ id: uid, endpoint, p256dh, auth }) => {
      const mayLook = order !== null && (order.customer.uid === uid || order.viewers.includes(uid));
      const send = async (): Promise<PushResult> =>
        message === null ? "sent" : push.send({ endpoint, p256dh, auth }, message);
      const result = mayLook ? await send().catch(() => "failed" as const) : "gone";
      if (result === "failed") deps.log.warn("push: a viewer was not told", { restaurantId, orderId });
      if (result === "gone" || hasEnded) await deleteDocument(db, orderDeviceDocument, { restaurantId, orderId, uid });
    }),
  );
};
