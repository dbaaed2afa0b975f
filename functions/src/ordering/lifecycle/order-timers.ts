import { Timestamp } from "firebase-admin/firestore";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { lapsedProposal } from "@lokalkorb/domain/ordering/change/proposal";
import { dueTransition, nextTimer, type TimedTransition } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { RejectReason } from "@lokalkorb/domain/ordering/order/order-choices";
import { inTransaction, adminRef, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import { defineSchedule } from "../../platform/endpoints/define-schedule.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import { endApproval } from "../approval/end-approval.ts";
import { archiveOrder } from "../archive/archive-order.ts";
import type { OrderAddress } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { persistTransition, type PendingTransition } from "../write/persist-transition.ts";
import { endWaitingOrder } from "./end-waiting-order.ts";
import { transitionOrder } from "./transition-order.ts";

/**
 * Transitions that orders make by themselves: expired payments, unanswered orders, unrecorded handovers, archiving.
 * Each order names the time of its next one.
 */
export const runOrderTimers = defineSchedule(
  "runOrderTimers",
  {
    schedule: "every 1 minutes",
    timeoutSeconds: 540,
    secrets: paymentSecrets,
  },
  (deps: OrderingDeps) => runDueTimers(deps),
);

const batchSize = 1000;
/** The run is cut off after nine minutes; what was not begun is due in the next one. */
const pace = { atATime: 10, beginsFor: 8 * minuteMs };
/** Each of them asks the payment provider, which may take its time: no more than a run can wait for. */
const mostExpiring = 200;
/** A failed transition is tried again, behind everything else that is due by then. */
const retryAfter = minuteMs;

interface DueOrder extends OrderAddress {
  readonly isWaiting: boolean;
}

export async function runDueTimers(to: OrderingDeps): Promise<void> {
  const found = await to.db
    .collectionGroup("orders")
    .where("timerAt", "<=", new Date(to.now()))
    .orderBy("timerAt")
    .limit(batchSize)
    .select("status")
    .get();
  const due = found.docs.flatMap((order): DueOrder[] => {
    const restaurantId = order.ref.parent.parent?.id;
    if (restaurantId === undefined) return [];
    return [{ restaurantId, orderId: order.id, isWaiting: order.get("status") === "pendingPayment" }];
  });
  // A provider that does not answer must not keep the orders of shops waiting that have nothing to do with it.
  const ofShops = due.filter(({ isWaiting }) => !isWaiting);
  const waiting = due.filter(({ isWaiting }) => isWaiting).slice(0, mostExpiring);
  const failed = await Promise.all([runAll(to, ofShops), runAll(to, waiting)]);
  const errors = failed.flat();
  // One order that cannot be read must not keep all others waiting: the rest goes on, then it is told.
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join("; "));
}

const runAll = (to: OrderingDeps, due: readonly DueOrder[]): Promise<readonly unknown[]> =>
  forEachConcurrent(due, pace, ({ restaurantId, orderId }) => tryTimer(to, { restaurantId, orderId }));

async function tryTimer(to: OrderingDeps, address: OrderAddress): Promise<void> {
  try {
    if ((await runTimer(to, address)) === "later") await lookLater(to, address);
  } catch (error) {
    await lookLater(to, address);
    throw error;
  }
}

/** Written without reading the order as such: it may be the one that cannot be read. */
const lookLater = (to: OrderingDeps, address: OrderAddress): Promise<void> =>
  inTransaction(to.db, async ({ transaction }) => {
    const ref = adminRef(to.db, orderDocument, address);
    const timerAt: unknown = (await transaction.get(ref)).get("timerAt");
    const now = to.now();
    if (timerAt instanceof Timestamp && timerAt.toMillis() <= now)
      transaction.update(ref, { timerAt: new Date(now + retryAfter) });
  });

/** The due transition of one order, decided again in its transaction. `later`: a person has to answer first. */
export async function runTimer(deps: OrderingDeps, address: OrderAddress): Promise<"later" | void> {
  const rules = await readTimerRules(deps.db, address.restaurantId);
  const order = await readDocument(deps.db, orderDocument, address);
  if (order === null) return;
  const step = dueTransition(order, rules, deps.now());
  if (step === "archive") return archiveOrder(deps, address);
  if (step === "expire" && order.status === "awaitingApproval") return lapseApproval(deps, address);
  if (step === "expire") return (await endWaitingOrder(deps, address)) === "unknown" ? "later" : undefined;
  return inTransaction(deps.db, async (tx): Promise<"later" | undefined> => {
    const found = await readDocument(tx, orderDocument, address);
    if (found === null) return undefined;
    const now = deps.now();
    const due = dueTransition(found, rules, now);
    if (due === "escalate" || due === "lapse") {
      persistTransition(tx, {
        address,
        order: found,
        rules,
        now,
        ...(due === "escalate" ? escalation : lapse)(found, now),
      });
      return undefined;
    }
    if (due === "accept" || due === "reject" || due === "complete") {
      const step = { address, order: found, action: due, by: "system", now, ...why(due) } as const;
      // A transition that waits for a person must not come before all others, minute after minute.
      return (await transitionOrder(tx, deps, step)).ok ? undefined : "later";
    }
    // Another transition was faster, or the shop changed its mind.
    if (due === null) updateDocument(tx, orderDocument, address, { timerAt: nextTimer(found, rules) ?? remove() });
    return undefined;
  });
}

/** No admin of the company answered in time. */
const lapseApproval = (deps: OrderingDeps, address: OrderAddress): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    const isOver = order?.status === "awaitingApproval" && (order.holdUntil ?? 0) <= deps.now();
    if (isOver) await endApproval(tx, deps, { address, order, end: { outcome: "lapsed" } });
  });

const why = (step: TimedTransition): { readonly reason?: { readonly code: RejectReason; readonly text: string } } =>
  step === "reject" ? { reason: { code: "tooBusy", text: "" } } : {};

type Written = Pick<PendingTransition, "patch" | "gone" | "event" | "effects" | "data">;

const escalation = (order: Order, now: Instant): Written => ({
  patch: {
    ...transitionOf(order, [{ at: now, type: "escalated", by: "system" }]).patch,
    flags: { ...order.flags, escalated: true },
  },
  event: "escalated",
  effects: effectsOf("escalated", order),
});

const lapse = (order: Order, now: Instant): Written => ({
  patch: lapsedProposal(order, now),
  gone: ["proposal"],
  event: "edited",
  effects: ["mail"],
  data: { lapsed: 1 },
});
