import { valueOf } from "@lokalkorb/model/document/document-state";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { archivedOf, groupItems, type ItemGroup } from "./group-items.ts";
import { allItems, type OfferingItem } from "./offering-item.ts";

export interface Offering {
  readonly status: "pending" | "failed" | "present";
  readonly groups: readonly ItemGroup<OfferingItem>[];
  readonly archived: readonly OfferingItem[];
}

/** All articles of the shop by the categories of its first storefront, live. */
export function useOffering(): Offering {
  const { shop } = useShop();
  const { offeringId } = shop;
  const storefrontId = shop.storefrontIds[0];
  const items = useQuery(allItems(offeringId));
  const view = storefrontId === undefined ? null : { offeringId, storefrontId };
  const categories = useQuery(view && queryOf(categoryDocument, view));
  const groups = useQuery(view && queryOf(productGroupDocument, view));

  const grouped = useMemo(
    () => groupItems(valueOf(items) ?? [], valueOf(categories) ?? [], valueOf(groups) ?? []),
    [items, categories, groups],
  );
  const archived = useMemo(() => archivedOf(valueOf(items) ?? []), [items]);
  if (items.status === "failed") return { status: "failed", groups: [], archived };
  const isPending =
    items.status === "pending" || (view !== null && [categories, groups].some(({ status }) => status === "pending"));
  return { status: isPending ? "pending" : "present", groups: grouped, archived };
}
