import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export type OfferingItem = DocumentOf<typeof itemDocument>;

/** Why an article cannot be bought right now; null: it can. */
export type Unavailable = "byHand" | "outOfStock" | null;

export function unavailability(
  { soldOutUntil, stock }: Pick<OfferingItem, "soldOutUntil" | "stock">,
  now: Instant,
): Unavailable {
  if (soldOutUntil !== undefined && soldOutUntil > now) return "byHand";
  return stock.mode !== "unlimited" && stock.onHand - stock.reserved <= 0 ? "outOfStock" : null;
}
