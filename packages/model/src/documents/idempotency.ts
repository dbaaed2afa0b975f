import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * The answer to a command, stored in the transaction that carried it out. The same key and body get this answer
 * again; another body under the same key is refused.
 */
export const idempotencyDocument = defineDocument(paths.idempotency, {
  command: f.text(),
  uid: f.optional(f.id<"user">()),
  bodyHash: f.text(),
  answer: f.anything(),
  expiresAt: f.instant(),
});
