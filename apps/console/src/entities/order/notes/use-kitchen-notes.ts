import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { kitchenNoteDocument } from "@lokalkorb/model/documents/restaurants/kitchen-notes/kitchen-note";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";

const nothing: ReadonlyMap<string, string> = new Map();

/** The notes of the staff to the kitchen by their orders; empty for roles that make nothing. */
export function useKitchenNotes(): ReadonlyMap<string, string> {
  const { restaurantId, role } = useShop();
  const reads = role !== "accountant" && role !== "support";
  const notes = valueOf(useQuery(reads ? queryOf(kitchenNoteDocument, { restaurantId }) : null));
  return useMemo(() => (notes === null ? nothing : new Map(notes.map(({ id, text }) => [id, text]))), [notes]);
}
