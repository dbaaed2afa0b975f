import { changeOrder, reservationsByAction, type OrderChange } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { eventByAction, targetByAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { versionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { beforeStep } from "@lokalkorb/domain/ordering/undo/step-before";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { Refused, StepRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import { backCents } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { type AdminTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { Staff } from "../../outbox/write-outbox.ts";
import { releaseCodes, usedUpCode, writeCodeUses } from "../codes/code-reservations.ts";
import type { OrderAddress } from "../payment-port.ts";
import { refundAtEnd } from "../refunds/refund-writes.ts";
import {
  handOverReservations,
  missingReservation,
  readReservations,
  releaseReservations,
  reacquireReservations,
} from "../reservations/order-reservations.ts";
import { lostQuantities, noGoods } from "../reservations/lost-goods.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { persistTransition } from "../write/persist-transition.ts";

export interface OrderTransition extends Omit<OrderChange, "order"> {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly uid?: string;
  readonly request?: string;
  /** Effects wait, so that the step can be taken back. */
  readonly hold?: boolean;
}

/**
 * One step in the life of an order with all that belongs to it: goods, time and codes, money that goes back, what
 * follows, and who did it. Reads everything first, then writes.
 */
export async function transitionOrder(
  tx: AdminTransaction,
  deps: OrderingDeps,
  step: OrderTransition,
): Promise<
  Result<
    { readonly status: OrderStatus; readonly step?: number },
    StepRefusal | Refused<"sold-out" | "slot-full" | "code-used">
  >
> {
  const { address, order, action, now } = step;
  const settings = action === "noShow" ? await readDocument(tx, paymentSettingsDocument, address) : null;
  const changed = changeOrder({ ...step, noShowChargeBp: settings?.noShow?.chargeBp });
  if (!changed.ok) return changed;
  const end = reservationsByAction[action];
  const reservations = end === undefined ? null : await readReservations(tx, deps, address.restaurantId, order, end);
  if (end === "taken" && reservations !== null) {
    const missing = missingReservation(order, reservations);
    if (missing !== null) return refuse(missing);
  }
  const lost = action === "cancel" ? await lostQuantities(deps, step, reservations) : noGoods;
  const usedUp = end === "taken" ? await usedUpCode(tx, address.restaurantId, discountsOf(order)) : null;
  if (usedUp !== null) return refuse({ type: "code-used", code: usedUp.code });

  const goesBack = action === "noShow" ? backAfterNoShow(order, changed.value.patch) : backCents(order, step.refund);
  const money =
    action === "reject" || action === "cancel" || action === "noShow"
      ? refundAtEnd(tx, address, { ...order, ...changed.value.patch }, goesBack, reasonOf(step), now)
      : null;
  const before =
    step.hold === true && step.uid !== undefined ? beforeStep(order, action, step.uid, money !== null) : null;
  const after = persistTransition(tx, {
    address,
    before: before ?? undefined,
    order,
    patch: { ...changed.value.patch, ...withLost(changed.value.patch, lost), ...money?.patch },
    event: eventByAction[action],
    effects: [...changed.value.effects, ...(money?.effects ?? [])],
    data: money?.data,
    gone: [
      ...(order.proposal === undefined ? [] : ["proposal" as const]),
      ...(action === "restore" && order.cancellation !== undefined ? ["cancellation" as const] : []),
    ],
    staff: staffOf(step),
    request: step.request,
    rules: null,
    now,
  });
  if (reservations !== null) {
    if (end === "released") releaseReservations(tx, address, order, reservations, lost);
    if (end === "handedOver") handOverReservations(tx, order, reservations);
    if (end === "taken") reacquireReservations(tx, address, order, reservations);
  }
  if (end === "released") releaseCodes(tx, address, discountsOf(order), "redeemed", now);
  if (end === "taken") writeCodeUses(tx, address, discountsOf(order), "redeemed", now);
  return ok({ status: targetByAction[action], ...(before === null ? {} : { step: versionOf(after) }) });
}

/** Of what was taken, all that the shop does not keep; what is only held is captured to its part, and the rest let go. */
const backAfterNoShow = (order: Order, { cancellation }: Partial<Order>): Cents =>
  Math.max(0, netPaidCents(order) - (cancellation?.keptCents ?? 0));

const withLost = ({ cancellation }: Partial<Order>, lost: ReadonlyMap<string, number>): Partial<Order> =>
  cancellation === undefined ? {} : { cancellation: { ...cancellation, lost: Object.fromEntries(lost) } };

const staffOf = ({ uid, reason }: OrderTransition): Staff | undefined =>
  uid === undefined ? undefined : { uid, ...(reason === undefined ? {} : { reason: reason.text || reason.code }) };

const reasonOf = ({ action, reason }: OrderTransition): string =>
  reason?.text || reason?.code || (action === "noShow" ? "notCollected" : action);

/** Gift cards are money and go back as money does. */
export const discountsOf = (order: Order): Pick<Order, "codes" | "customer" | "totals"> => ({
  ...order,
  codes: (order.codes ?? []).filter(({ kind }) => kind === "discount"),
});
