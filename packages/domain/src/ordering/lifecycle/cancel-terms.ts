import { can } from "../../access/permissions.ts";
import type { Standing } from "../../access/role.ts";
import type { Id } from "../../kernel/branded.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { EndReason } from "../order/order-choices.ts";
import type { ActorWord } from "../order/order-event.ts";
import type { AgeCheck, Order } from "../order/order.ts";
import { netPaidCents, reservedCents } from "../order/payment-rules.ts";
import type { StepRefusal } from "../order/refusal.ts";
import { isInWork, type OrderAction } from "./order-action.ts";

/** The part of what was taken that goes back. */
export type BackChoice =
  | { readonly kind: "all" }
  | { readonly kind: "none" }
  | { readonly kind: "amount"; readonly cents: Cents };

/** Terms of a cancellation by staff (state-machines 3.1, rows 17 and 18). */
export interface CancelTerms {
  /** Left out: everything. */
  readonly refund?: BackChoice | undefined;
  /** Lines whose goods go back to the shelf. Left out: all, but none once work on them has begun. */
  readonly restock?: readonly Id<"line">[] | undefined;
}

type PaidOrder = Pick<Order, "status" | "payments" | "refunds">;

/**
 * Whether there is a choice of what goes back: the work was done, the shop has the money, and the person answers for the
 * loss. Money that is only held is let go as a whole.
 */
export const maySettle = (order: PaidOrder, role: Standing | undefined): boolean =>
  isInWork(order.status) &&
  role !== undefined &&
  can(role, "order.cancelInWork") &&
  netPaidCents(order) > 0 &&
  reservedCents(order) === 0;

interface Cancelling extends CancelTerms {
  readonly order: Order;
  readonly action: OrderAction;
  readonly by: ActorWord;
  readonly role?: Standing | undefined;
  readonly ageCheck?: AgeCheck["result"] | undefined;
}

/** Why these terms cannot be had; null = they can. */
export function termsRefusal({ order, action, by, role, refund, restock }: Cancelling): StepRefusal | null {
  const asksMore = (refund !== undefined && refund.kind !== "all") || restock !== undefined;
  if (asksMore && (action !== "cancel" || by !== "merchant")) return { type: "not-allowed" };
  if (refund === undefined || refund.kind === "all") return null;
  if (!maySettle(order, role)) return { type: "not-allowed" };
  const maxCents = netPaidCents(order);
  const isPart = refund.kind === "none" || (Number.isSafeInteger(refund.cents) && refund.cents > 0);
  return isPart && backCents(order, refund) <= maxCents ? null : { type: "refund-too-high", maxCents };
}

/** In cents; at most what the shop has. */
export function backCents(order: PaidOrder, refund: BackChoice = { kind: "all" }): Cents {
  if (refund.kind === "none") return 0;
  return refund.kind === "all" ? Math.max(0, netPaidCents(order)) : refund.cents;
}

/** Whether the goods of a line go back to the shelf. After a refused handover all do: they are whole. */
export const isRestocked = (
  { order, restock, ageCheck }: Pick<Cancelling, "order" | "restock" | "ageCheck">,
  lineId: Id<"line">,
): boolean => restock?.includes(lineId) ?? (!isInWork(order.status) || ageCheck === "refused");

/** How it ended, as far as the order alone knows it. */
export const cancellationOf = (
  { order, refund }: Pick<Cancelling, "order" | "refund">,
  code: EndReason,
): NonNullable<Order["cancellation"]> => ({
  code,
  keptCents: Math.max(0, netPaidCents(order) - backCents(order, refund)),
  lost: {},
});

/** The whole, where a shop has said nothing else: the goods were made for one person. */
export const usualNoShowBp: BasisPoints = 10_000;

/**
 * Of an order that was not picked up, the part that the shop keeps (state-machines 3.1, row 16): a share of what it costs,
 * and no more than was taken or is held. A share of nothing is nothing: cash that was never taken stays where it is.
 */
export function noShowCents(
  order: Pick<Order, "totals" | "payments" | "refunds">,
  chargeBp: BasisPoints = usualNoShowBp,
): Cents {
  const had = netPaidCents(order) + reservedCents(order);
  return Math.max(0, Math.min(had, roundHalfUp(order.totals.totalCents * chargeBp, 10_000)));
}
