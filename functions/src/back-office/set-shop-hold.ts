import { setShopHold as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { nameIn, writeLog } from "../access/write-log.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { holdMail, releaseMail } from "../notifications/templates/accounts/hold-mail.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";

/** Hidden and told in one transaction; a second hold tells its new reasons and keeps how the shop was seen before. */
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
    const now = deps.now();
    const was = account.hold?.was ?? shop.listing;
    const listing = reason === undefined ? was : "hidden";
    updateDocument(tx, shopDocument, { restaurantId }, { listing });
    updateDocument(
      tx,
      accountDocument,
      { restaurantId },
      { hold: reason === undefined ? remove() : { at: now, reason, was } },
    );
    const act = reason === undefined ? "release" : "hold";
    writeLog(tx, deps, { restaurantId, act, by: nameIn(account, caller), about: reason ?? "" });
    const content = reason === undefined ? releaseMail(shop.name, listing !== "hidden") : holdMail(shop.name, reason);
    mailIds = ownersOf(account, shop.emailPublic).map((to, index) => {
      const id = `hold_${request.key}_${index}`;
      queueMail(tx, ports.config, { id, to, content, shop: null }, now);
      return id;
    });
    return ok({ listing });
  });
  if (done.ok) await Promise.all(mailIds.map((mailId) => deliverMail(deps, ports, mailId)));
  return done;
};

/** Addresses of all owners; the public one where none is known. */
function ownersOf(
  { members }: Pick<DocumentOf<typeof accountDocument>, "members">,
  otherwise: string,
): readonly string[] {
  const owners = members
    .filter(({ role, status }) => role === "owner" && status === "active")
    .map(({ email }) => email);
  return owners.length === 0 ? [otherwise] : owners;
}

export const setShopHold = defineCallable(contract, command, { secrets: sendingSecrets });
