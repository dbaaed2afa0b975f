import type { EffectKind } from "@lokalkorb/domain/effects/effect-kinds";
import type { Order, OrderEventType } from "@lokalkorb/domain/orders/order";
import { versionOf } from "@lokalkorb/domain/orders/order-step";
import { nextTimer, type TimerRules } from "@lokalkorb/domain/orders/order-timers";
import type { Instant } from "@lokalkorb/domain/time/instant";
import {
  readDocument,
  remove,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeskDocument } from "@lokalkorb/model/documents/restaurants/orders/order-desk";
import { writeOutbox } from "../outbox/write-outbox.ts";
import type { OrderAddress } from "./payment-port.ts";

export interface StepToWrite {
  readonly address: OrderAddress;
  readonly order: Order;
  /** With its `version`: every step has one. */
  readonly patch: Partial<Order>;
  /** Fields that end with this step. */
  readonly gone?: readonly ("holdUntil" | "proposal")[];
  readonly event: OrderEventType;
  readonly effects: readonly EffectKind[];
  readonly data?: Readonly<Record<string, string | number>> | undefined;
  /** Of the shop; only asked for an order that is new afterwards. */
  readonly rules: TimerRules | null;
  readonly now: Instant;
}

/** The order after a step, when to look at it again, and what follows: in one transaction. */
export const writeStep = (
  tx: AdminTransaction,
  { address, order, patch, gone = [], event, effects, data, rules, now }: StepToWrite,
): Order => {
  const after: Order = { ...order, ...patch };
  updateDocument(tx, orderDocument, address, {
    ...patch,
    ...(gone.includes("holdUntil") ? { holdUntil: remove() } : {}),
    ...(gone.includes("proposal") ? { proposal: remove() } : {}),
    ...(rules === null && after.status === "placed" ? {} : { timerAt: nextTimer(after, rules ?? none) ?? remove() }),
  });
  writeOutbox(tx, address, { event, version: versionOf(after), effects, data }, now);
  return after;
};

/** Only orders that are new go by what the shop says. */
const none: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 0,
  timeoutAction: "escalate",
  escalateAfterMinutes: 0,
  isOpen: false,
};

export type Desk = FieldsOf<typeof orderDeskDocument>;

export const readDesk = async (tx: AdminTransaction, address: OrderAddress): Promise<Desk> =>
  (await readDocument(tx, orderDeskDocument, address)) ?? { actions: [] };

/** Which member of staff did it; shoppers never read this. */
export const writeDesk = (
  tx: AdminTransaction,
  address: OrderAddress,
  desk: Desk,
  action: Desk["actions"][number],
): void => setDocument(tx, orderDeskDocument, address, { ...desk, actions: [...desk.actions, action] });
