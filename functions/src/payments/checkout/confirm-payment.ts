import { confirmPayment as contract } from "@lokalkorb/contracts/orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { roleIn } from "../../access/staff.ts";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import { createCoalescer } from "../../platform/concurrency/coalesce.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import { syncPayment } from "../sync/sync-payment.ts";

/**
 * The shopper is back from the provider's page. Whether that means paid is asked of the provider, never of the address;
 * its own message comes to the same, and the first of both wins.
 */
const command: Command<typeof contract, PaymentDeps> = async (address, caller, deps) => {
  const before = await readDocument(deps.db, orderDocument, address);
  if (before === null) return refuse({ type: "not-found" });
  const isViewer = before.viewers.includes(caller.uid);
  if (!isViewer && (await roleIn(deps.db, address.restaurantId, caller.uid)) === null)
    return refuse({ type: "not-allowed" });
  const isAwaited =
    before.status === "pendingPayment" || before.status === "expired" || before.pendingChange !== undefined;
  if (isAwaited) await snapshot(deps, address);
  const order = (await readDocument(deps.db, orderDocument, address)) ?? before;
  const { status, paymentStatus, no, dayCode } = order;
  return ok({ status, paymentStatus, no, dayCode });
};

const syncs = createCoalescer();

/**
 * Counted by the order, and once for all requests of the same moment. Beyond the limit the last result is returned, and
 * the provider's own message comes anyway.
 */
const snapshot = (deps: PaymentDeps, { restaurantId, orderId }: OrderAddress): Promise<void> =>
  syncs.run(`${restaurantId} ${orderId}`, async () => {
    const order = { uid: `${restaurantId} ${orderId}`, isGuest: true, ip: null };
    const limited = await deps.rateLimits.take(deps, "paymentLook", order);
    if (limited === null) await syncPayment(deps, { restaurantId, orderId });
  });

export const confirmPayment = defineCallable(contract, command, { secrets: paymentSecrets });
