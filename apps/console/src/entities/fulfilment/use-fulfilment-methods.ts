import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";

export type StoredMethod = DocumentOf<typeof fulfilmentMethodDocument>;

export interface FulfilmentMethods {
  readonly status: "pending" | "failed" | "present";
  readonly ways: readonly StoredMethod[];
}

/** All ways to receive the goods of this shop, in its own order, live. */
export function useFulfilmentMethods(): FulfilmentMethods {
  const { restaurantId } = useShop();
  const state = useQuery(queryOf(fulfilmentMethodDocument, { restaurantId }));
  const methods = useMemo(() => (valueOf(state) ?? []).toSorted((a, b) => a.position - b.position), [state]);
  return { status: state.status === "failed" || state.status === "pending" ? state.status : "present", ways: methods };
}
