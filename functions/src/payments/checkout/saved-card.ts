import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { SavedCard } from "./checkout-attempt.ts";

/** Null: this person keeps no such card. What the list says was written by us alone. */
export async function savedCard(scope: ReadScope, uid: string, cardId: string): Promise<SavedCard | null> {
  const user = await readDocument(scope, privateUserDocument, { uid });
  const isTheirs = user?.paymentMethods?.some(({ id }) => id === cardId) ?? false;
  return user?.stripeCustomerId !== undefined && isTheirs ? { cardId, customerId: user.stripeCustomerId } : null;
}
