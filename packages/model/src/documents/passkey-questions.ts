import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** A challenge that a passkey has to sign. It goes with the first answer to it, right or wrong. Functions alone see it. */
export const passkeyQuestionDocument = defineDocument(paths.passkeyQuestion, {
  /** The account that adds a passkey; missing: a sign-in, whose account is not known yet. */
  uid: f.optional(f.text()),
  expiresAt: f.instant(),
});
