import { decideBusiness as contract } from "@lokalkorb/contracts/businesses";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { type BusinessDecision, decidedBusiness } from "@lokalkorb/domain/ordering/businesses/decide-business";
import type { ShopAct } from "@lokalkorb/domain/shop/shop-log";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { businessDecidedMail } from "../notifications/templates/business/business-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";

const acts: Readonly<Record<BusinessDecision["kind"], ShopAct>> = {
  admit: "businessAdmitted",
  terms: "businessTerms",
  decline: "businessDeclined",
  block: "businessBlocked",
  release: "businessReleased",
};

const command: Command<typeof contract, MailDeps> = async (input, caller, deps) => {
  const { restaurantId, customerId, decision } = input;
  const request = requestKeyOf(contract.name, caller, input);
  const { shop, slug } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const mailId = `business_${request.key}`;
  let isTold = false;
  const done = await withIdempotency(deps, request, async (tx) => {
    const role = await roleIn(tx, restaurantId, caller.uid);
    if (role === null || !can(role, "customers.decide")) return refuse({ type: "not-allowed" });
    const business = await readDocument(tx, b2bCustomerDocument, { restaurantId, customerId });
    if (business === null) return refuse({ type: "not-found" });
    const decided = decidedBusiness(business, decision, deps.now());
    if (!decided.ok) return decided;
    const log = await logOf(tx, deps, restaurantId, caller);
    setDocument(tx, b2bCustomerDocument, { restaurantId, customerId }, decided.value);
    log(acts[decision.kind], business.name);
    if (decision.kind === "terms") return ok({});
    const link = `${ports.config.appUrl}/${slug}`;
    const content = businessDecidedMail({ shop, business: decided.value, decision, link });
    queueMail(tx, ports.config, { id: mailId, to: business.emails.orders, content, shop }, deps.now());
    isTold = true;
    return ok({});
  });
  if (done.ok && isTold) await deliverMail(deps, ports, mailId);
  return done;
};

export const decideBusiness = defineCallable(contract, command, { secrets: sendingSecrets });
