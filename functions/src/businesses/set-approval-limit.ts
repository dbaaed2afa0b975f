import { setApprovalLimit as contract } from "@lokalkorb/contracts/approvals";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** By an admin of a company that the shop supplies, for orders from now on. */
const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { requestId, restaurantId, customerId, aboveCents } = input;
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const limited = await deps.rateLimits.take(deps, "employees", caller, requestId);
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, customerId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const business = await readDocument(tx, b2bCustomerDocument, address);
    const admin = business === null ? null : employeeOf(business, caller.email);
    if (business?.status !== "active" || admin?.role !== "admin") return refuse({ type: "not-found" });
    const { approvalAboveCents: _before, ...rest } = business;
    setDocument(tx, b2bCustomerDocument, address, {
      ...rest,
      ...(aboveCents === undefined ? {} : { approvalAboveCents: aboveCents }),
    });
    return ok({});
  });
};

export const setApprovalLimit = defineCallable(contract, command);
