import * as f from "../../kernel/fields/field.ts";
import type { Id } from "../../kernel/branded.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";
import type { Refused } from "../order/refusal.ts";

export const complaintKinds = ["missing", "wrong", "damaged", "late", "other"] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
export const complaintStates = ["open", "answered", "closed"] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** Something is wrong with the goods, or they do not come. Its words are the message of the same moment. */
export const complaintFields = f.object({
  kind: f.oneOf(complaintKinds),
  lineIds: f.list(f.id<"line">()),
  at: f.instant(),
  /** The counter answers with words and closes it; a further message of the shopper to an answered one asks again. */
  state: f.oneOf(complaintStates),
});
export type Complaint = f.ValueOf<typeof complaintFields>;

/** Before the shop has taken an order on there is nothing that could be wrong with it, and nothing is after its refusal. */
const withoutGoods: ReadonlySet<OrderStatus> = new Set([
  "awaitingApproval",
  "pendingPayment",
  "placed",
  "expired",
  "rejected",
  "cancelled",
]);

export const mayComplain = ({ status }: Pick<Order, "status">, complaint: Complaint | undefined): boolean =>
  !withoutGoods.has(status) && (complaint === undefined || complaint.state === "closed");

export interface NewComplaint {
  readonly kind: ComplaintKind;
  readonly lineIds: readonly Id<"line">[];
}

/** One at a time: more about an open one is a further message. */
export function complain(
  order: Pick<Order, "status" | "lines">,
  before: Complaint | undefined,
  { kind, lineIds, now }: NewComplaint & { readonly now: Instant },
): Result<Complaint, Refused<"transition-not-allowed" | "already-handled" | "line-invalid">> {
  if (withoutGoods.has(order.status))
    return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
  if (!mayComplain(order, before)) return refuse({ type: "already-handled", status: order.status });
  const unknown = lineIds.find((wanted) => !order.lines.some(({ lineId }) => lineId === wanted));
  if (unknown !== undefined) return refuse({ type: "line-invalid", lineId: unknown, reason: "malformed" });
  return ok({ kind, lineIds: [...new Set(lineIds)], at: now, state: "open" });
}

/** A message moves a complaint on: the shop's answers it, the shopper's asks again. */
export function afterMessage(complaint: Complaint, from: "shop" | "shopper"): Complaint {
  if (complaint.state === "closed") return complaint;
  return { ...complaint, state: from === "shop" ? "answered" : "open" };
}
