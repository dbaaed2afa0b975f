import { setSoldOut as contract } from "@lokalkorb/contracts/offerings";
import { editWindow } from "@lokalkorb/domain/shop/shop-edits";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { editLine } from "../../access/edit-line.ts";
import { staffMay } from "../../access/staff.ts";
import { endOfDay } from "../../platform/business-day.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { revalidateSecrets } from "../../platform/secrets.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readStorefronts, writeItemsLive } from "./item-live.ts";
import { liveItemState } from "./live-lists.ts";

const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, itemId } = input;
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (restaurant === null || restaurant.offeringId !== offeringId) return refuse({ type: "not-found" });
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "soldOut"))) return refuse({ type: "not-allowed" });
    const now = deps.now();
    // Before the storefronts, as publishing locks them: one order of locks.
    const log = await editLine(tx, { restaurantId, uid: caller.uid, kind: "item", window: editWindow(now) });
    const storefronts = await readStorefronts(tx, offeringId);
    const item = await readDocument(tx, itemDocument, { offeringId, itemId });
    if (item === null) return refuse({ type: "not-found" });

    const { soldOutUntil: _ended, ...onSale } = item;
    const soldOutUntil = input.soldOut ? endOfDay(now, restaurant.timezone) : null;
    log([[itemId, { name: item.name, how: "changed", fields: ["soldOutUntil"], at: now }]]);
    updateDocument(tx, itemDocument, { offeringId, itemId }, { soldOutUntil: soldOutUntil ?? remove() });
    const live = liveItemState(itemId, soldOutUntil === null ? onSale : { ...onSale, soldOutUntil }, now);
    writeItemsLive(tx, offeringId, storefronts, [live], now);
    return ok({ soldOutUntil });
  });
  if (answer.ok) await renewShopsOf(deps, offeringId, "sold-out");
  return answer;
};

export const setSoldOut = defineCallable(contract, command, { secrets: revalidateSecrets });
