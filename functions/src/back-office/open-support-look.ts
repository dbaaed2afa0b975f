import { openSupportLook as contract } from "@lokalkorb/contracts/back-office";
import { supportLookLasts } from "@lokalkorb/domain/access/support-look";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { supportLookDocument } from "@lokalkorb/model/documents/support-looks";
import { nameIn, writeLog } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** The right to read and the line in the shop's log are one act. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, reason: about } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (account === null) return refuse({ type: "not-found" });
    const until = deps.now() + supportLookLasts;
    setDocument(tx, supportLookDocument, { uid: caller.uid }, { restaurantId, expiresAt: until });
    writeLog(tx, deps, { restaurantId, act: "supportLook", by: nameIn(account, caller), about });
    return ok({ until });
  });
};

export const openSupportLook = defineCallable(contract, command);
