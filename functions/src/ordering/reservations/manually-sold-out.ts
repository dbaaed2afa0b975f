import { readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import type { OrderingDeps } from "../write/ordering-deps.ts";

interface SoldOutInput {
  readonly offeringId: string;
  /** Sold out by the storefront's list. */
  readonly listed: readonly string[];
  /** Only these are looked at, so that an order costs the same however much else is gone. */
  readonly touched: ReadonlySet<string>;
  readonly now: number;
}

/**
 * The live list also names counted items without pieces, which are decided by their shards, and some whose day is over.
 * What comes into the basket after this look is taken as the list has it.
 */
export async function manuallySoldOutItems(
  deps: OrderingDeps,
  { offeringId, listed, touched, now }: SoldOutInput,
): Promise<ReadonlySet<string>> {
  const addresses = listed.filter((itemId) => touched.has(itemId)).map((itemId) => ({ offeringId, itemId }));
  const items = await readDocuments(deps.db, itemDocument, addresses);
  const back = new Set(
    items.flatMap((item) =>
      item?.status === "active" && item.blocked === undefined && (item.soldOutUntil ?? 0) <= now ? [item.id] : [],
    ),
  );
  return new Set(listed.filter((itemId) => !back.has(itemId)));
}
