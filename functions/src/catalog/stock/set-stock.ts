import { setStock as contract } from "@lokalkorb/contracts/offerings";
import { editWindow } from "@lokalkorb/domain/shop/shop-edits";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { editLine } from "../../access/edit-line.ts";
import { staffMay } from "../../access/staff.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { revalidateSecrets } from "../../platform/secrets.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readShards, writeCount } from "./count-shards.ts";
import { readStorefronts, writeItemsLive } from "./item-live.ts";
import { liveItemState } from "./live-lists.ts";
import type { StockDeps } from "./shard-directory.ts";
import { reservedIn } from "./spread-stock.ts";

const command: Command<typeof contract, RenewingDeps & StockDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, itemId } = input;
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (restaurant === null || restaurant.offeringId !== offeringId) return refuse({ type: "not-found" });
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "stock"))) return refuse({ type: "not-allowed" });
    const now = deps.now();
    // Before the storefronts, as publishing locks them: one order of locks.
    const log = await editLine(tx, { restaurantId, uid: caller.uid, kind: "item", window: editWindow(now) });
    const storefronts = await readStorefronts(tx, offeringId);
    const item = await readDocument(tx, itemDocument, { offeringId, itemId });
    if (item === null || item.stock.mode === "unlimited") return refuse({ type: "not-found" });
    const shards = await readShards(tx, { offeringId, itemId });

    const reserved = reservedIn(shards);
    // Pieces promised to shoppers are there until they are handed over or given back.
    const onHand = Math.max(input.onHand, reserved);
    log([[itemId, { name: item.name, how: "changed", fields: ["stock"], at: now }]]);
    writeCount(tx, { offeringId, itemId }, shards, onHand);
    // A count by hand is the count of its day.
    const countedFor = item.stock.mode === "daily" ? { countedFor: localDateAt(now, restaurant.timezone) } : {};
    const stock = { ...item.stock, onHand, reserved, ...countedFor };
    updateDocument(tx, itemDocument, { offeringId, itemId }, { stock });
    writeItemsLive(tx, offeringId, storefronts, [liveItemState(itemId, { ...item, stock }, now)], now);
    return ok({ onHand, reserved });
  });
  deps.shards.forget(offeringId, itemId);
  if (answer.ok) await renewShopsOf(deps, offeringId, "sold-out");
  return answer;
};

export const setStock = defineCallable(contract, command, { secrets: revalidateSecrets });
