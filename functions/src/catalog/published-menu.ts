import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { MenuDeps } from "./menu-store.ts";

export interface PublishedMenu {
  readonly menu: Menu;
  readonly storefront: DocumentOf<typeof storefrontDocument>;
}

/** The menu on the shop's own page: that of its first storefront that sells on the web, if it sells to everybody there. */
export async function publishedMenu(
  to: MenuDeps,
  {
    offeringId,
    storefrontIds,
  }: { readonly offeringId: Id<"catalog">; readonly storefrontIds: readonly Id<"storefront">[] },
): Promise<PublishedMenu | null> {
  for (const storefrontId of storefrontIds) {
    const storefront = await readDocument(to.db, storefrontDocument, { offeringId, storefrontId });
    if (storefront?.channel !== "web" || storefront.published === undefined) continue;
    if (storefront.visibility !== "public") return null;
    return { menu: await to.menus.read(storefront.published.path), storefront };
  }
  return null;
}
