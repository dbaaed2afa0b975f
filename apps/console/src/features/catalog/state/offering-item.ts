import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export type OfferingItem = DocumentOf<typeof itemDocument>;

/** In parts, since a shop may have thousands, which would hold up the page if they came at once. */
export const allItems = (offeringId: Id<"catalog">) => queryOf(itemDocument, { offeringId }, { inParts: true });

/** Why an article cannot be bought right now; null: it can. */
export type Unavailable = "blocked" | "byHand" | "outOfStock" | null;

export function unavailability(
  { blocked, soldOutUntil, stock }: Pick<OfferingItem, "blocked" | "soldOutUntil" | "stock">,
  now: Instant,
): Unavailable {
  if (blocked !== undefined) return "blocked";
  if (soldOutUntil !== undefined && soldOutUntil > now) return "byHand";
  return stock.mode !== "unlimited" && stock.onHand - stock.reserved <= 0 ? "outOfStock" : null;
}
