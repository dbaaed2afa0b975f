import { inTransaction, contended } from "@lokalkorb/model/admin/admin-documents";
import { changeOrderStatus as contract } from "@lokalkorb/contracts/orders";
import { targetByAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { roleMayChange } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { endApproval } from "../approval/end-approval.ts";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { markOf, requestKeyOf, wasAnswered } from "../../platform/idempotency.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { transitionOrder } from "./transition-order.ts";

const command: Command<typeof contract, OrderingDeps> = (input, caller, deps) => {
  const { restaurantId, orderId, action, reason, payment, shipping, ageCheck, refund, restock, hold = false } = input;
  const address = { restaurantId, orderId };
  const request = requestKeyOf(contract.name, caller, input);
  return inTransaction(contended(deps.db), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role, isOrderer } = actor.value;
    // The log of the order remembers who asked for what, so that this needs no document of its own.
    const isSame = wasAnswered(order, request);
    if (isSame !== null) return isSame ? ok({ status: targetByAction[action] }) : refuse({ type: "request-reused" });
    if (action === "cancel" && isOrderer && order.status === "awaitingApproval") {
      await endApproval(tx, deps, { address, order, end: { outcome: "withdrawn" }, request: markOf(request) });
      return ok({ status: targetByAction[action] });
    }
    // Staff who order in their own shop keep what every shopper may do.
    const actsAsStaff = role !== null && (!isOrderer || roleMayChange(role, action, order.status));
    // Accepting and cooking ask nothing of the menu, so they work while the storage does not.
    const menu = actsAsStaff ? null : await menuOfOrder(deps, restaurantId, order);
    return transitionOrder(tx, deps, {
      address,
      order,
      action,
      by: actsAsStaff ? "merchant" : "customer",
      role: role ?? undefined,
      now: deps.now(),
      reason,
      payment,
      shipping,
      ageCheck,
      refund,
      restock,
      customerCancelUntilMinutesBeforeSlot: menu?.ordering.customerCancelUntilMinutesBeforeSlot,
      request: markOf(request),
      ...(actsAsStaff ? { uid: caller.uid, hold } : {}),
    });
  });
};

export const changeOrderStatus = defineCallable(contract, command);
