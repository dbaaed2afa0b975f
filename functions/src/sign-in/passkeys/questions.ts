import { randomBytes } from "node:crypto";
import { passkeyQuestionLasts } from "@lokalkorb/domain/access/passkeys";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { passkeyQuestionDocument } from "@lokalkorb/model/documents/passkey-questions";
import type { Deps } from "../../platform/deps.ts";

/** `uid`: the account that adds a passkey; null: a sign-in. */
export async function ask(deps: Deps, uid: string | null): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const question = { ...(uid === null ? {} : { uid }), expiresAt: deps.now() + passkeyQuestionLasts };
  await admin.createDocument(deps.db, passkeyQuestionDocument, { challenge }, question);
  return challenge;
}

/** Whether this was asked of this person, and not too long ago. What reads it takes it away (`close`), whatever the answer. */
export async function wasAsked(
  deps: Deps,
  tx: admin.AdminTransaction,
  challenge: string | null,
  uid: string | null,
): Promise<boolean> {
  if (challenge === null) return false;
  const question = await admin.readDocument(tx, passkeyQuestionDocument, { challenge });
  return question !== null && (question.uid ?? null) === uid && question.expiresAt > deps.now();
}

export const close = (tx: admin.AdminTransaction, challenge: string): void =>
  admin.deleteDocument(tx, passkeyQuestionDocument, { challenge });
