import type { InputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";
import { readDocument, readIfReadable } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../../platform/deps.ts";

type Input = Pick<InputOf<typeof placeOrder>, "restaurantId" | "storefrontId">;

/** The shop's rules for an order; null where they are missing or unreadable. */
export interface ShopAsRead {
  readonly restaurant: DocumentOf<typeof shopDocument> | null;
  readonly storefront: DocumentOf<typeof storefrontDocument> | null;
  readonly settings: DocumentOf<typeof settingsDocument> | null;
}

/** Which catalogue a shop had when it was last read: a guess that saves a round trip, and is checked each time. */
const offeringIds = new Map<string, string>();
const mostKept = 5_000;

/** All of it at once, without waiting for the shop to say where its storefront lies. */
export async function readShop({ db }: Deps, { restaurantId, storefrontId }: Input): Promise<ShopAsRead> {
  const guess = offeringIds.get(restaurantId);
  const storefrontIn = (offeringId: string) => readDocument(db, storefrontDocument, { offeringId, storefrontId });
  const [restaurant, guessed, { document: settings }] = await Promise.all([
    readDocument(db, shopDocument, { restaurantId }),
    guess === undefined ? null : storefrontIn(guess),
    readIfReadable(db, settingsDocument, { restaurantId }),
  ]);
  if (restaurant === null) return { restaurant, storefront: null, settings };
  const { offeringId } = restaurant;
  if (offeringId === guess) return { restaurant, storefront: guessed, settings };
  if (offeringIds.size >= mostKept) offeringIds.clear();
  offeringIds.set(restaurantId, offeringId);
  return { restaurant, storefront: await storefrontIn(offeringId), settings };
}
