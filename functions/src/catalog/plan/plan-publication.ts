import { planPublication as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { writeJobAt } from "../../jobs/write-jobs.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readStorefronts } from "../stock/item-live.ts";

/** A plan further ahead is a slip of the year. */
const furthest = 366 * dayMs;

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, offeringId, storefrontId, at } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const own = (await readStorefronts(tx, offeringId)).filter((each) => each.restaurantIds.includes(restaurantId));
    if (shop?.offeringId !== offeringId || own.every(({ id }) => id !== storefrontId))
      return refuse({ type: "not-found" });
    const now = deps.now();
    if (at !== null && at <= now) return ok({ result: "past" as const });
    if (at !== null && at > now + furthest) return ok({ result: "too-far" as const });
    const others = own.flatMap(({ id, planned }) =>
      id === storefrontId || planned === undefined || planned.isMissed ? [] : [planned.at],
    );
    writeJobAt(tx, "publish", restaurantId, Math.min(...others, at ?? Infinity));
    updateDocument(tx, storefrontDocument, { offeringId, storefrontId }, { planned: at === null ? remove() : { at } });
    return ok({ result: at === null ? ("cancelled" as const) : ("planned" as const) });
  });
  return answer;
};

export const planPublication = defineCallable(contract, command);
