import { createHash } from "node:crypto";
import { requestBusinessAccount as contract } from "@lokalkorb/contracts/businesses";
import { euVatIdProblem } from "@lokalkorb/domain/kernel/country/eu-vat-id";
import { plainVatId } from "@lokalkorb/domain/kernel/country/vat-id";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { businessAfterAsking } from "@lokalkorb/domain/ordering/businesses/ask-business";
import { withVatCheck } from "@lokalkorb/domain/ordering/businesses/vat-proof";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { businessAskedMail, businessToShopMail } from "../notifications/templates/business/business-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { lookUpVatId } from "./look-up-vat-id.ts";
import type { VatDeps } from "./vat-register.ts";

/** One record for an account and a shop: asking twice, at once or later, is one wish. */
const customerIdOf = (uid: string): string =>
  `b_${createHash("sha256").update(`business ${uid}`).digest("base64url").slice(0, 20)}`;

const command: Command<typeof contract, MailDeps & LimitedDeps & VatDeps> = async (input, caller, deps) => {
  const { requestId, restaurantId, ...asked } = input;
  const { email } = caller;
  if (caller.isGuest || email === undefined) return refuse({ type: "sign-in-required" });
  const { vatId } = asked;
  if (vatId !== undefined && euVatIdProblem(vatId) !== null) return refuse({ type: "vat-id-invalid" });
  const limited = await deps.rateLimits.take(deps, "businessRequest", caller, requestId);
  if (limited !== null) return refuse(limited);
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (restaurant === null || restaurant.listing === "hidden") return refuse({ type: "not-found" });
  const address = { restaurantId, customerId: customerIdOf(caller.uid) };
  const check = vatId === undefined ? null : await lookUpVatId(deps, restaurantId, plainVatId(vatId));
  const { shop, staffAddresses } = await readMailShop(deps, restaurantId);
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  const mailId = `business_${request.key}`;
  const shopMailId = (index: number): string => `${mailId}_shop${index}`;
  let isNew = false;
  const done = await withIdempotency(deps, request, async (tx) => {
    const now = deps.now();
    const known = await readDocument(tx, b2bCustomerDocument, address);
    const after = businessAfterAsking(known, asked, { uid: caller.uid, email, now });
    isNew = after !== known;
    if (!isNew) return ok({ state: after.status });
    setDocument(tx, b2bCustomerDocument, address, check === null ? after : withVatCheck(after, check));
    const facts = { shop, company: asked.company, name: asked.name, message: asked.message, check };
    queueMail(tx, ports.config, { id: mailId, to: email, content: businessAskedMail(facts), shop }, now);
    const desk = `${ports.config.consoleUrl}/${restaurantId}/firmen?firma=${address.customerId}`;
    for (const [index, to] of staffAddresses.entries())
      queueMail(
        tx,
        ports.config,
        { id: shopMailId(index), to, content: businessToShopMail(facts, desk), shop: null },
        now,
      );
    return ok({ state: after.status });
  });
  if (!done.ok || !isNew) return done;
  const mails = [mailId, ...staffAddresses.map((_to, index) => shopMailId(index))];
  await Promise.all(mails.map((id) => deliverMail(deps, ports, id)));
  return done;
};

export const requestBusinessAccount = defineCallable(contract, command, { secrets: sendingSecrets });
