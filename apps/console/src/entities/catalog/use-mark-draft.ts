import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useShop } from "@/entities/shop/shop-context";

/** Lets the publish bar show that something waits for the next publication. */
export function useMarkDraft(): () => Promise<void> {
  const { offeringId, storefrontIds } = useShop().shop;
  const client = useModelClient();
  return async () => {
    // A mark that does not arrive only costs the hint: publishing takes everything that is stored.
    const mark = { draftDirty: true, draftedAt: Date.now() };
    if (client === null) return;
    const { write } = client;
    await Promise.all(
      storefrontIds.map((storefrontId) => write.update(storefrontDocument, { offeringId, storefrontId }, mark)),
    );
  };
}
