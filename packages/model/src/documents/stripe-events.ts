import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** An event of the payment provider, created once by its id however often it is delivered. Functions alone see it. */
export const stripeEventDocument = defineDocument(paths.stripeEvent, {
  type: f.text(),
  account: f.optional(f.text()),
  objectId: f.text(),
  state: f.oneOf(["received", "done", "failed", "ignored"]),
  attempts: f.count(),
  error: f.optional(f.text()),
  receivedAt: f.instant(),
  expiresAt: f.instant(),
});
