import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** An address that gets no mail any more; the id is its SHA-256 in lower case, so that the list names no person. */
export const suppressionDocument = defineDocument(paths.suppression, {
  scope: f.oneOf(["all", "marketing"]),
  reason: f.oneOf(["bounced", "complained", "unsubscribed"]),
  at: f.instant(),
});
