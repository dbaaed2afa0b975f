import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { inTransaction, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { MenuDeps } from "./menu-store.ts";
import { type PriceHistory, readPriceHistory, writePriceDays } from "./price-history.ts";
import type { StorefrontAddress } from "./read-catalog.ts";
import { readStorefronts } from "./stock/item-live.ts";

/**
 * Writes down the prices of the published version, if that is still due: after the pointer, so that no price counts that never
 * held, and before the next version, which asks for them (PRC-07). A run that was cut off is done again from the two menus.
 */
export async function settlePrices(
  deps: MenuDeps,
  { offeringId, storefrontId }: StorefrontAddress,
  known?: { readonly at: Instant; readonly prices: PriceHistory },
): Promise<void> {
  const address = { offeringId, storefrontId };
  const storefront = await readDocument(deps.db, storefrontDocument, address);
  if (storefront?.published === undefined || storefront.pricesDue === undefined) return;
  const { version, path, at: now } = storefront.published;
  const menu = await deps.menus.read(path);
  const { timezone } = menu.shop;
  const readHistory = async (): Promise<PriceHistory> => {
    const { before: pathBefore } = storefront.pricesDue ?? {};
    const before = pathBefore === undefined ? null : await deps.menus.read(pathBefore);
    return readPriceHistory(deps.db, { menu, before, now, isFirst: false });
  };
  await writePriceDays(deps.db, offeringId, known?.at === now ? known.prices : await readHistory(), version, {
    now,
    timezone,
  });
  await deps.failpoint("publish:prices");
  await inTransaction(deps.db, async (tx) => {
    const after = (await readStorefronts(tx, offeringId)).find(({ id }) => id === storefrontId);
    if (after?.published?.version === version) updateDocument(tx, storefrontDocument, address, { pricesDue: remove() });
  });
}
