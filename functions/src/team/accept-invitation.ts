import { acceptInvitation as contract } from "@lokalkorb/contracts/team";
import { acceptInvitation as accept } from "@lokalkorb/domain/access/team";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { nameIn, writeLog } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** `not-found` for strangers, whether or not there is such a shop. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const { uid, email } = caller;
  // Only a proved address may join.
  if (email === undefined) return refuse({ type: "not-allowed" });
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const accepted = account && accept(account, { uid, email });
    if (!accepted) return refuse({ type: "not-found" });
    updateDocument(tx, accountDocument, { restaurantId }, { ...accepted.team });
    const { team, role } = accepted;
    const by = nameIn({ members: [...team.members] }, caller);
    writeLog(tx, deps, { restaurantId, act: "memberJoined", by, about: email, role });
    return ok({ role });
  });
};

export const acceptInvitation = defineCallable(contract, command);
