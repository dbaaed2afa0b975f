import * as f from "../../kernel/fields/field.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { dayMs } from "../../kernel/time/instant.ts";
import { orderStatuses } from "../order/order-status.ts";
import type { Order, OrderShare } from "../order/order.ts";

/** Long enough for a question about yesterday's lunch. */
const keptAfterOrder = 14 * dayMs;

export const shareStates = ["open", "takenOver", "paid"] as const;

export const groupProgressFields = {
  status: f.oneOf(orderStatuses),
  dayCode: f.text(),
  type: f.oneOf(fulfilmentTypes),
  promisedAt: f.instant(),
  /** Where each pays an own part: whose is how large, and whether it is reserved. */
  shares: f.optional(f.list(f.object({ participantId: f.text(), cents: f.cents(), state: f.oneOf(shareStates) }))),
  /** All of them are paid by then, or none is. */
  payUntil: f.optional(f.instant()),
  expiresAt: f.instant(),
};
export type GroupProgress = f.ValuesOf<typeof groupProgressFields>;

/** The order as the people of its group see it (GDP-02): how far it is, until when, and what each has to pay. */
export function groupProgress({
  status,
  dayCode,
  distribution,
  timeline,
  shares,
  holdUntil,
}: Pick<Order, "status" | "dayCode" | "distribution" | "timeline" | "shares" | "holdUntil">): GroupProgress {
  const { promisedAt } = timeline;
  const told = { status, dayCode, type: distribution.type, promisedAt, expiresAt: promisedAt + keptAfterOrder };
  if (shares === undefined) return told;
  return {
    ...told,
    shares: shares.map(({ participantId, cents, ...share }) => ({ participantId, cents, state: shareState(share) })),
    ...(holdUntil === undefined ? {} : { payUntil: holdUntil }),
  };
}

const shareState = ({
  paymentId,
  isTakenOver,
}: Pick<OrderShare, "paymentId" | "isTakenOver">): (typeof shareStates)[number] =>
  paymentId !== undefined ? "paid" : isTakenOver === true ? "takenOver" : "open";

/** An order that waits for its money is none for the people yet, unless the money is theirs; a lapsed one never was. */
export const isToldToGroup = ({ status, shares }: Pick<Order, "status" | "shares">): boolean =>
  shares !== undefined || (status !== "awaitingApproval" && status !== "pendingPayment" && status !== "expired");
