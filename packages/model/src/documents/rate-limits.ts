import { count, instant, list, object } from "../document/codecs.ts";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** Uses of a limited command by one caller; the id hashes who and what. Functions alone see it. */
export const rateLimitDocument = defineDocument(
  paths.rateLimit,
  object({ at: list(instant), blocked: count, expiresAt: instant }),
);
