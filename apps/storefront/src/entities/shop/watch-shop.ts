import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { storageUrl } from "@lokalkorb/model/storage-url";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { restockDays } from "./restock-days.ts";
import { withKnownDrawings } from "./known-illustrations.ts";
import type { ShopLive } from "./shop-live.ts";

/** Follows the two public documents of a shop and its published version. Answers how to stop. */
export function watchShop(
  client: ModelClient,
  menu: Menu,
  heard: { readonly live: (live: ShopLive) => void; readonly published: (version: number, path: string) => void },
): () => void {
  const { restaurantId, offeringId, storefrontId } = menu;
  const shop = client.cache.document(shopDocument, { restaurantId });
  const storefront = client.cache.document(storefrontDocument, { offeringId, storefrontId });
  const tell = (): void => {
    const state = shop.state();
    const view = storefront.state();
    if (state.status !== "present" || view.status !== "present") return;
    const { soldOutItemIds, soldOutBundleIds, fullSlots, soldOutChoices = [] } = view.value.live;
    const { operations, closures, waysOff = [] } = state.value;
    heard.live({
      operations,
      closures,
      waysOff,
      soldOutItemIds,
      soldOutBundleIds,
      restockOn: restockDays(menu, view.value.live, Date.now()),
      fullSlots,
      soldOutChoices,
    });
    if (view.value.published) heard.published(view.value.published.version, view.value.published.path);
  };
  const stops = [shop.subscribe(tell), storefront.subscribe(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Null when the storage cannot be reached right now: the menu on the screen stays. */
export async function readPublishedMenu(path: string): Promise<Menu | null> {
  try {
    const answer = await fetch(storageUrl(browserConfig(), path));
    return answer.ok ? withKnownDrawings((await answer.json()) as Menu) : null;
  } catch {
    return null;
  }
}
