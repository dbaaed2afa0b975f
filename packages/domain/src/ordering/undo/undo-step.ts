import { can } from "../../access/permissions.ts";
import type { Standing } from "../../access/role.ts";
import type { Id } from "../../kernel/branded.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { canTransition } from "../../kernel/state-machine.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { eventByAction, timestampByAction } from "../lifecycle/order-action.ts";
import type { OrderEventType } from "../order/order-event.ts";
import type { Order } from "../order/order.ts";
import { transitionOf, versionOf } from "../order/order-transition.ts";
import type { Refused } from "../order/refusal.ts";
import type { HeldStep, StepBefore } from "./step-before.ts";
import { undoMachine } from "../order/undo-machine.ts";

export interface UndoInput {
  readonly order: Order;
  /** Null: nothing is known of such a step. */
  readonly held: HeldStep | null;
  readonly uid: Id<"user">;
  readonly role: Standing | null;
  readonly now: Instant;
}

/** Fields that the step had brought, and that the order had not before. */
export type GoneField =
  | "acceptedAt"
  | "preparingAt"
  | "readyAt"
  | "outAt"
  | "completedAt"
  | "rejectedAt"
  | "rejection"
  | "ageCheck";

export interface UndonePatch {
  readonly before: StepBefore;
  /** By the name of its event. */
  readonly step: OrderEventType;
  readonly patch: Partial<Order>;
  readonly gone: readonly GoneField[];
}

export type UndoRefusal = Refused<"not-allowed" | "already-handled" | "too-late">;

/**
 * Takes back one's own step of a few seconds ago (state-machines 3.1, row 22): only while nothing has followed from it and
 * nothing else has happened to the order. The order is then as it was, and its log says both.
 */
export function undoStep({ order, held, uid, role, now }: UndoInput): Result<UndonePatch, UndoRefusal> {
  if (held === null || role === null) return refuse({ type: role === null ? "not-allowed" : "too-late" });
  const { before } = held;
  if (before !== undefined && (before.uid !== uid || !can(role, `order.${before.action}`)))
    return refuse({ type: "not-allowed" });
  if (versionOf(order) !== held.version) return refuse({ type: "already-handled", status: order.status });
  const isOver = held.heldUntil === undefined || now >= held.heldUntil || held.hasBegun;
  if (before === undefined || isOver || !leadsBack(order, before)) return refuse({ type: "too-late" });
  const { action, status, paymentStatus, timeline, slot, dayKey, escalated, at, payments } = before;
  const timestamp = timestampByAction[action === "delay" ? "accept" : action];
  const step = action === "delay" ? (status === order.status ? "delayed" : "accepted") : eventByAction[action];
  return ok({
    before,
    step,
    patch: {
      status,
      paymentStatus,
      timeline,
      distribution: { ...order.distribution, slot },
      dayKey,
      monthKey: dayKey.slice(0, 7),
      payments: order.payments.slice(0, payments),
      ...(order.flags === undefined ? {} : { flags: { ...order.flags, escalated } }),
      ...(at === undefined ? {} : { [timestamp]: at }),
      ...transitionOf(order, [{ at: now, type: "undone", by: "merchant", data: { step } }]).patch,
    },
    gone: [
      ...(at === undefined && order[timestamp] !== undefined ? [timestamp as GoneField] : []),
      ...(action === "reject" ? (["rejection"] as const) : []),
      ...(action === "complete" && order.ageCheck !== undefined ? (["ageCheck"] as const) : []),
    ],
  });
}

const leadsBack = (order: Order, { status }: StepBefore): boolean =>
  status === order.status || canTransition(undoMachine, order.status, status, "merchant");
