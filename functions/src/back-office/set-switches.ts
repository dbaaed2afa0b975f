import { setSwitches as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { switchesDocument } from "@lokalkorb/model/documents/switches";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const { registrations, approval } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), (tx) => {
    setDocument(tx, switchesDocument, {}, { registrations, approval });
    return Promise.resolve(ok({}));
  });
};

export const setSwitches = defineCallable(contract, command);
