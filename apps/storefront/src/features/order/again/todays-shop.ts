import type { AgainLive } from "@lokalkorb/domain/ordering/change/reorder";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { DataState } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { readPublishedMenu } from "@/entities/shop-page/live/watch-shop";

interface Sold {
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
}

export interface TodaysShop {
  /** As it is published now: the order keeps the version that it was made from. */
  readonly menu: Menu;
  readonly live: AgainLive;
}

/** Null: it does not sell here any more. Rejects where it cannot be known. */
export async function todaysShop(client: ModelClient, sold: Sold): Promise<TodaysShop | null> {
  const { restaurantId, offeringId, storefrontId } = sold;
  const [shop, storefront] = await Promise.all([
    settled(client.cache.document(shopDocument, { restaurantId })),
    settled(client.cache.document(storefrontDocument, { offeringId, storefrontId })),
  ]);
  if (shop === null || !storefront?.published) return null;
  const { version } = storefront.published;
  const menu = await readPublishedMenu(menuPath({ restaurantId, storefrontId, version }));
  if (menu === null) throw new Error("the published menu did not come");
  return { menu, live: { ...storefront.live, waysOff: shop.waysOff ?? [] } };
}

interface Watched<Value> {
  state(): DataState<Value>;
  subscribe(listener: () => void): () => void;
}

/** Null where it is absent or not for shoppers. */
function settled<Value>(document: Watched<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    const look = (): void => {
      const state = document.state();
      if (isDone || state.status === "pending") return;
      isDone = true;
      stop?.();
      if (state.status === "present") resolve(state.value);
      else if (state.status === "absent" || state.failure.type === "denied") resolve(null);
      else reject(new Error(state.failure.type));
    };
    stop = document.subscribe(look);
    look();
  });
}
