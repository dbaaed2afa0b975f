import type { Firestore } from "firebase-admin/firestore";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import {
  inTransaction,
  readDocument,
  readQuery,
  remove,
  updateDocument,
  type ReadScope,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { messageDocument } from "@lokalkorb/model/documents/messages";

/** Questions of this account or guest to the platform. */
export const questionsOf = (
  scope: ReadScope,
  uid: Id<"user">,
): Promise<readonly DocumentOf<typeof messageDocument>[]> =>
  readQuery(scope, queryOf(messageDocument, {}, { where: matching({ uid }) }));

/** A guest's come along to the account; of one that is deleted (`to` is null) nothing leads to them any more. */
export async function moveQuestions(db: Firestore, from: Id<"user">, to: Id<"user"> | null): Promise<void> {
  for (const { id: messageId } of await questionsOf(db, from))
    await inTransaction(db, async (tx) => {
      if ((await readDocument(tx, messageDocument, { messageId }))?.uid === from)
        updateDocument(tx, messageDocument, { messageId }, { uid: to ?? remove() });
    });
}
