import { createHash } from "node:crypto";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Firestore } from "firebase-admin/firestore";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";

export interface RestockFacts {
  readonly shop: DocumentOf<typeof shopDocument>;
  readonly item: DocumentOf<typeof itemDocument>;
  /** No storefront of the shop has it just now. */
  readonly isGone: boolean;
}

/** Read outside of a transaction: a rush of waiting people holds no lock of what orders count. Null: it is not sold here. */
export async function readRestock(
  db: Firestore,
  { restaurantId, itemId }: { readonly restaurantId: Id<"shop">; readonly itemId: Id<"product"> },
): Promise<RestockFacts | null> {
  const shop = await readDocument(db, shopDocument, { restaurantId });
  if (shop === null || shop.listing === "hidden") return null;
  const { offeringId } = shop;
  const [item, storefronts] = await Promise.all([
    readDocument(db, itemDocument, { offeringId, itemId }),
    readQuery(db, queryOf(storefrontDocument, { offeringId })),
  ]);
  // Taken out by the shop or by the platform.
  if (item === null || item.status !== "active" || item.blocked !== undefined) return null;
  return { shop, item, isGone: storefronts.some(({ live }) => live.soldOutItemIds.includes(itemId)) };
}

/** One person and one item are one wait, however often it is asked for; its name tells neither. */
export const waitIdOf = (restaurantId: Id<"shop">, itemId: Id<"product">, email: string): string =>
  createHash("sha256").update(`${restaurantId} ${itemId} ${email}`).digest("hex").slice(0, 40);
