import { statusWhenEnded } from "../order/payment-rules.ts";
import type { BusinessCustomer } from "../businesses/business-customer.ts";
import { employeeOf } from "../businesses/employees.ts";
import type { Order, OrderApproval } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";
import type { ActorWord } from "../order/order-event.ts";
import { transitionOf } from "../order/order-transition.ts";
import type { Instant } from "../../kernel/time/instant.ts";

type Waiting = Pick<Order, "status" | "holdUntil" | "customer">;

/** Who asks, by the proved address and the account. */
interface Asker {
  readonly uid: string;
  readonly email: string | undefined;
}

/** An admin answers orders of others; own ones only where the company has no other admin (any more). */
export function mayAnswer(
  company: Pick<BusinessCustomer, "employees">,
  { customer }: Pick<Order, "customer">,
  { uid, email }: Asker,
): boolean {
  const admin = employeeOf(company, email);
  if (admin?.role !== "admin") return false;
  return (
    customer.uid !== uid || !company.employees.some((other) => other.role === "admin" && other.email !== admin.email)
  );
}

/** The addresses to tell of an order that waits: all admins but the one who ordered it. */
export function approversOf(
  { employees }: Pick<BusinessCustomer, "employees">,
  { uid, email }: Pick<Order["customer"], "uid" | "email">,
): readonly string[] {
  const admins = employees.filter(({ role }) => role === "admin");
  const others = admins.filter((one) => one.uid !== uid && one.email !== email.toLowerCase());
  return (others.length > 0 ? others : admins).map((one) => one.email);
}

/** Whether an order may still be answered: the first answer counts, and none after its time. */
export function checkAnswer(
  order: Waiting,
  company: Pick<BusinessCustomer, "employees">,
  asker: Asker,
  now: Instant,
): Refused<"not-allowed" | "already-handled" | "too-late"> | null {
  if (order.status !== "awaitingApproval") return { type: "already-handled", status: order.status };
  if (!mayAnswer(company, order, asker)) return { type: "not-allowed" };
  return now >= (order.holdUntil ?? 0) ? { type: "too-late" } : null;
}

export interface ApprovalEnd {
  readonly outcome: "declined" | "lapsed" | "withdrawn";
  /** Of the admin who declined, with their words. */
  readonly name?: string;
  readonly word?: string;
}

/** The order after its company said no, its orderer took it back, or time went by: as if it had not been ordered. */
export function endedApproval(order: Order, { outcome, name, word }: ApprovalEnd, now: Instant): Partial<Order> {
  const by: ActorWord = outcome === "lapsed" ? "system" : "customer";
  return {
    status: "cancelled",
    cancelledAt: now,
    paymentStatus: statusWhenEnded(order.paymentStatus),
    ...approvalAfter(order, outcome, { ...(name ? { by: name } : {}), ...(word ? { word } : {}) }),
    ...transitionOf(order, [{ at: now, type: "cancelled", by }]).patch,
  };
}

/** The order after its approval: from now on one like any other. */
export function approvedOrder(
  order: Order,
  { name, no, dayCode }: { readonly name: string; readonly no: string; readonly dayCode: string },
  now: Instant,
): Partial<Order> {
  return {
    status: "placed",
    placedAt: now,
    no,
    dayCode,
    timeline: { ...order.timeline, releaseAt: Math.max(now, order.timeline.releaseAt) },
    ...approvalAfter(order, "approved", { by: name }),
    ...transitionOf(order, [{ at: now, type: "placed", by: "customer" }]).patch,
  };
}

const approvalAfter = (
  { approval }: Order,
  state: OrderApproval["state"],
  said: Pick<OrderApproval, "by" | "word">,
): Pick<Order, "approval"> => (approval === undefined ? {} : { approval: { ...approval, ...said, state } });
