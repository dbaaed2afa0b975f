import type { DocumentReference } from "firebase-admin/firestore";
import {
  adminRef,
  decodeAdminDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import type { Deps } from "../edge/deps.ts";
import type { Turns } from "../edge/in-turn.ts";
import type { Shard, ShardChange } from "../offerings/spread-stock.ts";

/** Where the pieces of one item are counted, the shard to try first in front. */
export interface ItemShards {
  readonly itemId: string;
  readonly refs: readonly DocumentReference[];
}

/** The shards of some items; the one with the shortest line comes first, so that a rush spreads over all of them. */
export const shardsOf = (
  deps: Deps,
  turns: Turns,
  offeringId: string,
  itemIds: readonly string[],
): Promise<ItemShards[]> =>
  Promise.all(
    itemIds.map(async (itemId) => {
      const shards = await deps.shards.shardsOf(offeringId, itemId);
      const refs = shards.map((shard) => adminRef(deps.db, itemStockDocument, { offeringId, itemId, shard }));
      return { itemId, refs: refs.toSorted((a, b) => turns.waitingFor(a.path) - turns.waitingFor(b.path)) };
    }),
  );

const asShard = (path: string, fields: Readonly<Record<string, unknown>> | undefined): Shard[] => {
  if (fields === undefined) return [];
  const { id, onHand, reserved } = decodeAdminDocument(itemStockDocument, path, fields);
  return [{ id, onHand, reserved }];
};

/** Reads the named shards in one go; the result has a list for every item. */
export const readShards = async (
  tx: AdminTransaction,
  wanted: readonly ItemShards[],
): Promise<ReadonlyMap<string, readonly Shard[]>> => {
  const refs = wanted.flatMap(({ itemId, refs: own }) => own.map((ref) => ({ itemId, ref })));
  const read = refs.length === 0 ? [] : await tx.transaction.getAll(...refs.map(({ ref }) => ref));
  const byItem = new Map<string, Shard[]>(wanted.map(({ itemId }) => [itemId, []]));
  for (const [index, snapshot] of read.entries()) {
    const itemId = refs[index]?.itemId ?? "";
    byItem.get(itemId)?.push(...asShard(snapshot.ref.path, snapshot.data()));
  }
  return byItem;
};

export const writeShards = (
  tx: AdminTransaction,
  offeringId: string,
  itemId: string,
  changes: readonly ShardChange[],
): void => {
  for (const { id, onHand, reserved } of changes) {
    updateDocument(tx, itemStockDocument, { offeringId, itemId, shard: id }, { onHand, reserved });
  }
};
