import { mailStates } from "@lokalkorb/domain/ordering/effects/mail-machine";
import { count, instant, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * One mail, however often it is tried: its id is what it is about (`order_{restaurantId}_{orderId}_{version}_{recipient}`)
 * and decides its Message-ID. Functions alone see it.
 */
export const mailDocument = defineDocument(paths.mail, {
  kind: oneOf(["transactional", "broadcast"]),
  template: text(),
  to: text(),
  fromName: text(),
  replyTo: optional(text()),
  subject: text(),
  html: text(),
  text: text(),
  attachments: optional(
    list(object({ name: text(), contentType: text(), path: optional(text()), content: optional(text()) })),
  ),
  restaurantId: optional(text()),
  orderId: optional(text()),
  state: oneOf(mailStates),
  attempts: count(),
  nextAt: optional(instant()),
  messageId: text(),
  error: optional(text()),
  sentAt: optional(instant()),
  createdAt: instant(),
  expiresAt: instant(),
});
