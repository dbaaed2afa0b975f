import { cents, count, instant, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A newsletter address. Only the double opt-in makes it 'subscribed'. */
export const subscriberDocument = defineDocument(paths.subscriber, {
  emailLower: text(),
  name: optional(text()),
  status: oneOf(["pending", "subscribed", "unsubscribed", "bounced", "complained"]),
  source: oneOf(["checkout", "form", "import", "qr"]),
  doi: object({
    sentAt: instant(),
    token: text(),
    confirmedAt: optional(instant()),
    ipHash: text(),
    textVersion: text(),
  }),
  importProof: optional(text()),
  topics: list(text()),
  tags: list(text()),
  userDocId: optional(text()),
  stats: object({ sent: count(), opened: count(), clicked: count(), orders: count(), revenueCents: cents() }),
  unsubscribedAt: optional(instant()),
  bounce: optional(object({ type: oneOf(["hard", "soft"]), at: instant() })),
});
