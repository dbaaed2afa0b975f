import { switchWayToday as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { closuresAfterSwitch } from "@lokalkorb/domain/shop/way-today";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { endOfDay, localDateAt } from "../platform/business-day.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

/** Orders that are promised for today stay: what the bike cannot bring, staff move or cancel by hand. */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, type, off } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "operations"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    const methods = await readQuery(
      tx,
      queryOf(fulfilmentMethodDocument, { restaurantId }, { where: matching({ type }) }),
    );
    if (restaurant === null || methods.length === 0) return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const { timezone, closures } = restaurant;
    const now = deps.now();
    const after = closuresAfterSwitch(closures, { type, day: localDateAt(now, timezone), off });
    updateDocument(tx, shopDocument, { restaurantId }, { closures: after });
    log(off ? "wayOff" : "wayOn", `${fulfilmentTypeLabels[type]} (nur heute)`);
    return ok({ off, until: off ? endOfDay(now, timezone) : null });
  });
  if (answer.ok) await renewShop(deps, restaurantId, "operations");
  return answer;
};

export const switchWayToday = defineCallable(contract, command, { secrets: revalidateSecrets });
