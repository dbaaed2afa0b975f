import { switchWay as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { methodsOffAfter } from "@lokalkorb/domain/fulfilment/methods/methods-off";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, optionId, off } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "operations"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    const method = await readDocument(tx, fulfilmentMethodDocument, { restaurantId, optionId });
    if (restaurant === null || method === null) return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const waysOff = methodsOffAfter(restaurant.waysOff ?? [], optionId, off);
    updateDocument(tx, shopDocument, { restaurantId }, { waysOff });
    log(off ? "wayOff" : "wayOn", method.name);
    return ok({ off });
  });
  if (answer.ok) await renewShop(deps, restaurantId, "operations");
  return answer;
};

export const switchWay = defineCallable(contract, command, { secrets: revalidateSecrets });
