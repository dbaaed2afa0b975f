import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { menuPath } from "@lokalkorb/model/storage-paths";
import type { MenuDeps } from "../menu-store.ts";
import type { StorefrontAddress } from "../read-catalog.ts";

/** The number of the version that is out, 0 = none; null: the shop has no such storefront. */
export async function readVersionFacts(
  { db }: MenuDeps,
  { restaurantId, offeringId, storefrontId }: StorefrontAddress,
): Promise<{ readonly version: number } | null> {
  const storefront = await readDocument(db, storefrontDocument, { offeringId, storefrontId });
  if (storefront === null || !storefront.restaurantIds.includes(restaurantId)) return null;
  return { version: storefront.published?.version ?? 0 };
}

/** Null: there is no such file, since numbers of publications that came to nothing may be left out. */
export async function readVersion(
  { menus }: MenuDeps,
  { restaurantId, storefrontId }: StorefrontAddress,
  version: number,
): Promise<Menu | null> {
  try {
    return await menus.read(menuPath({ restaurantId, storefrontId, version }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === 404;
