import { count, instant, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** An event of the payment provider, created once by its id however often it is delivered. Functions alone see it. */
export const stripeEventDocument = defineDocument(paths.stripeEvent, {
  type: text(),
  account: optional(text()),
  objectId: text(),
  state: oneOf(["received", "done", "failed", "ignored"]),
  attempts: count(),
  error: optional(text()),
  receivedAt: instant(),
  expiresAt: instant(),
});
