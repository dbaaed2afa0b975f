import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { germanOrder } from "./group-items.ts";
import { allItems, type OfferingItem } from "./offering-item.ts";

export type Category = DocumentOf<typeof categoryDocument>;
export type OptionDocument = DocumentOf<typeof optionDocument>;
export type BundleDocument = DocumentOf<typeof bundleDocument>;
export type GroupDocument = DocumentOf<typeof productGroupDocument>;

/** All parts of the catalogue as the shop edits them, live; without what is archived. */
export interface CatalogDraft {
  readonly status: "pending" | "failed" | "present";
  readonly items: readonly OfferingItem[];
  readonly options: readonly OptionDocument[];
  readonly bundles: readonly BundleDocument[];
  readonly categories: readonly Category[];
  readonly groups: readonly GroupDocument[];
}

export function useCatalog(): CatalogDraft {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0];
  const view = storefrontId === undefined ? null : { offeringId, storefrontId };
  const items = useQuery(allItems(offeringId));
  const options = useQuery(queryOf(optionDocument, { offeringId }));
  const bundles = useQuery(queryOf(bundleDocument, { offeringId }));
  const categories = useQuery(view && queryOf(categoryDocument, view));
  const groups = useQuery(view && queryOf(productGroupDocument, view));
  const sorted = useMemo(() => once(() => byName(valueOf(items))), [items]);
  return useMemo(() => {
    const states = [items, options, bundles, ...(view === null ? [] : [categories, groups])];
    const isPending = states.some(({ status }) => status === "pending");
    return {
      status: states.some(({ status }) => status === "failed") ? "failed" : isPending ? "pending" : "present",
      get items() {
        return sorted();
      },
      options: byName(valueOf(options)),
      bundles: byName(valueOf(bundles)),
      categories: (valueOf(categories) ?? []).toSorted((a, b) => a.position - b.position),
      groups: byName(valueOf(groups)),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `view` is new each time and follows from the shop
  }, [items, sorted, options, bundles, categories, groups]);
}

/** The list of articles, which may be long, needs none by name. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}

const byName = <Named extends { readonly name: string; readonly status: string }>(
  list: readonly Named[] | null | undefined,
): readonly Named[] =>
  (list ?? []).filter(({ status }) => status !== "archived").toSorted((a, b) => germanOrder.compare(a.name, b.name));
