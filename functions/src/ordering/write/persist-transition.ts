import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEventType, TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import { metricsOf } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import { versionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { nextTimer, type TimerRules } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { transitionStates } from "@lokalkorb/domain/ordering/lifecycle/transition-states";
import type { StepBefore } from "@lokalkorb/domain/ordering/undo/step-before";
import type { GoneField } from "@lokalkorb/domain/ordering/undo/undo-step";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { type Staff, writeOutbox } from "../../outbox/write-outbox.ts";
import type { OrderAddress } from "../payment-port.ts";
import { indexOrder } from "./index-order.ts";
import { writeOwed } from "./write-owed.ts";
import { writeProgress } from "./write-progress.ts";
import { writeTicket } from "./write-ticket.ts";

export interface PendingTransition {
  readonly address: OrderAddress;
  readonly order: Order;
  /** With its `version`: every step has one. */
  readonly patch: Partial<Order>;
  /** Fields that end with this step. */
  readonly gone?: readonly ("holdUntil" | "proposal" | "pendingChange" | "customerNote" | "cancellation" | GoneField)[];
  readonly event: OrderEventType;
  readonly effects: readonly EffectKind[];
  readonly data?: TransitionFacts | undefined;
  readonly staff?: Staff | undefined;
  /** The step can be taken back for a while. */
  readonly before?: StepBefore | undefined;
  /** The step takes another one back, of which nothing was counted yet. */
  readonly takesBack?: boolean;
  /** Of the request that asks for this step, where nothing else remembers it. */
  readonly request?: string | undefined;
  /** Of the shop; only asked for an order that is new afterwards. */
  readonly rules: TimerRules | null;
  readonly now: Instant;
}

/** The order after a step, when to look at it again, and what follows: in one transaction. */
export function persistTransition(
  tx: admin.AdminTransaction,
  {
    address,
    order,
    patch: step,
    gone = [],
    event,
    effects,
    data,
    staff,
    before,
    takesBack = false,
    request,
    rules,
    now,
  }: PendingTransition,
): Order {
  const patch = request === undefined || step.events === undefined ? step : remembering(step, step.events, request);
  // A timer that ends with the transition is not scheduled again.
  const kept = Object.fromEntries(Object.entries(order).filter(([field]) => !gone.some((each) => each === field)));
  const after = { ...(kept as unknown as Order), ...patch };
  transitionStates(order, after, takesBack);
  admin.updateDocument(tx, orderDocument, address, {
    ...patch,
    ...Object.fromEntries(gone.map((field) => [field, admin.remove()])),
    ...(rules === null && after.status === "placed"
      ? {}
      : { timerAt: nextTimer(after, rules ?? none) ?? admin.remove() }),
  });
  const metrics = takesBack ? undefined : metricsDelta(order, after);
  const counts = metrics !== undefined || event === "placed";
  const follows = [...effects.filter((kind) => kind !== "figures"), ...(counts ? metricsAlone : [])];
  writeOutbox(
    tx,
    address,
    { event, version: versionOf(after), effects: follows, data, staff, before, figures: metrics },
    now,
  );
  indexOrder(tx, address, order, after);
  writeOwed(tx, address, order, after);
  writeTicket(tx, address, order, after);
  writeProgress(tx, address, order, after);
  return after;
}

const metricsAlone: readonly EffectKind[] = ["figures"];

/** Whatever the step is called: what an order counts is told whenever it changes. A placed one counts nothing yet, but has a customer. */
function metricsDelta(before: Order, after: Order) {
  const change = { before: metricsOf(before), after: metricsOf(after) };
  return JSON.stringify(change.before) === JSON.stringify(change.after) ? undefined : change;
}

const remembering = (patch: Partial<Order>, events: Order["events"], request: string): Partial<Order> => ({
  ...patch,
  events: events.map((event, index) => (index === events.length - 1 ? { ...event, request } : event)),
});

/** Only orders that are new go by what the shop says. */
const none: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 0,
  timeoutAction: "escalate",
  escalateAfterMinutes: 0,
  isOpen: false,
};

export type InternalNotes = FieldsOf<typeof internalNotesDocument>;

export const readInternalNotes = async (tx: admin.AdminTransaction, address: OrderAddress): Promise<InternalNotes> =>
  (await admin.readDocument(tx, internalNotesDocument, address)) ?? { actions: [] };

/** Which member of staff did it; shoppers never read this. */
export const writeInternalNotes = (
  tx: admin.AdminTransaction,
  address: OrderAddress,
  notes: InternalNotes,
  action: InternalNotes["actions"][number],
): void => admin.setDocument(tx, internalNotesDocument, address, { ...notes, actions: [...notes.actions, action] });
