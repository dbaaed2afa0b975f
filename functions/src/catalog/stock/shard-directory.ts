import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Firestore } from "firebase-admin/firestore";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { adminRef } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import type { Deps } from "../../platform/deps.ts";

export interface StockDeps extends Deps {
  readonly shards: ReturnType<typeof createShardDirectory>;
}

const keptFor = 30_000;

/** Which shards an item's stock has. Their number hardly ever changes, their content does with every order. */
export function createShardDirectory(db: Firestore, now: () => Instant) {
  const known = new Map<string, { readonly askedAt: Instant; readonly shards: Promise<readonly string[]> }>();
  const list = async (offeringId: Id<"catalog">, itemId: Id<"product">): Promise<readonly string[]> => {
    const found = await adminRef(db, itemDocument, { offeringId, itemId }).collection("stock").select().get();
    return found.docs.map((shard) => shard.id);
  };
  return {
    /** As they were at most `maxAge` milliseconds ago. */
    shardsOf: (offeringId: Id<"catalog">, itemId: Id<"product">, maxAge = keptFor) => {
      const key = `${offeringId}/${itemId}`;
      const entry = known.get(key);
      if (entry !== undefined && entry.askedAt + maxAge > now()) return entry.shards;
      const shards = list(offeringId, itemId);
      known.set(key, { askedAt: now(), shards });
      shards.catch(() => known.delete(key));
      return shards;
    },
    forget: (offeringId: Id<"catalog">, itemId: Id<"product">) => void known.delete(`${offeringId}/${itemId}`),
  };
}
