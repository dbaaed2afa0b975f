import { issueGiftCard as contract } from "@lokalkorb/contracts/discounts";
import { giftCardExpiry } from "@lokalkorb/domain/pricing/discounts/gift-card-expiry";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { logOf } from "../../access/write-log.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { newGiftCard, newGiftCode } from "./gift-card.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, cents, name, issuedTo } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    if (restaurant === null) return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const code = newGiftCode();
    const expiresAt = giftCardExpiry(deps.now(), restaurant);
    const card = newGiftCard({ code, name, cents, expiresAt, ...(issuedTo === undefined ? {} : { issuedTo }) });
    createDocument(tx, discountCodeDocument, { restaurantId, codeId: code }, card);
    log("giftCard", String(cents));
    return ok({ code, cents, expiresAt });
  });
};

export const issueGiftCard = defineCallable(contract, command);
