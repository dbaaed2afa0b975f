import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf, TemplateOf } from "@lokalkorb/model/document/define-document";
import type { PathParams } from "@lokalkorb/model/document/path-template";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import type { KeyedMutex } from "../../platform/concurrency/keyed-mutex.ts";
import type { StockDeps } from "./shard-directory.ts";
import type { Shard } from "./spread-stock.ts";

/** Where the pieces of one item are counted, the shard to try first in front. */
export interface ItemShards {
  readonly itemId: Id<"product">;
  readonly refs: readonly DocumentReference[];
}

/** The shards of some items; the one with the shortest line comes first, so that a rush spreads over all of them. */
export const shardsOf = (
  deps: StockDeps,
  mutex: KeyedMutex,
  offeringId: Id<"catalog">,
  itemIds: readonly Id<"product">[],
): Promise<ItemShards[]> =>
  Promise.all(
    itemIds.map(async (itemId) => {
      const shards = await deps.shards.shardsOf(offeringId, itemId);
      const refs = shards.map((shard) => admin.adminRef(deps.db, itemStockDocument, { offeringId, itemId, shard }));
      return { itemId, refs: refs.toSorted((a, b) => mutex.waitingFor(a.path) - mutex.waitingFor(b.path)) };
    }),
  );

/**
 * Whether there are shards that were not asked: a count may be spread over more of them at any time. In a rush to the last piece that is not
 * looked up for everybody who comes too late.
 */
export async function hasMoreShards(
  deps: StockDeps,
  offeringId: Id<"catalog">,
  asked: readonly ItemShards[],
  maxAge: number,
): Promise<boolean> {
  const found = await Promise.all(
    asked.map(async ({ itemId, refs }) => {
      const known = new Set(refs.map(({ id }) => id));
      return (await deps.shards.shardsOf(offeringId, itemId, maxAge)).some((shard) => !known.has(shard));
    }),
  );
  return found.includes(true);
}

/** Ends a transaction that has not asked all shards; the code lets the database's client begin it anew. */
class ShardsMissed extends Error {
  readonly code = 10;
}

/** Starts the transaction over where it found too few pieces of an item because it did not know all of its shards. */
export async function askAllShards(
  deps: StockDeps,
  offeringId: Id<"catalog">,
  asked: readonly ItemShards[],
  isEnough: (itemId: Id<"product">) => boolean,
): Promise<void> {
  const short = asked.filter(({ itemId }) => !isEnough(itemId));
  if (short.length > 0 && (await hasMoreShards(deps, offeringId, short, 0)))
    throw new ShardsMissed("The pieces lie on shards that were made meanwhile.");
}

type Slot = DocumentOf<typeof slotDocument>;
type SlotParams = PathParams<TemplateOf<typeof slotDocument>>;
type BasketParams = PathParams<TemplateOf<typeof basketDocument>>;
type Fields = Readonly<Record<string, unknown>>;

/** Times and goods as a transaction read them: a place in the list for each time asked for, a list for each item. */
export interface Contended {
  readonly slots: readonly (Slot | null)[];
  readonly stock: ReadonlyMap<string, readonly Shard[]>;
  /** Undefined: not asked for. */
  readonly basket: DocumentSnapshot | undefined;
}

/**
 * Reads everything that orders of other people wait for, too, in one go: locks of one read are taken in the order of paths, so that no
 * two transactions hold what the other one wants. Nothing of it is read apart from this, and nothing of it a second time.
 */
export async function readContended(
  tx: admin.AdminTransaction,
  slots: readonly SlotParams[],
  wanted: readonly ItemShards[],
  basket: BasketParams | null = null,
): Promise<Contended> {
  const slotRefs = slots.map((params) => admin.adminRef(tx.db, slotDocument, params));
  const shards = wanted.flatMap(({ itemId, refs }) => refs.map((ref) => ({ itemId, ref })));
  const basketRefs = basket === null ? [] : [admin.adminRef(tx.db, basketDocument, basket)];
  const refs = [...slotRefs, ...shards.map(({ ref }) => ref), ...basketRefs];
  const read = refs.length === 0 ? [] : await tx.transaction.getAll(...refs);
  const stock = new Map<string, Shard[]>(wanted.map(({ itemId }) => [itemId, []]));
  for (const [index, { itemId, ref }] of shards.entries())
    stock.get(itemId)?.push(...asShard(ref.path, read[slots.length + index]?.data()));
  return {
    slots: slotRefs.map(({ path }, index) => {
      const fields = read[index]?.data();
      return fields === undefined ? null : admin.decodeAdminDocument(slotDocument, path, fields);
    }),
    stock,
    basket: basket === null ? undefined : read.at(-1),
  };
}

function asShard(path: string, fields: Fields | undefined): Shard[] {
  if (fields === undefined) return [];
  const { id, onHand, reserved } = admin.decodeAdminDocument(itemStockDocument, path, fields);
  return [{ id, onHand, reserved }];
}

export function writeShards(
  tx: admin.AdminTransaction,
  offeringId: Id<"catalog">,
  itemId: Id<"product">,
  shards: readonly Shard[],
): void {
  for (const { id: shard, ...counts } of shards)
    admin.updateDocument(tx, itemStockDocument, { offeringId, itemId, shard }, counts);
}
