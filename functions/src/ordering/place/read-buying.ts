import type { BuyingBusiness } from "@lokalkorb/domain/ordering/businesses/buying-business";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { orderedInMonth } from "../companies/ordered-in-month.ts";
import type { OrderAttempt } from "./order-attempt.ts";

type Asked = Pick<OrderAttempt, "input" | "caller">;
type Buying = Result<{ readonly business?: BuyingBusiness }, Refused<"business-unknown">>;

/** The company of an order as it is now. Its people are known by the address that their account has proved. */
export async function readBuying(scope: ReadScope, { input, caller }: Asked): Promise<Buying> {
  if (input.business === undefined) return ok({});
  const { customerId, ...named } = input.business;
  const { restaurantId } = input;
  const company = await readDocument(scope, b2bCustomerDocument, { restaurantId, customerId });
  const employee = company === null || caller.isGuest ? null : employeeOf(company, caller.email);
  if (company === null || employee === null) return refuse({ type: "business-unknown" });
  const monthKey = input.distribution.slotKey.slice(0, 7);
  const who = { restaurantId, customerId, uid: caller.uid, monthKey };
  const monthCents = employee.monthlyLimitCents === undefined ? 0 : await orderedInMonth(scope, who);
  return ok({ business: { ...named, customerId, company, employee, monthCents } });
}
