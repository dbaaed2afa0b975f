import fc from "fast-check";
import { redemptionMachine } from "../../pricing/discounts/redemption-machine.ts";
import { effectKinds } from "../../ordering/effects/effect-kinds.ts";
import { assert, must } from "../../kernel/invariant.ts";
import { changeOrder, reservationsByAction } from "../../ordering/lifecycle/change-order.ts";
import { editOrder } from "../../ordering/change/edit-order.ts";
import { unweighedLines } from "../../ordering/lifecycle/order-guards.ts";
import { orderMachine } from "../../ordering/order/order-machine.ts";
import { versionOf } from "../../ordering/order/order-transition.ts";
import { dueTransition, nextTimer, type TimerRules } from "../../ordering/lifecycle/order-timers.ts";
import type { ActorWord } from "../../ordering/order/order-event.ts";
import type { Order } from "../../ordering/order/order.ts";
import { paymentFlowMachine } from "../../ordering/payment/payment-flow-machine.ts";
import {
  capturedCents,
  netPaidCents,
  openCents,
  balanceDueCents,
  paymentMachine,
  refundedCents,
  reservedCents,
  statusWhenEnded,
} from "../../ordering/order/payment-rules.ts";
import type { Refund } from "../../ordering/order/payment.ts";
import { decidePaymentFact, statusAfterRefunds } from "../../ordering/payment/apply-payment-fact.ts";
import { refundMachine } from "../../ordering/refunds/refund-machine.ts";
import { type RefundAmounts, refundOf, refundOfGoods } from "../../ordering/refunds/refund-order.ts";
import { backFrom } from "../../ordering/refunds/refund-sources.ts";
import { retryRefund } from "../../ordering/refunds/retry-refund.ts";
import { aMoment } from "../builders.ts";
import { newOrder, type OrderCommand, orderCommand } from "./order-commands.ts";
import { trackOf } from "./track-edges.ts";

interface Walk {
  readonly order: Order;
  readonly now: number;
  /** Use of a discount code that the order has: it follows the order. */
  readonly code: (typeof redemptionMachine.states)[number];
}
type Fact = Extract<OrderCommand, { kind: "fact" }>;
type Step = Extract<OrderCommand, { kind: "step" }>;

const rules: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 10,
  timeoutAction: "reject",
  escalateAfterMinutes: 5,
  isOpen: true,
};

/**
 * Random commands of everybody in any order: the order, what is owed, each flow of money, each refund and the use of a code
 * keep to their tables, and no cent is lost. Answers which edges were walked.
 */
export function walkOrders(sequences: number, seed: number) {
  const tracks = {
    order: trackOf("order", orderMachine),
    payment: trackOf("payment", paymentMachine),
    paymentFlow: trackOf("payment flow", paymentFlowMachine),
    refund: trackOf("refund", refundMachine),
    redemption: trackOf("redemption", redemptionMachine),
  };
  const follow = (before: Walk, after: Walk, by: ActorWord): void => {
    tracks.order.goes(before.order.status, after.order.status, by);
    tracks.payment.goes(before.order.paymentStatus, after.order.paymentStatus);
    tracks.redemption.goes(before.code, after.code, by);
    for (const { id, state } of after.order.payments) {
      const known = before.order.payments.find((payment) => payment.id === id);
      if (known) tracks.paymentFlow.goes(known.state, state);
      else tracks.paymentFlow.begins(state);
    }
    for (const { id, state } of after.order.refunds ?? []) {
      const known = before.order.refunds?.find((refund) => refund.id === id);
      if (known) tracks.refund.goes(known.state, state);
      else tracks.refund.begins(state);
    }
    keepsItsRules(before.order, after);
  };
  fc.assert(
    fc.property(newOrder, fc.array(orderCommand, { minLength: 20, maxLength: 40 }), (order, commands) => {
      tracks.order.begins(order.status);
      tracks.payment.begins(order.paymentStatus);
      const code = order.status === "pendingPayment" ? "held" : "redeemed";
      tracks.redemption.begins(code);
      let at: Walk = { order, now: aMoment, code };
      for (const command of commands) {
        const before = at;
        at = walk(before, command);
        follow(before, at, command.kind === "step" ? command.by : command.kind === "fact" ? "system" : "merchant");
      }
    }),
    { numRuns: sequences, seed },
  );
  return tracks;
}

function keepsItsRules(before: Order, { order, now }: Walk): void {
  assert(refundedCents(order) <= capturedCents(order), "no more goes back than was taken");
  assert(openCents(order) >= 0, "nobody is asked for less than nothing");
  const completesPaid = order.status === "completed" && before.status !== "completed" && order.paymentStatus === "paid";
  assert(!completesPaid || balanceDueCents(order) <= 0, "what is completed as paid is paid");
  const isHandedOver = order.status === "completed" && before.status !== "completed";
  assert(!isHandedOver || unweighedLines(order).length === 0, "nothing is handed over unweighed");
  const isAsked = openCents(order) + reservedCents(order) >= balanceDueCents(order);
  assert(!wantsMoney(order) || isAsked, "what is missing is reserved, or asked for at the handover");
  assert(versionOf(order) >= versionOf(before), "steps are counted upwards");
  const isLogged = order.events.length > before.events.length;
  assert(!isLogged || versionOf(order) === versionOf(before) + 1, "every step has one number");
  const due = dueTransition(order, rules, now);
  const timer = nextTimer(order, rules);
  assert(due === null || (timer !== undefined && timer <= now), "what is due has a timer");
}

const onItsWay: ReadonlySet<Order["status"]> = new Set([
  "placed",
  "accepted",
  "preparing",
  "ready",
  "outForDelivery",
  "shipped",
]);

const wantsMoney = ({ status, paymentStatus }: Order): boolean => onItsWay.has(status) && paymentStatus !== "onAccount";

function walk(at: Walk, command: OrderCommand): Walk {
  const { order, now } = at;
  switch (command.kind) {
    case "wait":
      return { ...at, now: now + command.minutes * 60_000 };
    case "fact":
      return applyFact(at, command);
    case "step":
      return press(at, command);
    case "edit": {
      const edited = editOrder({
        order,
        edits: [command.edit],
        packed: [],
        by: command.accepted ? "customer" : "merchant",
        role: "owner",
        now,
        accepted: command.accepted,
      });
      if (!edited.ok || edited.value.type === "proposed") return at;
      const { refund, patch } = edited.value;
      const after = { ...order, ...patch };
      return { ...at, order: refund === null ? after : withRefund(after, refund, now) };
    }
    case "refund": {
      const { cents } = command;
      const metrics = refundOf(order, cents === "all" ? { kind: "all" } : { kind: "amount", cents });
      return metrics.ok ? { ...at, order: withRefund(order, metrics.value, now) } : at;
    }
    case "retry": {
      const refunds = retryRefund(order, command.refundId);
      return refunds === null ? at : { ...at, order: { ...order, refunds } };
    }
  }
}

function press(at: Walk, { action, by, role, pays }: Step): Walk {
  const { order, now } = at;
  const due = openCents(order);
  const changed = changeOrder({
    order,
    action,
    by,
    role,
    now,
    reason: { code: "other", text: "Heute nicht." },
    payment: pays && due > 0 ? { method: "cash", cents: due } : undefined,
  });
  if (!changed.ok) return at;
  for (const kind of changed.value.effects) assert(effectKinds.includes(kind), `${kind} is a kind of effect`);
  const after = { ...order, ...changed.value.patch };
  const end = reservationsByAction[action];
  const code = end === "released" ? "released" : end === "taken" ? "redeemed" : at.code;
  return { ...at, order: action === "reject" || action === "cancel" ? givenBack(after, now) : after, code };
}

function applyFact(at: Walk, { fact, isFree }: Fact): Walk {
  const { order, now } = at;
  // The provider has never heard of the others.
  if (order.paymentMethod !== "online") return at;
  const decision = decidePaymentFact(order, fact, now);
  switch (decision.type) {
    case "nothing":
    case "mismatch":
    // No walk leaves a change waiting.
    case "change":
      return at;
    case "record": {
      const after = { ...order, ...decision.patch };
      const { excess } = decision;
      if (excess === undefined) return { ...at, order: after };
      return { ...at, order: withRefund(after, { ...beyond, cents: excess.cents, from: [excess] }, now) };
    }
    case "expire": {
      const paymentStatus = statusWhenEnded(order.paymentStatus);
      const payments = order.payments.map((payment) =>
        payment.provider === "giftCard" ? { ...payment, state: "voided" as const } : payment,
      );
      const after: Order = { ...order, status: "expired", expiredAt: now, paymentStatus, payments };
      return { ...at, order: after, code: "released" };
    }
    case "reacquire":
    case "place": {
      if (decision.type === "reacquire" && !isFree) return at;
      const { payments, paymentStatus } = decision;
      const after: Order = { ...order, status: "placed", payments, paymentStatus, version: versionOf(order) + 1 };
      return { ...at, order: after, code: "redeemed" };
    }
    case "refund": {
      const after = { ...order, ...decision.patch };
      const { id, state, capturedCents: cents } = decision.payment;
      if (state === "authorized") return { ...at, order: after };
      const { refunds = [] } = withRefund(after, { ...beyond, cents, from: [{ paymentId: id, cents }] }, now);
      return { ...at, order: { ...after, refunds } };
    }
  }
}

/** Money that was never the order's. */
const beyond = { lines: [], vat: [], settlesEdit: true } as const;

/** Written down before any money moves: what the provider gives back is pending until it says so. */
function withRefund(order: Order, metrics: RefundAmounts, now: number): Order {
  const isPending = metrics.from.some(
    ({ paymentId }) =>
      must(
        order.payments.find(({ id }) => id === paymentId),
        "its payment",
      ).provider === "stripe",
  );
  const id = `r${(order.refunds?.length ?? 0) + 1}`;
  const refund: Refund = { ...metrics, id, reason: "", at: now, state: isPending ? "pending" : "succeeded" };
  const refunds = [...(order.refunds ?? []), refund];
  return { ...order, refunds, paymentStatus: statusAfterRefunds(order, refunds) };
}

function givenBack(order: Order, now: number): Order {
  const cents = netPaidCents(order);
  if (cents <= 0) return order;
  const whole = refundOfGoods(order, { kind: "all" });
  const metrics = whole.ok ? whole : refundOfGoods(order, { kind: "amount", cents });
  const { lines, vat } = metrics.ok ? metrics.value : { lines: [], vat: [] };
  return withRefund(order, { cents, lines, vat, from: backFrom(order, cents) }, now);
}
