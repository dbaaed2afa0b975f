import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useShop } from "@/entities/shop/shop-context";

export interface OtherStorefronts {
  /** Of the storefront in question; null where the shop has no other. */
  readonly name: string | null;
  /** Further ones that are published, where the first one is in question: they follow what is done to it. */
  readonly others: readonly Pick<DocumentOf<typeof storefrontDocument>, "id" | "name" | "draftDirty">[];
}

/** The storefronts that sell the same goods: a change of an article reaches each with its own publication. */
export function useOtherStorefronts(storefrontId: string): OtherStorefronts {
  const { offeringId, storefrontIds } = useShop().shop;
  const state = useQuery(storefrontIds.length > 1 ? queryOf(storefrontDocument, { offeringId }) : null);
  const shown = (valueOf(state) ?? []).filter(({ id }) => storefrontIds.includes(id));
  const isOut = ({ published, visibility }: (typeof shown)[number]): boolean =>
    published !== undefined && isOpenVisibility(visibility);
  return {
    name: shown.length > 1 ? (shown.find(({ id }) => id === storefrontId)?.name ?? null) : null,
    others: storefrontIds[0] === storefrontId ? shown.filter((one) => one.id !== storefrontId && isOut(one)) : [],
  };
}
