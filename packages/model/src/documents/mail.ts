import { mailStates } from "@lokalkorb/domain/ordering/effects/mail-machine";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * One mail, however often it is tried: its id is what it is about (`order_{restaurantId}_{orderId}_{version}_{recipient}`)
 * and decides its Message-ID. Functions alone see it.
 */
export const mailDocument = defineDocument(paths.mail, {
  kind: f.oneOf(["transactional", "broadcast"]),
  template: f.text(),
  to: f.text(),
  fromName: f.text(),
  replyTo: f.optional(f.text()),
  subject: f.text(),
  html: f.text(),
  text: f.text(),
  /** Where one press in a mail program ends mails of this kind (RFC 8058). */
  unsubscribeUrl: f.optional(f.text()),
  attachments: f.optional(
    f.list(
      f.object({
        name: f.text(),
        contentType: f.text(),
        path: f.optional(f.text()),
        content: f.optional(f.text()),
        /** The content is no text. */
        isBase64: f.optional(f.flag()),
      }),
    ),
  ),
  restaurantId: f.optional(f.id<"shop">()),
  orderId: f.optional(f.id<"order">()),
  state: f.oneOf(mailStates),
  attempts: f.count(),
  nextAt: f.optional(f.instant()),
  messageId: f.text(),
  error: f.optional(f.text()),
  sentAt: f.optional(f.instant()),
  createdAt: f.instant(),
  expiresAt: f.instant(),
});
