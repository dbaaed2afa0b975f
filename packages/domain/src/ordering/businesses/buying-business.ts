import type { Cents } from "../../kernel/money/cents.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import type { OrderCustomer } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";
import type { BusinessCustomer, Employee } from "./business-customer.ts";
import { leftOnAccountCents, ordersOnAccount } from "./business-terms.ts";

/** For which company an order is placed, as the server has read it. */
export interface BuyingBusiness {
  readonly customerId: string;
  readonly company: Pick<
    BusinessCustomer,
    "name" | "status" | "discountBp" | "onAccount" | "creditLimitCents" | "openCents" | "poRequired"
  >;
  /** Who orders. */
  readonly employee: Pick<Employee, "monthlyLimitCents" | "costCenter">;
  /** The sum of their orders for the month of this order; only asked of those with a limit. */
  readonly monthCents?: Cents;
  readonly poNumber?: string;
  readonly costCenter?: string;
}

/** An order number of the company's own books is missing: known before anything is calculated. */
export const checkPoNumber = ({ company, poNumber = "" }: BuyingBusiness): Refused<"po-number-required"> | null =>
  company.poRequired && poNumber.trim() === "" ? { type: "po-number-required" } : null;

/** Whether this company pays this way at all. */
export const paysOnAccount = ({ company }: BuyingBusiness): boolean =>
  company.status === "active" && ordersOnAccount(company);

/** The limits of the company and of its employee, once the total is known. */
export function checkLimits(
  { company, employee, monthCents = 0 }: BuyingBusiness,
  { paymentMethod, dueCents, totalCents }: { paymentMethod: PaymentMethod; dueCents: Cents; totalCents: Cents },
): Refused<"credit-limit-exceeded" | "month-limit-exceeded"> | null {
  const leftCents = leftOnAccountCents(company);
  if (paymentMethod === "onAccount" && dueCents > leftCents) return { type: "credit-limit-exceeded", leftCents };
  const { monthlyLimitCents = Infinity } = employee;
  const leftOfMonth = Math.max(0, monthlyLimitCents - monthCents);
  return totalCents > leftOfMonth ? { type: "month-limit-exceeded", leftCents: leftOfMonth } : null;
}

/** The words that an order keeps of its company: a cost centre that was not named is the employee's. */
export function companyOfOrder(
  buying: BuyingBusiness | undefined,
): Pick<OrderCustomer, "b2bCustomerId" | "company" | "costCenter" | "poNumber"> {
  if (buying === undefined) return {};
  const costCenter = buying.costCenter?.trim() || buying.employee.costCenter;
  const poNumber = buying.poNumber?.trim();
  return {
    b2bCustomerId: buying.customerId,
    company: buying.company.name,
    ...(costCenter ? { costCenter } : {}),
    ...(poNumber ? { poNumber } : {}),
  };
}
