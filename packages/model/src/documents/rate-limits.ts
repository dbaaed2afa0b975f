import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** Uses of a limited command by one caller; the id hashes who and what. Functions alone see it. */
export const rateLimitDocument = defineDocument(paths.rateLimit, {
  at: f.list(f.instant()),
  blocked: f.count(),
  expiresAt: f.instant(),
});
