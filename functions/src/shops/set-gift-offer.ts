import { setGiftOffer as contract } from "@lokalkorb/contracts/gift-sales";
import { offerOf } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

/** Cards are paid online alone, so a shop without an account at the provider sells none. */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const offer = input.offer === null ? null : offerOf(input.offer);
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop === null) return refuse({ type: "not-found" });
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    if (offer !== null && settings?.connect?.chargesEnabled !== true)
      return refuse({ type: "payment-method-unavailable" });
    const log = await logOf(tx, deps, restaurantId, caller);
    updateDocument(tx, shopDocument, { restaurantId }, { giftOffer: offer ?? remove() });
    log("giftOffer", offer === null ? "" : String(offer.values.length));
    return ok({ isSold: offer !== null });
  });
  if (answer.ok) await renewShop(deps, restaurantId, "operations");
  return answer;
};

export const setGiftOffer = defineCallable(contract, command, { secrets: revalidateSecrets });
