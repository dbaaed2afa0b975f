import * as f from "../../kernel/fields/field.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { dayMs } from "../../kernel/time/instant.ts";
import { orderStatuses } from "../order/order-status.ts";
import type { Order } from "../order/order.ts";

/** Long enough for a question about yesterday's lunch. */
const keptAfterOrder = 14 * dayMs;

export const groupProgressFields = {
  status: f.oneOf(orderStatuses),
  dayCode: f.text(),
  type: f.oneOf(fulfilmentTypes),
  promisedAt: f.instant(),
  expiresAt: f.instant(),
};
export type GroupProgress = f.ValuesOf<typeof groupProgressFields>;

/** The order as the people of its group see it (GDP-02): how far it is, and until when. */
export function groupProgress({
  status,
  dayCode,
  distribution,
  timeline,
}: Pick<Order, "status" | "dayCode" | "distribution" | "timeline">): GroupProgress {
  const { promisedAt } = timeline;
  return { status, dayCode, type: distribution.type, promisedAt, expiresAt: promisedAt + keptAfterOrder };
}

/** An order that waits for its money is none for the people yet; a lapsed one never was. */
export const isToldToGroup = ({ status }: Pick<Order, "status">): boolean =>
  status !== "awaitingApproval" && status !== "pendingPayment" && status !== "expired";
