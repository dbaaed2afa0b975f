import type { Id } from "@lokalkorb/domain/kernel/branded";
import { legalTextId, type ShownLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import { readDocuments, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import type { OwnLegalText } from "./templates/mail-facts.ts";

/** The versions that stood above the button, whatever is in force by now. */
export async function readOwnTexts(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  shown: readonly ShownLegalText[] = [],
): Promise<readonly OwnLegalText[]> {
  const addresses = shown.map((text) => ({ restaurantId, textId: legalTextId(text) }));
  return (await readDocuments(scope, legalTextDocument, addresses)).flatMap((text) => text ?? []);
}
