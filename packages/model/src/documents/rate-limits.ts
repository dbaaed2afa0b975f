import { count, instant, list } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** Uses of a limited command by one caller; the id hashes who and what. Functions alone see it. */
export const rateLimitDocument = defineDocument(paths.rateLimit, {
  at: list(instant()),
  blocked: count(),
  expiresAt: instant(),
});
