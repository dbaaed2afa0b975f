import { createShop as contract } from "@lokalkorb/contracts/shops";
import { shopSlugs } from "@lokalkorb/domain/shop/new-shop";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { vatTemplatesDocument } from "@lokalkorb/model/documents/data/vat-templates";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { writeNewShop } from "./new-shop-documents.ts";

/** The caller owns the new shop, which is hidden until its owner shows it. */
const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { email } = caller;
  // Only a proved address may own a shop.
  if (email === undefined) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "shopSetup", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const switches = await readDocument(tx, switchesDocument, {});
    if (switches?.registrations === false) return refuse({ type: "registration-closed" });
    const candidates = shopSlugs(input.name);
    const stored = await readDocuments(
      tx,
      shopDocument,
      candidates.map((restaurantId) => ({ restaurantId })),
    );
    const slug =
      candidates.find((_, index) => stored[index] === null) ??
      `${candidates[0] ?? ""}-${deps.newId().slice(0, 8).toLowerCase()}`;
    const templates = (await readDocument(tx, vatTemplatesDocument, {}))?.rows ?? [];
    const owner = { uid: caller.uid, email };
    const waits = switches?.approval === true;
    writeNewShop(tx, { ...input, slug, owner, waits, templates }, deps.now());
    return ok({ restaurantId: slug });
  });
};

export const createShop = defineCallable(contract, command);
