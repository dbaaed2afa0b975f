import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { storageUrl } from "@lokalkorb/model/storage-url";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import type { SetMenu } from "@/entities/menu-part/menu-part";
import { fetchMenuPart } from "@/entities/menu-part/fetch-menu-part";
import { followWhenAccount } from "./follow-when-account.ts";
import { restockDays } from "@/entities/shop/restock-days";
import { withKnownDrawings } from "@/entities/shop/known-illustrations";
import type { ShopLive } from "@/entities/shop/shop-live";

/** Follows the two public documents of a shop and its published version. With an account its basket goes along. Answers how to stop. */
export function watchShop(
  client: ModelClient,
  menu: Menu,
  heard: { readonly live: (live: ShopLive) => void; readonly published: (version: number) => void },
): () => void {
  const { restaurantId, offeringId, storefrontId } = menu;
  const shop = client.cache.document(shopDocument, { restaurantId });
  const storefront = client.cache.document(storefrontDocument, { offeringId, storefrontId });
  const tell = (): void => {
    const state = shop.state();
    const view = storefront.state();
    if (state.status !== "present" || view.status !== "present") return;
    const { soldOutItemIds, soldOutBundleIds, fullSlots, soldOutChoices = [] } = view.value.live;
    const { operations, closures, waysOff = [], rounds } = state.value;
    heard.live({
      operations,
      closures,
      waysOff,
      rounds,
      soldOutItemIds,
      soldOutBundleIds,
      restockOn: restockDays(menu, view.value.live, Date.now()),
      fullSlots,
      soldOutChoices,
    });
    if (view.value.published) heard.published(view.value.published.version);
  };
  const stops = [shop.subscribe(tell), storefront.subscribe(tell), followWhenAccount(client, menu)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

/** As many as an address can name. */
const mostProducts = 200;

/** Reads another version of the menu on the screen; where that is a part, the same part of the new one. */
export async function showNewerMenu(menu: Menu, version: number, isPart: boolean, setMenu: SetMenu): Promise<void> {
  const newer = { ...menu, version };
  const products = [...Object.keys(menu.items), ...Object.keys(menu.bundles)];
  const next =
    isPart && products.length <= mostProducts
      ? await fetchMenuPart(newer, { products }).then(
          (answer) => answer.menu,
          () => null,
        )
      : await readPublishedMenu(menuPath(newer));
  if (next !== null) setMenu((shown) => (shown.version > next.version ? shown : next));
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
