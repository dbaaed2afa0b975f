import type { Cents } from "../../kernel/money/cents.ts";
import { type Instant, minuteMs, hourMs } from "../../kernel/time/instant.ts";
import type { BusinessCustomer, Employee } from "../businesses/business-customer.ts";
import type { BuyingBusiness } from "../businesses/buying-business.ts";
import type { Order, OrderApproval } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";

/** Why an order of a company waits for its admin. */
export type ApprovalNeed = Pick<OrderApproval, "over" | "limitCents">;

/** An order keeps its goods and its time no longer than this without an answer. */
const keptFor = 24 * hourMs;
/** Less time than this is none to read a mail in. */
const leastTime = 30 * minuteMs;

type People = Pick<BusinessCustomer, "employees">;

const otherAdmin = ({ employees }: People, { email }: Pick<Employee, "email">): boolean =>
  employees.some((one) => one.role === "admin" && one.email !== email);

/** Of the person alone: an own limit goes before that of the company. The only admin has none to ask, and no limit. */
export function approvalLimits(
  company: People & Pick<BusinessCustomer, "approvalAboveCents">,
  employee: Pick<Employee, "email" | "role" | "approvalAboveCents" | "monthlyLimitCents">,
): Pick<Employee, "approvalAboveCents" | "monthlyLimitCents"> {
  if (employee.role === "admin" && !otherAdmin(company, employee)) return {};
  const { approvalAboveCents = company.approvalAboveCents, monthlyLimitCents } = employee;
  return {
    ...(approvalAboveCents === undefined ? {} : { approvalAboveCents }),
    ...(monthlyLimitCents === undefined ? {} : { monthlyLimitCents }),
  };
}

/** Whether this order is above a limit; of two the one that names the order itself. */
export function approvalNeed(
  { company, employee, monthCents = 0 }: Pick<BuyingBusiness, "company" | "employee" | "monthCents">,
  totalCents: Cents,
): ApprovalNeed | null {
  const { approvalAboveCents = Infinity, monthlyLimitCents = Infinity } = approvalLimits(company, employee);
  if (totalCents > approvalAboveCents) return { over: "order", limitCents: approvalAboveCents };
  return monthCents + totalCents > monthlyLimitCents ? { over: "month", limitCents: monthlyLimitCents } : null;
}

/** Until when an answer is waited for: a day, and no longer than the shop takes orders for this time. */
export const approvalUntil = (now: Instant, lastOrderAt: Instant): Instant => Math.min(now + keptFor, lastOrderAt);

/** An order above a limit that cannot wait: a page of the provider or a gift card is no promise to pay later. */
export function checkWaiting(
  { company, employee }: Pick<BuyingBusiness, "company" | "employee">,
  { paymentMethod, hasGiftCard, until, now }: Waiting,
): Refused<"approval-unavailable"> | null {
  if (!otherAdmin(company, employee)) return { type: "approval-unavailable", reason: "noAdmin" };
  if (paymentMethod === "online" || paymentMethod === "giftCard" || hasGiftCard)
    return { type: "approval-unavailable", reason: "payment" };
  return until < now + leastTime ? { type: "approval-unavailable", reason: "time" } : null;
}

interface Waiting extends Pick<Order, "paymentMethod"> {
  readonly hasGiftCard: boolean;
  readonly until: Instant;
  readonly now: Instant;
}
