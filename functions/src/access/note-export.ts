import { noteExport as contract } from "@lokalkorb/contracts/exports";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { staffMay } from "./staff.ts";
import { logOf } from "./write-log.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, count } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "catalogue"))) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    log("exported", String(count));
    return ok({});
  });
};

export const noteExport = defineCallable(contract, command);
