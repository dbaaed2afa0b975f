import type { Firestore } from "firebase-admin/firestore";
import { consentWords } from "@lokalkorb/domain/access/account-consents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { inBatch, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument, basketId } from "@lokalkorb/model/documents/restaurants/baskets";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { aBasket, aLine } from "../fixtures/order-input.ts";
import { minutes } from "./times.ts";

export interface ShopperSeed {
  readonly uid: string;
  readonly menu: Menu;
  /** What lies in the basket. */
  readonly refIds: readonly string[];
  readonly now: number;
  /** Ends the reminders of the account without a sign-in. */
  readonly token: string;
}

/** For visitors: an account that said for whom it cooks, and left a basket with the wish to be reminded of it. */
export async function seedShopper(db: Firestore, { uid, menu, refIds, now, token }: ShopperSeed): Promise<void> {
  const agreedAt = now - minutes(3 * 24 * 60);
  const { restaurantId } = menu;
  const lines = refIds.map((refId) => aLine(menu, refId, { qty: 2 }));
  const consent = { terms: "", marketing: false, reminder: true };
  await inBatch(db, (batch) => {
    setDocument(
      batch,
      privateUserDocument,
      { uid },
      {
        eaters: { allergens: ["peanut"], diets: ["vegetarian"], agreedAt, words: consentWords.eaters },
        basketReminder: { wanted: true, at: agreedAt, words: consentWords.basketReminder, token },
      },
    );
    setDocument(
      batch,
      basketDocument,
      { restaurantId, basketId: basketId(uid, "web") },
      { ...aBasket(menu, uid, lines, now), lastActivityAt: now - minutes(5), consent },
    );
  });
}
