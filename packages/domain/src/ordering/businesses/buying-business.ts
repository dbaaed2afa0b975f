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
    | "name"
    | "status"
    | "discountBp"
    | "priceListId"
    | "onAccount"
    | "creditLimitCents"
    | "openCents"
    | "poRequired"
    | "employees"
    | "approvalAboveCents"
  >;
  /** Who orders. */
  readonly employee: Pick<Employee, "email" | "role" | "monthlyLimitCents" | "approvalAboveCents" | "costCenter">;
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

/** The limit that the shop gave the company, once the amount is known. */
export function checkCredit(
  { company }: Pick<BuyingBusiness, "company">,
  { paymentMethod, dueCents }: { readonly paymentMethod: PaymentMethod; readonly dueCents: Cents },
): Refused<"credit-limit-exceeded"> | null {
  const leftCents = leftOnAccountCents(company);
  return paymentMethod === "onAccount" && dueCents > leftCents ? { type: "credit-limit-exceeded", leftCents } : null;
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
