import type { Id } from "@lokalkorb/domain/kernel/branded";
import { adminRef, deleteDocument, setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { recount, type Shard } from "./spread-stock.ts";
import { readContended } from "./stock-access.ts";

interface ItemAddress {
  readonly offeringId: Id<"catalog">;
  readonly itemId: Id<"product">;
}

/**
 * All shards of an item, one by one as orders read them: a query would wait for their commits while they wait for it.
 * Only the holder of the item's lock makes or removes shards, so their list may be read outside of the transaction.
 */
export async function readShards(tx: AdminTransaction, { offeringId, itemId }: ItemAddress): Promise<Shard[]> {
  const listed = await adminRef(tx.db, itemDocument, { offeringId, itemId }).collection("stock").select().get();
  const { stock } = await readContended(tx, [], [{ itemId, refs: listed.docs.map(({ ref }) => ref) }]);
  return [...(stock.get(itemId) ?? [])];
}

/** Writes a count over as many shards as it wants; no fewer pieces than are promised. */
export function writeCount(
  tx: AdminTransaction,
  { offeringId, itemId }: ItemAddress,
  shards: readonly Shard[],
  onHand: number,
): void {
  const counted = recount(shards, onHand);
  for (const { id: shard, ...counts } of counted?.shards ?? [])
    setDocument(tx, itemStockDocument, { offeringId, itemId, shard }, counts);
  for (const shard of counted?.gone ?? []) deleteDocument(tx, itemStockDocument, { offeringId, itemId, shard });
}
