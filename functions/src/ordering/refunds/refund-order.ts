import { refundOrder as contract } from "@lokalkorb/contracts/orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { refundableCents } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { roleIn } from "../../access/staff.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { unarchiveOrder } from "../archive/unarchive-order.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { refundInStep } from "./refund-in-step.ts";

const command: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, reason, wish: request } = input;
  const address = { restaurantId, orderId };
  const callersRole = await roleIn(deps.db, restaurantId, caller.uid);
  if (callersRole !== null && can(callersRole, "order.refund")) await unarchiveOrder(deps, address);
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role } = actor.value;
    if (role === null || !can(role, "order.refund")) return refuse({ type: "not-allowed" });
    const step = { address, order, wish: request, reason, uid: caller.uid, now: deps.now() };
    const money = await refundInStep(tx, step);
    if (!money.ok) return money;
    const { id, cents } = money.value;
    return ok({
      refundId: id,
      cents,
      remainingCents: refundableCents({ ...order, refunds: [...(order.refunds ?? []), money.value] }),
    });
  });
  await deps.failpoint("refund:doc-written");
  return answer;
};

export const refundOrder = defineCallable(contract, command);
