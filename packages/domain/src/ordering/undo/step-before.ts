import * as f from "../../kernel/fields/field.ts";
import type { Id } from "../../kernel/branded.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { orderFields, type Order } from "../order/order.ts";
import { timestampByAction } from "../lifecycle/order-action.ts";

/** Steps of one press that can be taken back; the others ask first or have no way back. */
export const undoableActions = ["accept", "prepare", "ready", "deliver", "complete", "reject", "delay"] as const;
export type UndoableAction = (typeof undoableActions)[number];

/** So long the way back is offered; what follows from the step waits a little longer, for the way over the network. */
export const undoOfferedFor = 5_000;
export const undoHeldFor = 8_000;

/** The order before a step, as far as the step changes it. No person stands in here: it is kept with the effects of the step. */
export const stepBefore = f.object({
  action: f.oneOf(undoableActions),
  uid: f.id<"user">(),
  status: orderFields.status,
  paymentStatus: orderFields.paymentStatus,
  timeline: orderFields.timeline,
  slot: f.object({ key: f.text(), start: f.instant(), end: f.instant() }),
  dayKey: orderFields.dayKey,
  escalated: f.flag(),
  /** The moment of the same step, where the order had one: it was restored meanwhile. */
  at: f.optional(f.instant()),
  /** Payments that there were. */
  payments: f.count(),
});
export type StepBefore = f.ValueOf<typeof stepBefore>;

export const isUndoable = (action: string): action is UndoableAction => undoableActions.some((one) => one === action);

/**
 * How to take a step back, or null where that would hide something: money that is on its way back, or a question to the
 * shopper that the step has ended.
 */
export function beforeStep(order: Order, action: string, uid: Id<"user">, movesMoney: boolean): StepBefore | null {
  if (!isUndoable(action) || movesMoney || order.proposal !== undefined) return null;
  const at = action === "delay" ? order.acceptedAt : order[timestampByAction[action]];
  return {
    action,
    uid,
    status: order.status,
    paymentStatus: order.paymentStatus,
    timeline: order.timeline,
    slot: order.distribution.slot,
    dayKey: order.dayKey,
    escalated: order.flags?.escalated ?? false,
    ...(at === undefined ? {} : { at }),
    payments: order.payments.length,
  };
}

/** A step as it is remembered until it cannot be taken back any more. */
export interface HeldStep {
  readonly before: StepBefore | undefined;
  readonly version: number;
  readonly heldUntil: Instant | undefined;
  /** Something that follows from it has begun. */
  readonly hasBegun: boolean;
}
