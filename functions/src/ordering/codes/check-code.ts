import { checkCode as contract } from "@lokalkorb/contracts/orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { codeOf, shownTerms } from "../../catalog/read-codes.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";

/** Guessing codes is limited; a code that exists does not count as a guess. */
const command: Command<typeof contract, LimitedDeps> = async ({ restaurantId, storefrontId, code }, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "codeGuess", caller);
  if (limited !== null) return refuse(limited);
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (restaurant === null || restaurant.listing === "hidden" || !restaurant.storefrontIds.includes(storefrontId))
    return refuse({ type: "not-found" });
  const stored = await readDocument(deps.db, discountCodeDocument, { restaurantId, codeId: code });
  const read = codeOf(stored, code, deps.now());
  if (read.ok || read.refusal.type !== "code-invalid") await deps.rateLimits.restore(deps, "codeGuess", caller);
  if (!read.ok) return read;
  return "terms" in read.value
    ? ok({ kind: "discount" as const, terms: { ...shownTerms(read.value.terms) } })
    : ok({ kind: "giftCard" as const, giftCard: read.value.giftCard });
};

export const checkCode = defineCallable(contract, command);
