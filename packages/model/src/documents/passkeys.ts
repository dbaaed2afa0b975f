import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** A way to sign in that a device or a password manager keeps; the id hashes that of the credential. Functions alone see it. */
export const passkeyDocument = defineDocument(paths.passkey, {
  uid: f.text(),
  credentialId: f.text(),
  /** COSE, in base64url. */
  publicKey: f.text(),
  counter: f.count(),
  transports: f.list(f.text()),
  /** In the person's own words. */
  name: f.text(),
  lastUsedAt: f.optional(f.instant()),
  /** When its counter went back; since then it opens nothing. */
  copiedAt: f.optional(f.instant()),
});
