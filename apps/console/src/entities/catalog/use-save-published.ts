import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useSaveDocument, type SaveDocument } from "@/shared/forms/state/use-save-document";
import { useShop } from "@/entities/shop/shop-context";

/** For what shoppers see only after the next publication: the publish bar shows that something waits for it. */
export function useSavePublished(): SaveDocument {
  const { shop } = useShop();
  const client = useModelClient();
  const save = useSaveDocument();
  return async (definition, params, before, wanted) => {
    const saved = await save(definition, params, before, wanted);
    if (saved !== true) return saved;
    const { offeringId, storefrontIds } = shop;
    // A mark that does not arrive only costs the hint: publishing takes everything that is stored.
    for (const storefrontId of storefrontIds)
      await client?.write.update(storefrontDocument, { offeringId, storefrontId }, { draftDirty: true });
    return true;
  };
}
