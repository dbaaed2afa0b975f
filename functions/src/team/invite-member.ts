import { inviteMember as contract } from "@lokalkorb/contracts/team";
import { invite } from "@lokalkorb/domain/access/team";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { nameIn, writeLog } from "../access/write-log.ts";
import { invitationMail } from "../notifications/templates/accounts/invitation-mail.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { linkMail } from "../sign-in/send-link-mail.ts";
import type { SignInDeps } from "../sign-in/sign-in-links.ts";

/** The link of the mail proves the mailbox, so the invitation needs no secret of its own. */
const command: Command<typeof contract, SignInDeps> = async (input, caller, deps) => {
  const { restaurantId, email, name, role, requestId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "team"))) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "invitation", caller, requestId);
  if (limited !== null) return refuse(limited);
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  const request = requestKeyOf(contract.name, caller, input);
  const next = `/einladung/${restaurantId}`;
  const mail = await linkMail(deps, { id: `invitation_${request.key}`, email, next }, (link) =>
    invitationMail({ shopName: shop?.name ?? "", role: roleLabels[role], link }),
  );
  const invited = await withIdempotency(deps, request, async (tx) => {
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (account?.roles[caller.uid] !== "owner") return refuse({ type: "not-allowed" });
    const team = invite(account, { email, name, role, invitedAt: deps.now() });
    if (team === null) return ok({ result: "member" as const });
    updateDocument(tx, accountDocument, { restaurantId }, { members: team.members });
    const by = nameIn(account, caller);
    writeLog(tx, deps, { restaurantId, act: "memberInvited", by, about: `${name}, ${email}`, role });
    mail.write(tx);
    return ok({ result: "invited" as const });
  });
  if (invited.ok && invited.value.result === "invited") await mail.deliver();
  return invited;
};

export const inviteMember = defineCallable(contract, command, { secrets: sendingSecrets });
