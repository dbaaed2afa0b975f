import { editOrder } from "@lokalkorb/contracts/orders";
import { z } from "@lokalkorb/contracts/schema";
import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import type { PaymentFact } from "@lokalkorb/domain/ordering/payment/payment-fact";
import { type PaymentDecision, decidePaymentFact } from "@lokalkorb/domain/ordering/payment/apply-payment-fact";
import { statusWhenEnded } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { Payment } from "@lokalkorb/domain/ordering/order/payment";
import { reserveReason } from "@lokalkorb/domain/ordering/refunds/refund-reason-labels";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { redeemCodes, releaseCodes, usedUpCode, writeCodeUses } from "../codes/code-reservations.ts";
import { type Change, planEdit } from "../change/apply-edit.ts";
import type { OrderAddress } from "../payment-port.ts";
import { addRefund, type RefundTransition } from "../refunds/refund-writes.ts";
import {
  type Reservations,
  missingReservation,
  readReservations,
  releaseReservations,
  reacquireReservations,
} from "../reservations/order-reservations.ts";
import type { OrderNumber } from "../write/order-numbers.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { persistTransition, readInternalNotes } from "../write/persist-transition.ts";

type StoredOrder = DocumentOf<typeof orderDocument>;

/**
 * Applies a payment fact of the provider to its order. Its message and the return page both come here; the first wins
 * and the other changes nothing. Null: there is no such order.
 */
export async function applyPaymentFact(
  deps: OrderingDeps,
  address: OrderAddress,
  fact: PaymentFact,
): Promise<Order | null> {
  const before = await admin.readDocument(deps.db, orderDocument, address);
  if (before === null) return null;
  const mayPlace = before.no === "" && (fact.type === "authorized" || fact.type === "paid");
  const number = mayPlace ? await deps.orderNumbers.take(address.restaurantId, before.dayKey) : null;
  await deps.failpoint("pay:before-commit");
  let isNumbered = false;
  try {
    const decided = await admin.inTransaction(admin.contended(deps.db), async (tx) => {
      const work: Work = { tx, deps, address, number };
      const order = await admin.readDocument(tx, orderDocument, address);
      if (order === null) return null;
      const decision = decidePaymentFact(order, fact, deps.now());
      const after = await persistDecision(work, order, decision);
      // Once is enough: a commit may succeed although its answer is lost.
      isNumbered ||= after.no !== "" && after.no === number?.no;
      return after;
    });
    await deps.failpoint("pay:committed");
    return decided;
  } finally {
    if (!isNumbered) number?.restore();
  }
}

interface Work {
  readonly tx: admin.AdminTransaction;
  readonly deps: OrderingDeps;
  readonly address: OrderAddress;
  readonly number: OrderNumber | null;
}

async function persistDecision(work: Work, order: StoredOrder, decision: PaymentDecision): Promise<Order> {
  const { tx, deps, address } = work;
  switch (decision.type) {
    case "nothing":
      return order;
    case "mismatch":
      deps.log.error("payment: the amount is not the order's", { ...address, expectedCents: decision.expectedCents });
      return order;
    case "place": {
      const basket = await admin.readDocument(tx, basketDocument, basketAddress(address, order));
      return place(work, order, decision, { codes: "held", basket });
    }
    case "reacquire":
      return placeLatePayment(work, order, decision);
    case "change":
      return applyPaidChange(work, order, decision);
    case "refund":
      return refundPayment(work, order, { ...decision.patch }, decision.payment);
    case "expire":
      return expire(work, order);
    case "record": {
      const { patch, events, effects, excess } = decision;
      const event = events.at(-1);
      if (event === undefined) return order;
      const now = deps.now();
      const back = excess === undefined ? null : refundOverpayment(work, { ...order, ...patch }, excess, now);
      return persistTransition(tx, {
        address,
        order,
        patch: { ...patch, ...back?.patch },
        event: event.type,
        effects: [...effects, ...(back?.effects ?? [])],
        data: back === null ? event.data : { ...event.data, ...back.data },
        rules: null,
        now,
      });
    }
  }
}

const basketAddress = ({ restaurantId }: OrderAddress, { basketId }: StoredOrder) => ({ restaurantId, basketId });

type Money = Extract<PaymentDecision, { type: "place" | "reacquire" }>;

/** The order becomes one: a number, codes that count, a basket that is used up, and all that follows. */
async function place(
  work: Work,
  order: StoredOrder,
  money: Money,
  { codes, basket }: { readonly codes: "held" | "released"; readonly basket: Reservations["basket"] },
): Promise<Order> {
  const { tx, deps, address, number } = work;
  if (number === null) throw new Error("An order that waits for money has no number yet.");
  const rules = await readTimerRules(tx, address.restaurantId);
  const now = deps.now();
  const { payments, paymentStatus, excess, shares } = money;
  const back =
    excess === undefined ? null : refundOverpayment(work, { ...order, payments, paymentStatus }, excess, now);
  const by = "system";
  const step = transitionOf(order, [
    { at: now, type: paymentStatus === "paid" ? "paid" : "authorized", by },
    { at: now, type: "placed", by },
  ]);
  const after = persistTransition(tx, {
    address,
    order,
    patch: {
      status: "placed",
      placedAt: now,
      no: number.no,
      dayCode: number.dayCode,
      payments,
      paymentStatus,
      ...(shares === undefined ? {} : { shares }),
      ...step.patch,
      ...back?.patch,
    },
    gone: ["holdUntil"],
    event: "placed",
    effects: [
      ...(back?.effects ?? []),
      ...(paymentStatus === "authorized" && order.capture === "onPlace" ? (["capture"] as const) : []),
      "push",
      "mail",
      "print",
    ],
    data: back?.data,
    rules,
    now,
  });
  if (codes === "held") redeemCodes(tx, address, order, now);
  else writeCodeUses(tx, address, order, "redeemed", now);
  if (basket !== null && basket.checkout?.orderId === address.orderId)
    admin.updateDocument(tx, basketDocument, basketAddress(address, order), {
      status: transition(basketMachine, basket.status, "converted"),
      lastActivityAt: now,
    });
  return after;
}

/** Late money: the order comes about after all where goods and time can be had again, else the money goes back. */
async function placeLatePayment(work: Work, order: StoredOrder, money: Money): Promise<Order> {
  const { tx, deps, address } = work;
  const reservations = await readReservations(tx, deps, address.restaurantId, order, "taken", order.basketId);
  const isLate = order.distribution.slot.end <= deps.now();
  const isFree =
    missingReservation(order, reservations) === null && (await usedUpCode(tx, address.restaurantId, order)) === null;
  if (!isLate && isFree && !(await wasOrderedAgain(tx, address, order))) {
    const after = await place(work, order, money, { codes: "released", basket: reservations.basket });
    reacquireReservations(tx, address, order, reservations);
    return after;
  }
  const payment = money.payments.at(-1);
  if (payment === undefined) return order;
  const payments = [...order.payments.filter(({ id }) => id !== payment.id), payment];
  return refundPayment(work, order, { payments }, payment);
}

/**
 * The difference is paid, so that the change is made now, at the price it was paid for. What cannot be made by now leaves
 * the order as it was, and the money goes back.
 */
async function applyPaidChange(
  work: Work,
  order: StoredOrder,
  { payment, payments }: Extract<PaymentDecision, { type: "change" }>,
): Promise<Order> {
  const { tx, deps, address } = work;
  const { awaited = [] } = await readInternalNotes(tx, address);
  const changes = z.safeParse(editOrder.input.shape.changes, awaited);
  const now = deps.now();
  const planned = changes.success
    ? await planEdit(tx, deps, {
        address,
        order,
        changes: changes.data as readonly Change[],
        by: "customer",
        now,
        agreed: true,
        payments,
      })
    : null;
  const isSame =
    planned?.ok === true && planned.value.decision.differenceCents === order.pendingChange?.differenceCents;
  return isSame ? planned.value.write() : refundPayment(work, order, { payments }, payment, ["pendingChange"]);
}

/** The shopper went on after this order had expired and ordered the same basket in another way. */
async function wasOrderedAgain(
  tx: admin.AdminTransaction,
  address: OrderAddress,
  order: StoredOrder,
): Promise<boolean> {
  const { restaurantId, orderId } = address;
  const ofBasket = { where: matching({ basketId: order.basketId }) };
  const same = await admin.readQuery(tx, queryOf(orderDocument, { restaurantId }, ofBasket));
  return same.some(({ id, status, placedAt }) => id !== orderId && status !== "expired" && placedAt > order.placedAt);
}

/** The order became cheaper while its money was on the way, or what was only to be reserved was taken. */
function refundOverpayment(
  { tx, address }: Work,
  order: Order,
  { paymentId, cents }: { readonly paymentId: string; readonly cents: number },
  now: number,
): RefundTransition {
  const paid = order.payments.find(({ id }) => id === paymentId);
  const isReserve = paid?.capturedCents === paid?.authorizedCents && cents <= (order.bufferCents ?? 0);
  const reason = isReserve ? reserveReason : "edited";
  const parts = { cents, reason, lines: [], vat: [], settlesEdit: true };
  return addRefund(tx, address, order, parts, now, [{ paymentId, cents }]);
}

/** Money that belongs to no order of ours is let go, or given back by a refund of its own. */
function refundPayment(
  work: Work,
  order: StoredOrder,
  patch: Partial<Order>,
  payment: Payment,
  gone: readonly "pendingChange"[] = [],
): Order {
  const { tx, deps, address } = work;
  const now = deps.now();
  deps.log.warn("payment: money came that the order does not need", { ...address, paymentId: payment.id });
  const isHeld = payment.state === "authorized";
  const reason = gone.length > 0 ? "change" : "late";
  const step = transitionOf(order, [{ at: now, type: "paymentFailed", by: "system", reason }]);
  const { id: paymentId, capturedCents: cents } = payment;
  const parts = { cents, reason: "late", lines: [], vat: [], settlesEdit: true };
  const money = isHeld ? null : addRefund(tx, address, { ...order, ...patch }, parts, now, [{ paymentId, cents }]);
  return persistTransition(tx, {
    address,
    order,
    patch: { ...patch, ...step.patch, ...(money === null ? {} : { refunds: money.patch.refunds ?? [] }) },
    gone,
    event: "paymentFailed",
    // Of a group its host alone has an address, and it is not the host's money.
    effects: [isHeld ? "void" : "refund", ...(order.shares === undefined ? (["mail"] as const) : [])],
    data: { ...money?.data, paymentId, late: 1, ...(gone.length > 0 ? { change: 1 } : {}) },
    rules: null,
    now,
  });
}

/** No payment comes any more: stock, slot and codes are released, and the shopper goes on with the same basket. */
async function expire(work: Work, order: StoredOrder): Promise<Order> {
  const { tx, deps, address } = work;
  const { restaurantId } = address;
  const reservations = await readReservations(tx, deps, restaurantId, order, "released", order.basketId);
  const { basket } = reservations;
  const now = deps.now();
  const checkout = basket?.checkout?.orderId === address.orderId ? basket.checkout : undefined;
  // An order that does not come about costs nothing: parts that are reserved are let go, and one that was taken goes back.
  const isHeld = order.payments.some(({ provider, state }) => provider === "stripe" && state === "authorized");
  const taken = order.payments.filter(({ provider, state }) => provider === "stripe" && state === "captured");
  const from = taken.map(({ id: paymentId, capturedCents: cents }) => ({ paymentId, cents }));
  const cents = from.reduce((sum, part) => sum + part.cents, 0);
  const parts = { cents, reason: "late", lines: [], vat: [], settlesEdit: true };
  const back = cents === 0 ? null : addRefund(tx, address, order, parts, now, from);
  const after = persistTransition(tx, {
    address,
    order,
    patch: {
      status: "expired",
      expiredAt: now,
      paymentStatus: statusWhenEnded(order.paymentStatus),
      payments: order.payments.map((payment) =>
        payment.provider === "giftCard" ? { ...payment, state: "voided" as const } : payment,
      ),
      ...(back === null ? {} : { refunds: back.patch.refunds ?? [] }),
      ...transitionOf(order, [{ at: now, type: "expired", by: "system" }]).patch,
    },
    gone: ["holdUntil"],
    event: "expired",
    effects: [
      ...(isHeld ? (["void"] as const) : []),
      ...(back?.effects ?? []),
      // Who orders the same in another way needs no mail that the basket waits: it is ordered by then.
      ...(checkout?.replaced ? [] : (["mail"] as const)),
    ],
    data: back?.data,
    rules: null,
    now,
  });
  releaseReservations(tx, address, order, reservations);
  releaseCodes(tx, address, order, "held", now);
  if (basket?.status === "locked" && checkout !== undefined)
    admin.updateDocument(tx, basketDocument, basketAddress(address, order), {
      status: transition(basketMachine, basket.status, "open"),
      lastActivityAt: now,
      checkout: admin.remove(),
    });
  return after;
}
