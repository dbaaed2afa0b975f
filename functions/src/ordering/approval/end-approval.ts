import { type ApprovalEnd, endedApproval } from "@lokalkorb/domain/ordering/approval/answer-approval";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { releaseCodes } from "../codes/code-reservations.ts";
import type { OrderAddress } from "../payment-port.ts";
import { readReservations, releaseReservations } from "../reservations/order-reservations.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { persistTransition } from "../write/persist-transition.ts";

interface WaitingOrder {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly end: ApprovalEnd;
  readonly request?: string;
}

/** An order that waited comes to nothing: goods, time, codes and the company's credit are free again, and its buyer is told. */
export async function endApproval(
  tx: AdminTransaction,
  deps: OrderingDeps,
  { address, order, end, request }: WaitingOrder,
): Promise<void> {
  const reservations = await readReservations(tx, deps, address.restaurantId, order, "released");
  const now = deps.now();
  persistTransition(tx, {
    address,
    order,
    patch: endedApproval(order, end, now),
    gone: ["holdUntil"],
    event: "cancelled",
    effects: effectsOf("cancelled", order),
    rules: null,
    request,
    now,
  });
  releaseReservations(tx, address, order, reservations);
  releaseCodes(tx, address, order, "held", now);
}
