import { placeStorefronts as contract } from "@lokalkorb/contracts/storefronts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { logOf } from "../../access/write-log.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { renewShop } from "../renewal/renew-shops.ts";
import { readStorefronts } from "../stock/item-live.ts";
import { openStorefrontsOf, writeOpenStorefronts } from "./open-storefronts.ts";

/** A storefront that is left out is shown and ordered from no more; it stays, and is put back by the same command. */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, was, storefrontIds } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    // Publishing locks them in this order, too, and writes the shop last.
    const storefronts = await readStorefronts(tx, offeringId);
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop?.offeringId !== offeringId) return refuse({ type: "not-found" });
    const own = new Set(storefronts.flatMap((one) => (one.restaurantIds.includes(restaurantId) ? [one.id] : [])));
    const isSound =
      storefrontIds[0] === shop.storefrontIds[0] &&
      new Set(storefrontIds).size === storefrontIds.length &&
      storefrontIds.every((id) => own.has(id));
    if (!isSound) return refuse({ type: "not-found" });
    if (was.join() !== shop.storefrontIds.join()) return ok({ result: "changed" as const });
    updateDocument(tx, shopDocument, { restaurantId }, { storefrontIds });
    writeOpenStorefronts(tx, shop, openStorefrontsOf({ storefrontIds }, storefronts));
    const moved = storefronts.filter(({ id }) => was.includes(id) !== storefrontIds.includes(id));
    for (const { name } of moved) log("storefront", name);
    return ok({ result: "saved" as const });
  });
  if (answer.ok && answer.value.result === "saved") await renewShop(deps, restaurantId, "published");
  return answer;
};

export const placeStorefronts = defineCallable(contract, command);
