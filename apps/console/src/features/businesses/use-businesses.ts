import type { BusinessStatus } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { DataState } from "@lokalkorb/model/document/document-state";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useShop } from "@/entities/shop/shop-context";

export type Business = DocumentOf<typeof b2bCustomerDocument>;

const most = 300;
const places: readonly BusinessStatus[] = ["requested", "active", "blocked", "declined"];

/** Companies that wait for the shop first, then by name. */
export const inOrder = (businesses: readonly Business[]): readonly Business[] =>
  businesses.toSorted(
    (a, b) => places.indexOf(a.status) - places.indexOf(b.status) || a.name.localeCompare(b.name, "de"),
  );

export function useBusinesses(): DataState<readonly Business[]> {
  const { restaurantId } = useShop();
  return useQuery(queryOf(b2bCustomerDocument, { restaurantId }, { limit: most }));
}
