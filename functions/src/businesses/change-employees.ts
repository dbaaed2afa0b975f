import { changeEmployees as contract } from "@lokalkorb/contracts/businesses";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changedEmployees, employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { employeeAddedMail } from "../notifications/templates/business/business-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";

/** By an admin of a company that the shop supplies. One who comes new is told by mail, and orders once signed in with that address. */
const command: Command<typeof contract, MailDeps & LimitedDeps> = async (input, caller, deps) => {
  const { requestId, restaurantId, customerId, change } = input;
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const limited = await deps.rateLimits.take(deps, "employees", caller, requestId);
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, customerId };
  const request = requestKeyOf(contract.name, caller, input);
  const found = await readDocument(deps.db, b2bCustomerDocument, address);
  if (found === null) return refuse({ type: "not-found" });
  const { shop, slug } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const mailId = `business_${request.key}`;
  let isTold = false;
  const done = await withIdempotency(deps, request, async (tx) => {
    const business = await readDocument(tx, b2bCustomerDocument, address);
    const admin = business === null ? null : employeeOf(business, caller.email);
    // Whether there is such a company is for its own people to know.
    if (business?.status !== "active" || admin?.role !== "admin") return refuse({ type: "not-found" });
    const changed = changedEmployees(business, change);
    if (!changed.ok) return changed;
    setDocument(tx, b2bCustomerDocument, address, changed.value);
    if (change.kind === "set" && employeeOf(business, change.employee.email) === null) {
      const content = employeeAddedMail({
        shop,
        company: business.name,
        by: admin.name,
        link: `${ports.config.appUrl}/${slug}`,
      });
      queueMail(tx, ports.config, { id: mailId, to: change.employee.email, content, shop }, deps.now());
      isTold = true;
    }
    return ok({});
  });
  if (done.ok && isTold) await deliverMail(deps, ports, mailId);
  return done;
};

export const changeEmployees = defineCallable(contract, command, { secrets: sendingSecrets });
