import { setSwitches as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const { registrations, approval } = input;
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const before = await readDocument(tx, switchesDocument, {});
    const onlinePayment = input.onlinePayment ?? before?.onlinePayment ?? true;
    setDocument(tx, switchesDocument, {}, { registrations, approval, onlinePayment });
    return ok({});
  });
  deps.switches.forget();
  return done;
};

export const setSwitches = defineCallable(contract, command);
