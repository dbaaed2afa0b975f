import { instant, object, optional, text } from "../document/codecs.ts";
import * as z from "@lokalkorb/contracts/schema";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * The answer to a command, stored in the transaction that carried it out. The same key and body get this answer
 * again; another body under the same key is refused.
 */
export const idempotencyDocument = defineDocument(
  paths.idempotency,
  object({ command: text, uid: optional(text), bodyHash: text, answer: z.unknown(), expiresAt: instant }),
);
