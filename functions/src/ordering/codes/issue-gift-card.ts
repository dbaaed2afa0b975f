import { randomInt } from "node:crypto";
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

/** Nothing that is mistaken for something else when it is read aloud or written by hand. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** 59 bits: no guess hits one, and no two are the same. */
const newCode = (): string => ["GS", group(), group(), group()].join("-");

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, cents, name, issuedTo } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    if (restaurant === null) return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const code = newCode();
    const expiresAt = giftCardExpiry(deps.now(), restaurant);
    const addressee = issuedTo === undefined || issuedTo === "" ? {} : { issuedTo };
    const address = { restaurantId, codeId: code };
    createDocument(tx, discountCodeDocument, address, {
      code,
      name,
      enabled: true,
      kind: "giftCard",
      firstOrderOnly: false,
      oncePerCustomer: false,
      b2bOnly: false,
      excludeDiscounted: false,
      autoApply: false,
      stacking: "stackable",
      priority: 100,
      discountsDelivery: false,
      giftCard: { initialCents: cents, balanceCents: cents, ...addressee, expiresAt },
      stats: { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 },
    });
    log("giftCard", String(cents));
    return ok({ code, cents, expiresAt });
  });
};

export const issueGiftCard = defineCallable(contract, command);
