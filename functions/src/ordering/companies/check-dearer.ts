import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { approvalNeed } from "@lokalkorb/domain/ordering/approval/approval-need";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { type AdminTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { orderedInMonth } from "./ordered-in-month.ts";

/** An order that would have had to wait does not come about by changing a smaller one, nor by a person who left the company. */
export async function checkDearer(
  tx: AdminTransaction,
  { restaurantId }: { readonly restaurantId: string },
  { customer, totals, monthKey }: Order,
  { email, totalCents }: { readonly email: string | undefined; readonly totalCents: Cents },
): Promise<Refused<"approval-unavailable"> | null> {
  const { b2bCustomerId: customerId, uid } = customer;
  if (customerId === undefined || totalCents <= totals.totalCents) return null;
  const company = await readDocument(tx, b2bCustomerDocument, { restaurantId, customerId });
  const employee = company === null ? null : employeeOf(company, email);
  if (company === null || employee === null) return { type: "approval-unavailable", reason: "change" };
  const others =
    employee.monthlyLimitCents === undefined
      ? 0
      : (await orderedInMonth(tx, { restaurantId, customerId, uid, monthKey })) - totals.totalCents;
  const need = approvalNeed({ company, employee, monthCents: others }, totalCents);
  return need === null ? null : { type: "approval-unavailable", reason: "change" };
}
