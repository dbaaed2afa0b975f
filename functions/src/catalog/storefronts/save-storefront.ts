import { saveStorefront as contract } from "@lokalkorb/contracts/storefronts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isFirstStorefront } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { visibilityOf } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { createDocument, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { logOf } from "../../access/write-log.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { renewShop } from "../renewal/renew-shops.ts";
import { readStorefronts } from "../stock/item-live.ts";
import { openStorefrontsOf, writeOpenStorefronts } from "./open-storefronts.ts";

const mostStorefronts = 20;

type Choices = Pick<DocumentOf<typeof storefrontDocument>, "name" | "channel" | "visibility" | "priceListId"> & {
  readonly categoryOrder: readonly string[];
  readonly distributionTypes: readonly string[];
};

const choicesOf = ({ name, channel, visibility, categoryOrder, distributionTypes, priceListId }: Choices): string =>
  JSON.stringify([name, channel, visibility, categoryOrder, distributionTypes, priceListId]);

/** A draft like all of the catalogue, its name and who sees it apart: those count at once. */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { requestId: _requestId, restaurantId, offeringId, storefrontId, isNew, was, ...wished } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    // Publishing locks them in this order, too, and writes the shop last.
    const storefronts = await readStorefronts(tx, offeringId);
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop?.offeringId !== offeringId) return refuse({ type: "not-found" });
    const now = deps.now();
    const visibility = visibilityOf(wished.channel, wished.visibility);
    const { priceListId, ...draft } = { ...wished, visibility, draftDirty: true, draftedAt: now };
    const address = { offeringId, storefrontId };
    const stored = storefronts.find(({ id }) => id === storefrontId);
    if (isNew) {
      if (stored !== undefined) return ok({ result: "address-taken" as const });
      if (shop.storefrontIds.length >= mostStorefronts) return ok({ result: "too-many" as const });
      createDocument(tx, storefrontDocument, address, {
        ...draft,
        ...(priceListId !== undefined && { priceListId }),
        slug: storefrontId,
        restaurantIds: [restaurantId],
        live: { soldOutItemIds: [], soldOutBundleIds: [], lowItemIds: [], fullSlots: [], updatedAt: now },
      });
      updateDocument(tx, shopDocument, { restaurantId }, { storefrontIds: [...shop.storefrontIds, storefrontId] });
    } else {
      const isOwn = stored?.restaurantIds.includes(restaurantId) === true && !isFirstStorefront(shop, storefrontId);
      if (!isOwn) return refuse({ type: "not-found" });
      const isAs = (other: Choices): boolean => choicesOf(other) === choicesOf(stored);
      if (was !== undefined && !isAs(was) && !isAs({ ...wished, visibility }))
        return ok({ result: "changed" as const });
      updateDocument(tx, storefrontDocument, address, { ...draft, priceListId: priceListId ?? remove() });
      const after = storefronts.map((one) => (one.id === storefrontId ? { ...one, ...draft } : one));
      writeOpenStorefronts(tx, shop, openStorefrontsOf(shop, after));
    }
    log("storefront", wished.name);
    return ok({ result: "saved" as const });
  });
  if (answer.ok && answer.value.result === "saved") await renewShop(deps, restaurantId, "published");
  return answer;
};

export const saveStorefront = defineCallable(contract, command);
