import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import { menuChanges } from "./menu-changes.ts";
import type { OfferingItem } from "./offering-item.ts";

/** The changes of the next publication. `listed` are the items of a category. */
export function useMenuChanges(listed: readonly OfferingItem[]): readonly string[] {
  const { shop } = useShop();
  const { offeringId } = shop;
  const storefrontId = shop.storefrontIds[0];
  const storefront = useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId });
  const menu = usePublishedMenu(valueOf(storefront)?.published?.path);
  return useMemo(() => (menu === null ? [] : menuChanges(listed, menu)), [listed, menu]);
}
