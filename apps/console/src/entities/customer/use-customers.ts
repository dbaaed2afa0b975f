import type { CustomerMark } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { isFound, wantedWords } from "@lokalkorb/domain/ordering/customers/customer-words";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";

export type ShopCustomer = DocumentOf<typeof customerDocument>;
export type CustomerFilter = "all" | CustomerMark;

const step = 40;

export interface Customers {
  readonly status: "pending" | "failed" | "present";
  readonly customers: readonly ShopCustomer[];
  /** Null: all are here. */
  readonly more: (() => void) | null;
}

/** A page of the shop's customers, the latest orderer first; more of them by a press, never all at once. */
export function useCustomers(typed: string, filter: CustomerFilter): Customers {
  const { restaurantId } = useShop();
  const [limit, setLimit] = useState(step);
  const words = wantedWords(typed);
  const [first] = words;
  const terms = { orderBy: [["lastAt", "desc"]], limit } as const;
  const asked =
    first !== undefined
      ? queryOf(customerDocument, { restaurantId }, { where: [["words", "array-contains", first]], ...terms })
      : filter === "all"
        ? queryOf(customerDocument, { restaurantId }, terms)
        : queryOf(customerDocument, { restaurantId }, { where: [["marks", "array-contains", filter]], ...terms });
  const state = useQuery(asked);
  // While a longer page is on its way the shorter one stays.
  const [shown, setShown] = useState<readonly ShopCustomer[]>([]);
  const value = state.status === "present" ? state.value : null;
  if (value !== null && value !== shown) setShown(value);
  const known = value ?? shown;
  const fits = (customer: ShopCustomer): boolean =>
    isFound(customer, words) && (filter === "all" || customer.marks?.includes(filter) === true);
  return {
    status:
      state.status === "present" || known.length > 0 ? "present" : state.status === "failed" ? "failed" : "pending",
    customers: known.filter(fits),
    more: known.length < limit ? null : () => setLimit((before) => before + step),
  };
}

/** As a team calls them. */
export function nameOf({ person, emailLower }: Pick<ShopCustomer, "person" | "emailLower">): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ");
  return person.company ?? (name || emailLower);
}
