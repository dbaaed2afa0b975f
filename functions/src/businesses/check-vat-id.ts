import { checkVatId as contract } from "@lokalkorb/contracts/businesses";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { withVatCheck } from "@lokalkorb/domain/ordering/businesses/vat-proof";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { roleIn } from "../access/staff.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { lookUpVatId } from "./look-up-vat-id.ts";
import type { VatDeps } from "./vat-register.ts";

const command: Command<typeof contract, LimitedDeps & VatDeps> = async (input, caller, deps) => {
  const { requestId, restaurantId, customerId } = input;
  const address = { restaurantId, customerId };
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "customers.decide")) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "vatIdLook", caller, requestId);
  if (limited !== null) return refuse(limited);
  const asked = await readDocument(deps.db, b2bCustomerDocument, address);
  if (asked?.vatId === undefined) return refuse({ type: "not-found" });
  const check = await lookUpVatId(deps, restaurantId, asked.vatId);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const business = await readDocument(tx, b2bCustomerDocument, address);
    if (business?.vatId !== check.vatId) return refuse({ type: "not-found" });
    setDocument(tx, b2bCustomerDocument, address, withVatCheck(business, check));
    return ok({ state: check.state });
  });
};

export const checkVatId = defineCallable(contract, command);
