import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useShop } from "@/entities/shop/shop-context";

/** A storefront may name the kinds of ways it offers; one that the shop has just made belongs to them. */
export function useOfferedTypes(): (type: FulfilmentType) => Promise<void> {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0];
  const at = storefrontId === undefined ? null : { offeringId, storefrontId };
  const offered = valueOf(useDocument(storefrontDocument, at))?.distributionTypes ?? [];
  const client = useModelClient();
  return async (type) => {
    if (client === null || at === null || offered.length === 0 || offered.includes(type)) return;
    await client.write.update(storefrontDocument, at, { distributionTypes: [...offered, type] });
  };
}
