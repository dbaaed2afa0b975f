import { setShopHold as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { writeHold } from "./write-hold.ts";

/** Hidden and told in one transaction; a second hold tells its new reasons. */
const command: Command<typeof contract, MailDeps> = async (input, caller, deps) => {
  const { restaurantId, reason } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  let mailIds: readonly string[] = [];
  const done = await withIdempotency(deps, request, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (shop === null || account === null) return refuse({ type: "not-found" });
    if (reason === undefined && account.hold === undefined) return ok({ listing: shop.listing });
    const hold = { caller, mailKey: request.key, ...(reason === undefined ? {} : { reason }) };
    const written = writeHold(tx, deps, ports.config, { shop, account }, hold);
    mailIds = written.mailIds;
    return ok({ listing: written.listing });
  });
  if (done.ok) await Promise.all(mailIds.map((mailId) => deliverMail(deps, ports, mailId)));
  return done;
};

export const setShopHold = defineCallable(contract, command, { secrets: sendingSecrets });
