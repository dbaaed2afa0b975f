import { listShopItems as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, readWhatIsReadable } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const command: Command<typeof contract> = async ({ restaurantId }, caller, { db }) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const shop = await readDocument(db, shopDocument, { restaurantId });
  if (shop === null) return refuse({ type: "not-found" });
  const { documents } = await readWhatIsReadable(db, queryOf(itemDocument, { offeringId: shop.offeringId }));
  return ok({
    items: documents
      .filter(({ status }) => status !== "archived")
      .map(({ id: itemId, name, blocked }) => ({ itemId, name, ...(blocked && { blockedFor: blocked.reason }) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "de")),
  });
};

export const listShopItems = defineCallable(contract, command);
