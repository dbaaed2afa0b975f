import { setItemBlock as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../catalog/menu-store.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets, sendingSecrets } from "../platform/secrets.ts";
import { itemBlock, takeBlockedOut } from "./write-item-block.ts";

/** Blocked and told in one transaction; from then on it cannot be ordered, and a moment later it is in no menu. */
const command: Command<typeof contract, MailDeps & RenewingDeps & MenuDeps> = async (input, caller, deps) => {
  const { restaurantId, itemId, reason } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  let mailIds: readonly string[] = [];
  const done = await withIdempotency(deps, request, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (shop === null || account === null) return refuse({ type: "not-found" });
    const block = { itemId, caller, mailKey: request.key, ...(reason === undefined ? {} : { reason }) };
    const write = await itemBlock(tx, deps, ports.config, { shop, account }, block);
    if (write === null) return refuse({ type: "not-found" });
    mailIds = write();
    return ok({ offeringId: shop.offeringId });
  });
  if (!done.ok) return done;
  if (reason !== undefined) await takeBlockedOut(deps, done.value.offeringId, itemId);
  await Promise.all(mailIds.map((mailId) => deliverMail(deps, ports, mailId)));
  return ok({});
};

export const setItemBlock = defineCallable(contract, command, { secrets: [...sendingSecrets, ...revalidateSecrets] });
